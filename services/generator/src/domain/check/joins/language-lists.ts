import { gathered } from '../../gathered.js'
import { entriesAmong, hasWord, type Ground } from '../ground.js'
import type { Token } from '../tokens.js'
import { byLanguage, wordSet } from '../forms/word-set.js'
import { standsIn, telling, type Said } from '../said.js'

const into = byLanguage({
  ...{ en: 'in', de: 'in auf', fr: 'en', es: 'en' },
  ...{ it: 'in', pt: 'em', nl: 'in', pl: 'po w' },
})
const joints = wordSet(
  'and or und oder sowie et ou y e o u ed en of i oraz lub as well auch aussi tambien anche tambem ook takze',
)

/** A language that the person has, put to a deed that an entry tells in others or in none: `answers letters in English and German`. */
export function otherLanguage({ tokens, grounds, language, isPlain }: Said): string | undefined {
  const own = entriesAmong(grounds)
  const spoken = own.filter(({ section }) => section === 'languages')
  const others = own.filter((ground) => !spoken.includes(ground))
  if (spoken.length === 0 || others.length === 0) return undefined
  const isLanguage = ({ kind, value }: Token) =>
    kind === 'word' &&
    spoken.some((ground) => hasWord(ground, value, language) && isSign(ground, value, language))
  for (const [at, token] of tokens.entries()) {
    if (!isLanguage(token)) continue
    const start = listStart(tokens, at, (other) => isLanguage(other) || isInList(other, others, language))
    if (!into(language).has(tokens[start - 1]?.value ?? '')) continue
    const clause = clauseBefore(tokens, start - 1)
    const deed = telling(clause, isPlain).filter(({ value }) => !spoken.some(({ words }) => words.has(value)))
    const telle = gathered(others, ({ sequences }) =>
      sequences.filter(
        (known) => known.length > 2 && deed.some(({ value }) => standsIn(value, known, language)),
      ),
    )
    if (telle.length === 0) continue
    if (!telle.some((known) => isSaidIn(known, token.value, language))) return token.raw
  }
  return undefined
}

/** The name of a language stands first in its entry. */
const isSign = ({ sequences }: Ground, word: string, language: string) =>
  standsIn(word, sequences[0] ?? [], language)

/** A language that a text names behind its `in`. */
const isInList = ({ value }: Token, others: readonly Ground[], language: string) =>
  others.some(({ sequences }) => sequences.some((known) => isSaidIn(known, value, language)))

/** Where a list of languages begins that has the one at `at`: only joints stand between them. */
function listStart(tokens: readonly Token[], at: number, isOne: (token: Token) => boolean): number {
  let start = at
  for (let index = at - 1; index >= 0 && index > at - 12; index -= 1) {
    const token = tokens[index]!
    if (isOne(token)) start = index
    else if (!joints.has(token.value)) break
  }
  return start
}

const clauseBefore = (tokens: readonly Token[], end: number) => {
  const start = tokens.slice(0, end + 1).findLastIndex(({ breaks }) => breaks)
  return tokens.slice(Math.max(0, start), end)
}

/** Whether a text says something in this language: `in Welsh and English`. */
function isSaidIn(known: readonly Token[], word: string, language: string): boolean {
  const at = known.findIndex(({ value }) => into(language).has(value))
  return (
    at >= 0 &&
    known.some((token, index) => index > at && index <= at + 8 && standsIn(word, [token], language))
  )
}
