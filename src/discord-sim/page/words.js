// The page's own texts in English, German and Dutch. Texts of the bot are localised by the bot.

const WORDS = {
  en: {
    self: "English", locale: "en-US",
    welcome: "This is a Discord of your own, on this machine only: type / for the bot's commands, and switch seats above.",
    demo: "Try a demo game", learn: "Learn", demoRunning: "One moment…", demoFailed: "That stopped: {why}",
    emptyTitle: "Welcome to #{channel}", emptyDm: "Your direct messages with {bot}",
    messageTo: "Message #{channel}", messageToDm: "Message {bot}", send: "Send",
    servers: "Servers", channels: "Channels", threads: "Threads", direct: "Direct messages", members: "Members",
    seats: "Play as", addSeat: "Add a person", name: "Name", add: "Add", cancel: "Cancel", close: "Close", submit: "Submit",
    settings: "Settings", language: "Language of {name}", theme: "Colours", system: "As the system", light: "Light", dark: "Dark",
    messages: "Messages", skip: "Skip to the message box", menu: "Channels and servers",
    app: "APP", used: "{name} used {command}", replyTo: "Replying to {name}", reply: "Reply", remove: "Delete", gone: "The message is gone",
    onlyYou: "Only you can see this", dismiss: "Dismiss message", thinking: "{bot} is thinking…", edited: "(edited)",
    failed: "This interaction failed", noAnswer: "The application did not respond",
    typing: "{name} is typing…", newMessages: "New messages", newMark: "NEW",
    lost: "Connection lost. Trying again…", back: "Connected again.", choose: "Make a selection", done: "Done",
    commands: "Commands", options: "Options", optional: "optional", required: "required", none: "Nothing fits", 
    yes: "True", no: "False", missing: "Fill in {option}", spoiler: "Spoiler, press to show", picture: "Picture", openLarge: "Open large: {alt}",
    started: "{name} started a thread:", seeThread: "See thread", today: "Today at {time}", yesterday: "Yesterday at {time}",
    unread: { one: "{count} unread mention", other: "{count} unread mentions" }, unreadPlain: "unread", older: "Older messages", 
    react: "React with {emoji}", file: "File {name}, {size}", mode: "Writing command {name}", leaveCommand: "Leave the command",
    noCommand: "There is no command {name}; type / for a list.", nobody: "unknown",
  },
  de: {
    self: "Deutsch",
    welcome: "Das ist ein Discord für dich allein, nur auf diesem Rechner: Mit / kommen die Befehle des Bots, oben wechselst du den Platz.",
    demo: "Probespiel starten", learn: "Lernen", demoRunning: "Einen Moment…", demoFailed: "Das blieb stehen: {why}",
    emptyTitle: "Willkommen in #{channel}", emptyDm: "Deine Direktnachrichten mit {bot}",
    messageTo: "Nachricht an #{channel}", messageToDm: "Nachricht an {bot}", send: "Senden",
    servers: "Server", channels: "Kanäle", threads: "Threads", direct: "Direktnachrichten", members: "Mitglieder",
    seats: "Spielen als", addSeat: "Person hinzufügen", name: "Name", add: "Hinzufügen", cancel: "Abbrechen", close: "Schließen", submit: "Absenden",
    settings: "Einstellungen", language: "Sprache von {name}", theme: "Farben", system: "Wie das System", light: "Hell", dark: "Dunkel",
    messages: "Nachrichten", skip: "Zum Nachrichtenfeld", menu: "Kanäle und Server",
    app: "APP", used: "{name} hat {command} benutzt", replyTo: "Antwort an {name}", reply: "Antworten", remove: "Löschen", gone: "Die Nachricht ist weg",
    onlyYou: "Nur du kannst das sehen", dismiss: "Nachricht verwerfen", thinking: "{bot} denkt nach…", edited: "(bearbeitet)",
    failed: "Diese Interaktion ist fehlgeschlagen", noAnswer: "Die Anwendung hat nicht geantwortet",
    typing: "{name} schreibt…", newMessages: "Neue Nachrichten", newMark: "NEU",
    lost: "Verbindung verloren. Neuer Versuch…", back: "Wieder verbunden.", choose: "Triff eine Auswahl", done: "Fertig",
    commands: "Befehle", options: "Optionen", optional: "freiwillig", required: "nötig", none: "Nichts passt", 
    yes: "Ja", no: "Nein", missing: "{option} ausfüllen", spoiler: "Spoiler, zum Zeigen drücken", picture: "Bild", openLarge: "Groß öffnen: {alt}",
    started: "{name} hat einen Thread begonnen:", seeThread: "Thread ansehen", today: "Heute um {time}", yesterday: "Gestern um {time}",
    unread: { one: "{count} ungelesene Erwähnung", other: "{count} ungelesene Erwähnungen" }, unreadPlain: "ungelesen", older: "Ältere Nachrichten", 
    react: "Mit {emoji} reagieren", file: "Datei {name}, {size}", mode: "Befehl {name} wird geschrieben", leaveCommand: "Befehl verlassen",
    noCommand: "Den Befehl {name} gibt es nicht; / zeigt alle.", nobody: "unbekannt",
  },
  nl: {
    self: "Nederlands",
    welcome: "Dit is een Discord voor jou alleen, alleen op deze computer: typ / voor de opdrachten van de bot, en wissel bovenaan van plaats.",
    demo: "Proefspel starten", learn: "Leren", demoRunning: "Een ogenblik…", demoFailed: "Dat bleef steken: {why}",
    emptyTitle: "Welkom in #{channel}", emptyDm: "Je privéberichten met {bot}",
    messageTo: "Bericht aan #{channel}", messageToDm: "Bericht aan {bot}", send: "Versturen",
    servers: "Servers", channels: "Kanalen", threads: "Threads", direct: "Privéberichten", members: "Leden",
    seats: "Spelen als", addSeat: "Persoon toevoegen", name: "Naam", add: "Toevoegen", cancel: "Annuleren", close: "Sluiten", submit: "Indienen",
    settings: "Instellingen", language: "Taal van {name}", theme: "Kleuren", system: "Zoals het systeem", light: "Licht", dark: "Donker",
    messages: "Berichten", skip: "Naar het berichtveld", menu: "Kanalen en servers",
    app: "APP", used: "{name} gebruikte {command}", replyTo: "Antwoord aan {name}", reply: "Antwoorden", remove: "Verwijderen", gone: "Het bericht is weg",
    onlyYou: "Alleen jij kunt dit zien", dismiss: "Bericht sluiten", thinking: "{bot} denkt na…", edited: "(bewerkt)",
    failed: "Deze interactie is mislukt", noAnswer: "De applicatie heeft niet gereageerd",
    typing: "{name} is aan het typen…", newMessages: "Nieuwe berichten", newMark: "NIEUW",
    lost: "Verbinding verbroken. Nieuwe poging…", back: "Weer verbonden.", choose: "Maak een keuze", done: "Klaar",
    commands: "Opdrachten", options: "Opties", optional: "optioneel", required: "nodig", none: "Niets past", 
    yes: "Ja", no: "Nee", missing: "Vul {option} in", spoiler: "Spoiler, druk om te tonen", picture: "Afbeelding", openLarge: "Groot openen: {alt}",
    started: "{name} begon een thread:", seeThread: "Thread bekijken", today: "Vandaag om {time}", yesterday: "Gisteren om {time}",
    unread: { one: "{count} ongelezen vermelding", other: "{count} ongelezen vermeldingen" }, unreadPlain: "ongelezen", older: "Oudere berichten", 
    react: "Reageer met {emoji}", file: "Bestand {name}, {size}", mode: "Opdracht {name} wordt geschreven", leaveCommand: "Opdracht verlaten",
    noCommand: "De opdracht {name} bestaat niet; / toont alles.", nobody: "onbekend",
  },
};

export const LANGUAGES = Object.entries(WORDS).map(([code, words]) => [words.locale ?? code, words.self]);

let locale = "en-US";

export function setLocale(next) {
  locale = next;
  document.documentElement.lang = next;
}

export const currentLocale = () => locale;

/**
 * A text of the page in the current language, with placeholders such as `{name}` filled in. A text with `{count}` may
 * have a form for each plural.
 */
export function tr(key, args = {}) {
  const words = WORDS[locale.slice(0, 2)] ?? WORDS.en;
  const found = words[key] ?? WORDS.en[key] ?? key;
  const text = typeof found === "string" ? found : found[new Intl.PluralRules(locale).select(args.count ?? 0)] ?? found.other;
  return text.replace(/\{(\w+)\}/g, (_, name) => args[name] ?? "");
}

/** The localised name or description of a command, option or choice. */
export function local(thing, field = "name") {
  return thing[`${field}_localizations`]?.[locale] ?? thing[field] ?? "";
}
