/** Numbers that look like telephone numbers and are not, with every text before them. */
const others: readonly RegExp[] = [
  // Addresses in the web, with or without a scheme, and what is named by slashes: a DOI.
  /\b(?:https?:\/\/|www\.)[^\s<>"]+/gi,
  /(?<![\p{L}\d@.-])(?:[\p{L}\d-]{1,63}\.){1,8}[\p{L}]{2,24}\/[^\s<>"]*/gu,
  /\b10\.\d{4,9}\/\S+/g,
  // ISBN-13 and ISBN-10, ORCID and card-like fours, ISSN.
  /\b97[89][ -]?(?:\d[ -]?){9}[\dXx]\b/g,
  /(?<!\d)\d{4}[ -]\d{4}[ -]\d{4}[ -]\d{3}[\dXx](?!\d)/g,
  // Internet addresses, versions.
  /(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?:\/\d{1,2})?(?![\d.])/g,
  // Days, months and spans of them.
  /(?<!\d)\d{1,2}([./-])\d{1,2}\1(?:19|20)\d\d(?!\d)/g,
  /(?<!\d)(?:19|20)\d\d([./-])(?:0?[1-9]|1[0-2])(?:\1(?:0?[1-9]|[12]\d|3[01]))?(?!\d)/g,
  /(?<!\d)(?:0?[1-9]|1[0-2])[./-](?:19|20)\d\d(?!\d)/g,
  /(?<!\d)(?:19|20)\d\d(?:(?:\s?[-/–]\s?| )(?:(?:19|20)\d\d|\d\d))+(?!\d)/g,
  // Times of the day, and numbers in thousands with commas.
  /(?<![\d:])\d{1,2}:\d\d(?::\d\d)?(?!\d)/g,
  /(?<!\d)\d{1,3}(?:,\d{3})+(?!\d)/g,
]

/** The text with those numbers struck out. Places stay as they are. */
export const withoutOtherNumbers = (text: string): string =>
  others.reduce((rest, pattern) => rest.replace(pattern, (found: string) => '\0'.repeat(found.length)), text)
