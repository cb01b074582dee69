### Looking up the rules: the frame around the topics.

## Headings and lines of a page. Shown above and in the text of a private message.

# Heading of a page: "Anno 1503 · Setup".
shelf-heading = { $shelf } · { $topic }
# The same with page numbers.
shelf-heading-page = { $shelf } · { $topic } ({ $page }/{ $pages })
# Heading of the list of topics.
shelf-contents = Rules
# Above the list of topics of a game.
shelf-topics = **What would you like to know?** Pick a topic below, or type a word after { CMD("rules") }.
# The name of the shelf about panel, undo, clocks and so on. At most 40 characters.
shelf-here = How it works here
# Asked where no game is played.
shelf-which = **Which game’s rules?**
# The same, after a search.
shelf-which-found = **Which game do you mean?** I looked for “{ $query }”.
# Above the list of topics, after a search that found nothing.
shelf-nothing = Nothing found for “{ $query }”. Try another word, or pick a topic.
# After a text. $example is two or three sentences.
shelf-example = **Example:** { $example }
# A line of the glossary.
shelf-term = **{ $term }:** { $text }
shelf-glossary = Glossary
    .words = glossary words terms meaning dictionary

## Buttons and menus. At most 80 characters, better 20; placeholders of menus 150.

shelf-menu = Topics
shelf-menu-tables = Tables and glossary
shelf-previous = ◀ { $topic }
shelf-next = { $topic } ▶
shelf-page = Page { $page }
shelf-up = All topics
shelf-games = All games
# A button to a related topic.
shelf-see = See also: { $topic }
# On a refusal: opens the topic that explains it.
shelf-why = Why?

## The first screen of the local table

# A game’s card: players, and minutes when everybody plays at once.
card-facts = { $min }–{ $max } players · about { $minutes } minutes live
