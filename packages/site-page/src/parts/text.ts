import { escapeHtml } from '@thumbfolio/contracts'

/** Controls, direction overrides and isolates, lone surrogates, non-characters: nothing a reader would miss. */
const unprintable =
  /[\p{Cc}\p{Cs}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\uffff\u{e0000}-\u{e007f}]/gu
const space = /[\s\u2028\u2029]+/g

/** Anything but the commonest letters and signs with single blanks between them. */
const uncommon = /[^ -~\u00a1-\u00ac\u00ae-\u024f‘’“”–—…€]| {2}/

/** Text as it may be shown: one line, without characters that turn, hide or forge it. */
export const printable = (text: string): string =>
  uncommon.test(text) ? text.replace(space, ' ').replace(unprintable, '') : text

/** Lines of code for HTML: indents, tabs and line breaks count, and nothing else that a reader would miss. */
export const codeText = (code: string): string =>
  code
    .replace(/\s+$/, '')
    .split(/\r\n?|\n/)
    .map((line) =>
      line.split(/( {2,}|\t+)/).map((part) => (/^[ \t]+$/.test(part) ? part : escapeHtml(printable(part)))),
    )
    .map((parts) => parts.join(''))
    .join('\n')

export const cleanText = (text: string): string => printable(text).trim()

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
const letter = /\p{L}/u

export type Direction = 'ltr' | 'rtl'

/** The direction of the first letter that has one; undefined for a text without letters. */
export function directionOf(text: string): Direction | undefined {
  const first = letter.exec(text)?.[0]
  if (first === undefined) return undefined
  return rightToLeft.test(first) ? 'rtl' : 'ltr'
}

const rightToLeftLanguages = new Set(['ar', 'he', 'fa', 'ur', 'yi', 'ps', 'sd', 'ug', 'dv', 'ckb'])

export const directionOfLanguage = (language: string): Direction =>
  rightToLeftLanguages.has(language.split('-')[0] ?? '') ? 'rtl' : 'ltr'
