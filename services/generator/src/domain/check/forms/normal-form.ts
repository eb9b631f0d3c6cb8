const undecomposable: Readonly<Record<string, string>> = {
  ...{ ł: 'l', ß: 'ss', ø: 'o', đ: 'd', æ: 'ae', œ: 'oe', ı: 'i', ð: 'd', þ: 'th' },
}

/** Two spellings of one word have one normal form: NFKC, no case, no diacritics, plain apostrophes. */
export const normalForm = (text: string): string =>
  /^[a-z0-9' -]*$/.test(text)
    ? text
    : text
        .normalize('NFKC')
        .toLowerCase()
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .replace(/[łßøđæœıðþ]/g, (letter) => undecomposable[letter] ?? letter)
        .replace(/[‘’ʼ]/g, "'")
