const signs = /sq|qm|mq|carr|quadr|cuadr|vierk|kwadr|m2/i
const squareMetres =
  /(?:[\s-]|(?<=\d))(?:square[ -]met(?:re|er)s?|sq\.? ?m|qm|quadratmetern?s?|m[eè]tres? carrés?|metr[oi] quadr(?:at)?[oi]|mq|metros? [cq]uadrados?|vierkante meters?|metr\p{L}{0,3} kwadratow\p{L}{1,3}|m2)(?![\p{L}\p{N}])/giu

/** Square metres, however they are written in a text in NFKC, as `m2`. */
export const withSquareMetres = (text: string): string =>
  signs.test(text) ? text.replace(squareMetres, ' m2') : text
