import { wordSet } from '../forms/word-set.js'

const signs = /sq|qm|mq|carr|quadr|cuadr|vierk|kwadr|m2/i
const squareMetres =
  /(?:[\s-]|(?<=\d))(?:square[ -]met(?:re|er)s?|sq\.? ?m|qm|quadratmetern?s?|m[eè]tres? carrés?|metr[oi] quadr(?:at)?[oi]|mq|metros? [cq]uadrados?|vierkante meters?|metr\p{L}{0,3} kwadratow\p{L}{1,3}|m2)(?![\p{L}\p{N}])/giu

/** Square metres, however they are written in a text in NFKC, as `m2`. */
export const withSquareMetres = (text: string): string =>
  signs.test(text) ? text.replace(squareMetres, ' m2') : text

const inFull: readonly (readonly [short: string, words: string])[] = [
  ['m', 'meter metern metre metres metro metros metri mètre mètres metr metry metrów metrach'],
  ['l', 'liter litern litre litres litro litros litri litr litry litrów'],
  ['t', 'tonne tonnes tonnen tonnellata tonnellate tonelada toneladas'],
  ['g', 'gramm gramme grammes gramo gramos grammo grammi grama gramas gramów'],
]
const shortOf = new Map(inFull.flatMap(([short, words]) => [...wordSet(words)].map((word) => [word, short])))

/** A unit behind an amount as it is written short: the `Meter` of `acht Meter`. English `meter` counts as well. */
export const shortUnit = (word: string, language: string): string | undefined =>
  language === 'en' && word === 'meter' ? undefined : shortOf.get(word)
