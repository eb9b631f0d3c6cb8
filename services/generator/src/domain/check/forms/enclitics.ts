const enclitics = /(?<=\p{L}(?:[aei]r|ando|endo))(?:(?:se|me|nos)?l[aeo]s?|se|me|nos)$/u

/** `convertirlo`, `encargándose`: a Spanish verb without the pronouns written on to it, in normal form. */
export const withoutEnclitics = (word: string): string => word.replace(enclitics, '')

export const hasEnclitics = (language: string): boolean => language === 'es'
