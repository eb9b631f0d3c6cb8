const particles = new Set(
  'af al am auf bin da das de dei del della den der des di do dos du e el ibn la las le los och of ten ter und van vom von y zu zum zur'.split(
    ' ',
  ),
)
const written: Readonly<Record<string, string>> = { PHD: 'PhD', NG: 'Ng', JR: 'Jr', SR: 'Sr', DR: 'Dr', MR: 'Mr', MRS: 'Mrs', MS: 'Ms' } // prettier-ignore
const roman = /^(?=[IVX]{2,})X{0,2}(?:IX|IV|V?I{0,3})$/
const vowel = /[AEIOUYÀ-ÖØ-ÝŁ]/u
const latinCapitals = /^\p{Script=Latin}+$/u

/** A name that is typeset in capitals, in ordinary case; any other name as it is. */
export function ordinaryCase(name: string, language: string): string {
  const letters = name.replace(/[^\p{L}]/gu, '')
  if (letters.length < 3 || letters !== letters.toUpperCase() || letters === letters.toLowerCase())
    return name
  return name
    .split(' ')
    .map((word, at) => ordinaryWord(word, at === 0, language))
    .join(' ')
}

function ordinaryWord(word: string, isFirst: boolean, language: string): string {
  const known = written[word.replace(/\.$/, '')]
  if (known !== undefined) return known + (word.endsWith('.') ? '.' : '')
  if (isInitials(word)) return word
  const lower = word.toLocaleLowerCase(localeOf(language))
  if (!isFirst && particles.has(lower)) return lower
  return lower
    .replace(/(?<![\p{L}\p{M}])\p{L}|(?<=(?<![\p{L}\p{M}])[ld]['’])\p{L}/gu, (first) =>
      first.toLocaleUpperCase(localeOf(language)),
    )
    .replace(/^Mc(\p{L})(?=\p{L}{2})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`)
}

/** Initials, numbers of a line of kings, and short words that nobody can pronounce. */
const isInitials = (word: string) =>
  /^(?:\p{L}\.)+\p{L}?$|^\p{L}$/u.test(word) ||
  roman.test(word) ||
  (word.length <= 3 && latinCapitals.test(word) && !vowel.test(word))

const localeOf = (language: string) => (/^[a-z]{2,3}(-|$)/.test(language) ? language.slice(0, 2) : 'en')
