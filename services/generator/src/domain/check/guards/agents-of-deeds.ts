import { isForm } from '../forms/one-word.js'
import { deedsOf, isTitle } from '../forms/same-word.js'
import type { Ground } from '../ground.js'
import { upTo } from '../said.js'
import type { Token } from '../tokens.js'
import { wordSet } from '../forms/word-set.js'
import { determiners, prepositions, pronouns } from '../words/function-words.js'

const being = wordSet('is was are were am been being became become as')
const links = wordSet('of to for')
const relative = wordSet('which that who and or')
/** Between what tells that somebody is something and what they are. */
const near = 5
/** What has an author; who wrote invoices is none. */
const works = wordSet(
  'guide leaflet brochure manual handbook article articles essay essays book books paper papers study thesis textbook novel story stories play poem poems glossary column blog newsletter report chapter script',
)

const verbsOf = (word: string): readonly string[] =>
  word === 'author' ? ['write', 'wrote', 'written'] : isTitle(word, 'en') ? deedsOf(word) : []

/** What an English noun phrase has up to its end, without articles. */
const phraseFrom = (tokens: readonly Token[], from: number): readonly Token[] =>
  upTo(
    tokens.slice(from),
    ({ value, breaks }, at) =>
      (breaks && at > 0) || relative.has(value) || prepositions('en').has(value) || pronouns.has(value),
  ).filter(({ value }) => !determiners.has(value))

/** Where the deed of a line stands: at its beginning, behind an `I`, or behind the word that the sentence has in front of the title. */
function isDeedOf(known: readonly Token[], at: number, before: Token | undefined): boolean {
  const front = known[at - 1]
  return at === 0 || (at === 1 && front !== undefined && (front.raw === 'I' || front.value === before?.value))
}

/** `is the coordinator of a board` of `Coordinates a board`, `supervisor to the interns` of `Supervision of interns`: all that the deed is done to. */
export function isAgentOfDeed(tokens: readonly Token[], at: number, grounds: readonly Ground[]): boolean {
  const verbs = verbsOf(tokens[at]!.value)
  if (verbs.length === 0 || !links.has(tokens[at + 1]?.value ?? '')) return false
  if (!tokens.slice(Math.max(0, at - near), at).some(({ value }) => being.has(value))) return false
  const things = phraseFrom(tokens, at + 2)
  const isDone = (known: readonly Token[], index: number) => {
    if (!isDeedOf(known, index, tokens[at - 1])) return false
    if (!verbs.some((verb) => isForm(verb, known[index]!.value, 'en'))) return false
    const done = phraseFrom(known, known[index + 1]?.value === 'of' ? index + 2 : index + 1)
    return (
      done.length === things.length &&
      (tokens[at]!.value !== 'author' || done.some(({ value }) => works.has(value))) &&
      done.every(({ value }, step) => isForm(things[step]!.value, value, 'en'))
    )
  }
  return (
    things.length > 0 &&
    grounds.some(({ section, sequences }) =>
      /^(?:work|volunteer|projects)$/.test(section)
        ? sequences.some((known) => [0, 1].some((index) => index < known.length && isDone(known, index)))
        : false,
    )
  )
}
