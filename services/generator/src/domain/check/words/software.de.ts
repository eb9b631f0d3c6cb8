/** What code is written in, alone or among other words. */
export const code =
  /(?<![\p{L}\d])(?:java|javascript|typescript|kotlin|scala|python|ruby|php|perl|rust|swift|golang|c\+\+|c#|haskell|dart|elixir|cobol|abap|delphi|matlab|sql|pl\/sql|vba|bash|html|css)(?![\p{L}\d])/iu

const piece =
  /(?:schnittstelle|webdienst|webservice|microservice|webapp|app|website|webseite|webshop|onlineshop|portal|plattform|anwendung|applikation|software|programm|skript|dashboard|prototyp|plugin|bibliothek|modul|komponente|werkzeug|tool|(?<!ange|ge)bot|parser|konverter|importer|exporter|backend|frontend|datenbank|simulation|pipeline)(?:e|en|n|s)?$/u

/** Whether a German word in normal form is a piece of software. */
export const isSoftware = (word: string): boolean => piece.test(word)
