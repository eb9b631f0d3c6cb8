/** Lower case without diacritics, character for character: offsets stay those of the original. */
export const fold = (text: string): string =>
  /^[\x20-\x7e]*$/.test(text) ? text.toLowerCase() : foldChars(text)

/** What Unicode has no simpler form of: letters with strokes, a sigma at a word's end, and digits of other scripts. */
const plainLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  ı: 'i',
  ς: 'σ',
  ...Object.fromEntries(
    ['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '०१२३४५६७८९', '０１２３４５６７８９'].flatMap((digits) =>
      [...digits].map((digit, value) => [digit, String(value)] as const),
    ),
  ),
}

const foldChars = (text: string): string =>
  [...text]
    .map((char) => {
      if (char <= '~') return char.toLowerCase()
      const bare = char.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
      const plain = plainLetters[bare] ?? bare
      return plain.length === char.length ? plain : char
    })
    .join('')

/** A title or word reduced to letters and digits with single spaces. */
export const plainWords = (text: string): string =>
  fold(text)
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{M}\p{N}+#]+/gu, ' ')
    .trim()
