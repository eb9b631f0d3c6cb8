const capitals = /^[^\p{Ll}\p{Lt}]*\p{Lu}[^\p{Ll}\p{Lt}]*\p{Lu}[^\p{Ll}\p{Lt}]*$/u

/** Stand in small letters, but for the first word. */
const particles = new Set(
  'von van der den de da di du del della dos das do la le y e zu zum zur ten ter af av bin ibn al el und and'.split(
    ' ',
  ),
)

/** As they are written beside a name, and in no other way. Others behind its comma stay as they are printed. */
const titles = new Map(
  'II III IV MD MBA RN CPA PE PMP CFA JD LLM BA MA PhD MSc BSc MEd BEd MPhil LLB Jr Sr Dr Prof Ing Dipl Mr Mrs Ms'
    .split(' ')
    .map((title) => [title.toUpperCase(), title]),
)

const words = /[\p{L}\p{M}]+\.?/gu
const apostrophes = "'’"

/** A name that is typeset in capitals alone, as it is written in a sentence. Any other is as its owner writes it. */
export function inOrdinaryCase(name: string, language: string): string {
  const isShort = name.replace(/[^\p{L}]/gu, '').length < 4
  if (isShort || !capitals.test(name)) return name
  const comma = name.indexOf(',')
  return name.replace(words, (word, at: number) => {
    const bare = word.replace('.', '')
    const known = titles.get(bare)
    if (known !== undefined && (at > 0 || word.endsWith('.'))) return word.replace(bare, known)
    if (comma > 0 && at > comma) return word
    if (bare.length === 1 || (word.endsWith('.') && bare.length < 3)) return word
    const lower = word.toLocaleLowerCase(language)
    if (at > 0 && particles.has(lower) && !apostrophes.includes(name[at - 1]!) && name[at - 1] !== '-')
      return lower
    const [first = '', ...rest] = [...word]
    const small = rest.join('').toLocaleLowerCase(language)
    return first === 'M' && /^c\p{L}{3}/u.test(small)
      ? `Mc${small[1]!.toLocaleUpperCase(language)}${small.slice(2)}`
      : `${first}${small}`
  })
}
