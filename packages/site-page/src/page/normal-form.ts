const undecomposable: Readonly<Record<string, string>> = {
  ł: 'l',
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ð: 'd',
  þ: 'th',
}

const plain = /^[a-z0-9' -]*$/
const isAscii = (text: string): boolean => /^[\0-~]*$/.test(text)

/** Two spellings of one word have one normal form: NFKC, no case, no diacritics, plain apostrophes. */
export function normalForm(text: string): string {
  if (plain.test(text)) return text
  if (isAscii(text)) return text.toLowerCase()
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łßøđæœıðþ]/g, (letter) => undecomposable[letter] ?? letter)
    .replace(/[‘’ʼ]/g, "'")
}
