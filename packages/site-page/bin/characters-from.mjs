/** The characters of a range of code points, both ends included. */
export const charactersFrom = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('')
