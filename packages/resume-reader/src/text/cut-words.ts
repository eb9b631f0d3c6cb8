import { findUrls } from './urls.js'

/** Endings that are no words by themselves, with up to three letters of what they end. */
const ending = new RegExp(
  `^(?:\\p{Ll}{0,3}(?:[ts]ions?|ments?|[cs]i[óo]n|[cs]iones|mientos?|zion[ei]|ção|ções|dades?|keit(?:en)?|heit(?:en)?|schaft(?:en)?|ility|ibility)|
  \\p{Ll}?(?:ness|ities|ivity|teurs?|trices?|[gntzb]ungen)|
  (?:i|n|l|t|d|tl|dl|pl|c|v|g|m|nn|tt|mm)?ing|[ct]i(?:al|ally|ous)|n?tures?|ters?|[bgntz]ung|c?ity|
  (?:e|i|u|n|m|v|r|l)able|ible|[nm]ance|(?:r|d|c|g|t|l|qu|ri|i)?ence|[ln]?ated|[ln]?ating|[cn]ally|[nt]ical|
  lich(?:e[nmrs]?|keit(?:en)?)?|heid|cj[aię]|wani[ae]m?|amente)$`.replaceAll(/\s+/g, ''),
  'u',
)

/** Words that follow a hyphen of their own: `slow-motion`, `user-segments`. */
const words = new Set(
  `action auction caption caution diction edition faction fiction lotion mention motion nation notion option portion potion
ration section station suction traction vision mission passion session version pension tension fusion lesion
cement moment comment pigment segment garment payment element ciment city edades ciudades unidades verdades
ability agility utility facility mobility civility nobility`
    .split(/\s+/)
    .flatMap((word) => [word, `${word}s`]),
)

const cutEnd = /\p{Ll}{2}-$/u
const firstWord = /^\p{Ll}+(?![\p{L}\p{N}-])/u

/** Whether a hyphen at the end of a line cuts a word, as typesetters do: what follows is the end of a word and no word. */
export function isCutWord(line: string, next: string): boolean {
  const [rest = ''] = firstWord.exec(next) ?? []
  return cutEnd.test(line) && ending.test(rest) && !words.has(rest)
}

/** The address of a page is cut behind its marks, and goes on with what makes one of both. */
export const isCutUrl = (above: string, below: string): boolean => {
  const head = /\bhttps?:\S*$/i.exec(above)?.[0]
  const tail = /^[^\s,;]+/.exec(below)?.[0]
  if (head === undefined || tail === undefined || !/[.:/?&=#_-]$/.test(head) || /^https?:/i.test(tail))
    return false
  const isBegun = /^https?:\/?\/?$/i.test(head)
  // A path may be followed by a sentence.
  const isAddress = /[./\d]/.test(tail) && /^[\p{Ll}\d/]/u.test(tail)
  return (isBegun || isAddress) && findUrls(head + tail)[0]?.url === head + tail
}
