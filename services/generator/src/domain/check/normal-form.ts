const undecomposable: Readonly<Record<string, string>> = {
  ...{ ł: 'l', ß: 'ss', ø: 'o', đ: 'd', æ: 'ae', œ: 'oe', ı: 'i', ð: 'd', þ: 'th' },
}

/** Two spellings of one word have one normal form: NFKC, no case, no diacritics, plain apostrophes. */
export const normalForm = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łßøđæœıðþ]/g, (letter) => undecomposable[letter] ?? letter)
    .replace(/[‘’ʼ]/g, "'")

/** What is left of a word without its commonest English endings; good enough to know `designed` in `designs`. */
export function stemOf(word: string): string {
  const bare = word.replace(/'s?$/, '')
  if (bare.length < 5 || !/^[a-z]+$/.test(bare)) return bare.replace(/(?<=\w{3})s$/, '')
  return bare
    .replace(/ies$|ied$/, 'y')
    .replace(/(?<=\w{3})(?:ings?|ed|es|s)$/, '')
    .replace(/(.)\1$/, '$1')
    .replace(/(?<=\w{3})e$/, '')
}
