### How games are played here, whichever game it is: one topic each. Shown by the command for rules, under "How it works here".
### A text can have about 1,700 characters. `.words` are further words under which a topic is found.

rules-table-panel =
    Everything you do happens in your **panel**, a message that only you can see. Press *Play* under a post or type { CMD("play") }.

    - At the top: what you’re asked right now, and your picture.
    - Below: the answers, as buttons or menus. Only legal answers are offered. One answer leads to the next question, until the action is complete.
    - *Back* takes you one question back. Nothing has happened yet.
    - Big steps are shown once more, so that you can confirm them.

    Close the panel whenever you like and open it again later, on any device: nothing is lost. You can also type every action; the bot asks for what you leave out.
    .title = Your panel
    .words = play button menu private message message window answer question back confirm start first steps

rules-table-recommended =
    A **green button**, or a ★ in a menu, marks what the bot recommends: usually the cheapest way, or the answer that keeps most doors open. It’s a hint, never a must, and it’s worked out from what you can see yourself.

    If there’s only one possible answer, you aren’t asked: the bot takes it for you.

    New to the game? Follow the green buttons through your first turns, and look at what they do.
    .title = Green buttons and ★
    .words = green star recommended suggestion advice hint best default

rules-table-undo =
    In your turn you can undo freely, step by step: press *Undo* or type { CMD("undo") }. { CMD("redo") } puts the move back.

    This ends where something **hidden or random** came to light: dice, a drawn card, a tile turned up. It also ends when someone else has moved since, unless it was a computer player.

    From there on you need **consent**: the bot asks the others and shows them what has been seen meanwhile. Everyone has to agree. Computer players always do, so alone with them you can undo anything.

    Mind the difference: *Undo* undoes a move; *Back* only leaves a menu.
    .title = Undo and consent
    .words = undo redo take back mistake agree agreement ask others vote consent

rules-table-refusals =
    The bot knows the rules and only offers what they allow. You can still meet a **refusal**, for example when you type a command, or press a button on an old post.

    A refusal changes nothing. It says why it isn’t possible and what you can do instead. Under most of them is a button *Why?*: it opens the rule that’s behind it.

    If a button is out of date, open a fresh panel with { CMD("play") }.
    .title = Refusals and “Why?”
    .words = refused refusal not allowed illegal why error old button stale unknown

rules-table-pace =
    The **pace** says how long a turn should take: relaxed (48 hours), daily (24), brisk (8), live (30 minutes), or a length of your own. It only decides when reminders are sent. No one loses a turn because of it.

    The host can also set a **clock**. Then time counts while it’s your turn, and when it runs out the bot makes your move: something legal, and nothing voluntary. Your quiet hours, days off and vacation don’t count against you.

    The host sets both with { CMD("game-options") }. { CMD("game-info") } shows who the game is waiting for.
    .title = Pace and clock
    .words = pace clock time long turn slow fast hours limit timeout speed daily live

rules-table-reminders =
    When it’s your turn, the post mentions you once. If nothing happens, a reminder follows after half the pace; on it you can press *Later*.

    { CMD("remind-show") } shows your settings. They’re yours, for all games:
    - { CMD("remind-zone") }: your time zone; { CMD("remind-quiet") }: hours in which no one disturbs you
    - { CMD("remind-days") }: the days on which you play; { CMD("remind-vacation") }: when you’re away
    - { CMD("remind-way") }: in the channel or by direct message
    - { CMD("remind-off") }: no reminders at all
    .title = Reminders and quiet hours
    .words = reminder notification ping mention quiet night vacation holiday time zone direct message snooze later

rules-table-pause =
    Life gets in the way? { CMD("game-pause") } asks the others whether the game should rest. While it does, no clock runs and no one is reminded. { CMD("game-resume") } asks to continue.

    If a player is away for a long time, the bot asks the others what to do: keep waiting, skip this one turn, or let a **caretaker** play until that player is back. The absent player only has to play again, and the vote is over.

    Away for a while yourself? Enter it with { CMD("remind-vacation") }, and no one waits in vain.
    .title = Pauses and absence
    .words = pause absent away missing inactive vote wait skip vacation holiday resume

rules-table-computers =
    Too few people? In the lobby the host adds **computer players** with { CMD("game-computer") }: easy, medium or hard. They’re marked with 🤖, know only what their seat is allowed to know, never hold anyone up, and agree to every undo.

    A **caretaker** is a computer player of level medium that plays for someone who is away. The seat, the cards and the result stay that person’s own. When they’re back, one press on *Take my seat back* in the panel is enough.
    .title = Computers and caretaker
    .words = computer bot ai robot opponent level easy medium hard caretaker substitute replace seat back

rules-table-privacy =
    Your panel, your hand, your private notes and everything the bot answers to you: **only you** see them. Posts in the channel show what the rules make public.

    The bot doesn’t read your messages. It stores the games, who sits where, and your settings for reminders and pictures.

    The cards are shuffled fairly: at the start the bot posts a fingerprint of the shuffle, and at the end the seed itself. With them anyone can check the whole game.
    .title = What others see
    .words = privacy secret private public hidden data stored fair shuffle seed fingerprint cheat messages read

rules-table-leaving =
    - **Before the start** you can leave with the button in the lobby or { CMD("game-leave") }.
    - **While the game runs** your seat stays yours. If you can’t continue, tell the others: they can let a caretaker play for you. Some games also let you resign.

    The host, or a moderator of the channel, can end the whole game without a result: { CMD("game-abandon") }. { CMD("game-move") } moves a game to another channel.
    .title = Leaving a game
    .words = leave quit resign stop end abandon give up exit cancel delete move channel
