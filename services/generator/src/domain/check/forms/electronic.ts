/** `e-mail` and `e-commerce`, in the languages where an `e` by itself is an `and`. */
const electronic = /(?<![\p{L}\p{N}-])e-(?=\p{Ll}{4})/giu
const joining = /^(?:es|it|pt)$/

/** A text with such words written as one. */
export const withElectronic = (text: string, language: string): string =>
  joining.test(language) ? text.replace(electronic, 'e') : text
