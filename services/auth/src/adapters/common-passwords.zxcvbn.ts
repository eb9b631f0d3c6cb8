import { createRequire } from 'node:module'
import type { CommonPasswords } from '../ports.js'

/** Of these, the variations of ASVS 6.2.4 are refused as well: guessers try them next. */
const mostCommon = 3_000
/** More digits and signs than that around a word are not tried for each word. */
const mostAround = 8

interface Lists {
  readonly all: ReadonlySet<string>
  /** The commonest, folded. */
  readonly folded: ReadonlySet<string>
}

/**
 * The passwords of the lists behind zxcvbn (MIT), and the commonest of them with other letters for the same, letters
 * repeated, or digits and signs around them. Read at the first question.
 */
export function zxcvbnPasswords(): CommonPasswords {
  let known: Lists | undefined
  return {
    has(password) {
      known ??= readLists()
      return known.all.has(password.toLowerCase()) || known.folded.has(fold(password))
    },
  }
}

/** The file is ordered, the commonest first. */
function readLists(): Lists {
  const all = createRequire(import.meta.url)('@zxcvbn-ts/language-common/src/passwords.json') as string[]
  const folded = all.slice(0, mostCommon).map(fold)
  return { all: new Set(all), folded: new Set(folded.filter((text) => text !== '')) }
}

/** One and `l` are `i` here, as a reader may take them. */
const letters: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '|': 'i',
  l: 'i',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
  '+': 't',
}

/** What two spellings of one guess have in common. A text without letters has nothing. */
function fold(password: string): string {
  const lower = password.normalize('NFKC').toLowerCase()
  const word = lower.replace(/^[^\p{L}@$]+|[^\p{L}]+$/gu, '')
  if (lower.length - word.length > mostAround) return lower
  return word.replace(/[^a-z ]|l/g, (sign) => letters[sign] ?? sign).replace(/(.)\1+/gu, '$1')
}
