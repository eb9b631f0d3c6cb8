/** Lower case without diacritics, character for character: offsets stay those of the original. */
export const fold = (text: string): string =>
  /^[\x20-\x7e]*$/.test(text) ? text.toLowerCase() : foldChars(text)

const foldChars = (text: string): string =>
  [...text]
    .map((char) => {
      if (char <= '~') return char.toLowerCase()
      const bare = char.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
      const plain = bare === 'ł' ? 'l' : bare === 'ø' ? 'o' : bare
      return plain.length === char.length ? plain : char
    })
    .join('')

/** A title or word reduced to letters and digits with single spaces. */
export const plainWords = (text: string): string =>
  fold(text)
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()
