/** A resume in lines: no heading that the reader's rules know, and enough words that they expect one. */
export const badlyReadRows: readonly string[] = [
  'Ada Lovelace',
  'ada@example.org',
  'Where I was',
  'Analytical Engines',
  'Programmer',
  'June 2019 - March 2021',
  'Wrote the first program for the engine and explained to everybody who asked what it does',
  'Computed numbers by hand and by machine until both of them agreed with one another',
  'Difference Works',
  'Translator',
  'Turned long articles about engines into shorter ones that more people would want to read',
]
