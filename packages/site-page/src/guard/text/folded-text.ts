import { foldToPlain } from '../../parts/fold-to-plain.js'

/**
 * A text as it is read: digits of any script, full-width letters, accents and unseen characters are folded. Places of
 * `plain` and `lower` are equal; `original` gives what is written there.
 */
export interface FoldedText {
  readonly plain: string
  readonly lower: string
  /** The original text between two places of `plain`. */
  readonly original: (from: number, to: number) => string
}

const ascii = /^[\t\n -~]*$/
/** Letters that Unicode does not take apart, and the comma and the semicolon of Arabic. */
const solid: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  Ł: 'L',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  æ: 'ae',
  ı: 'i',
  '،': ',',
  '؛': ';',
}
/** A text has few different characters beyond ASCII; a hostile one must not fill the memory. */
const mostRemembered = 5_000
const remembered = new Map<string, string>()

function foldedCharacter(character: string): string {
  const known = remembered.get(character)
  if (known !== undefined) return known
  const fresh = solid[character] ?? foldToPlain(character)
  if (remembered.size < mostRemembered) remembered.set(character, fresh)
  return fresh
}

export function foldedText(text: string): FoldedText {
  if (ascii.test(text))
    return { plain: text, lower: text.toLowerCase(), original: (from, to) => text.slice(from, to) }
  let plain = ''
  let lower = ''
  const starts: number[] = []
  let place = 0
  for (const character of text) {
    const folded = character < '\x80' ? character : foldedCharacter(character)
    const small = folded.toLowerCase()
    plain += folded
    lower += small.length === folded.length ? small : folded
    for (let unit = 0; unit < folded.length; unit++) starts.push(place)
    place += character.length
  }
  const end = (to: number) => starts[to] ?? text.length
  return { plain, lower, original: (from, to) => text.slice(starts[from] ?? text.length, end(to)) }
}
