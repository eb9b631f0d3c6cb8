import { dutchParticles } from './stem-dutch.js'
import { germanParticles } from './stem-german.js'
import type { Token } from '../tokens.js'
import { wordSet } from './word-set.js'

const particles: Readonly<Record<string, ReadonlySet<string>>> = { de: germanParticles, nl: dutchParticles }
const joints = wordSet('und oder sowie aber bevor nachdem wobei en of maar waarbij voordat')
/** No verbs, whatever stands at the end of their clause. */
const small = wordSet(
  `ein eine einen einem einer der die das den dem des sie er es ich ihr ihre ihren sein seine seinen mein meine und auch dort hier een de het hij zij ze ik er zijn haar mijn ook daar hun die dat met van`,
)

/** `von 2012 an`, `van jongs af`, `ab und zu`: no part of a verb. */
const fixed = wordSet('von vom ab van vanaf')

/** The verb that the word at `at` is with what stands at the end of its clause: `führte die Liste ein` is `einführte`. */
export function rejoined(tokens: readonly Token[], at: number, language: string): string | undefined {
  if (language === 'pl') return reflexive(tokens, at)
  const known = particles[language]
  const verb = tokens[at]
  if (!known || verb?.kind !== 'word' || verb.value.length < 3 || small.has(verb.value)) return undefined
  const isFirst = at === 0 || verb.breaks
  if (verb.isMarked && !isFirst) return undefined
  const behind = tokens.slice(at + 1)
  const stop = behind.findIndex(({ breaks, value }, index) => breaks || (index > 0 && joints.has(value)))
  const clause = stop < 0 ? behind : behind.slice(0, stop)
  const last = clause.at(-1)
  if (!last || last.isMarked || !known.has(last.value)) return undefined
  const isFixed =
    (last.value === 'an' || last.value === 'af' || last.value === 'zu') &&
    clause.some(({ value }) => fixed.has(value))
  return isFixed ? undefined : `${last.value}${verb.value}`
}

/** Polish `uczyła się` and `się uczyła` are one verb: `uczyłasię`. */
function reflexive(tokens: readonly Token[], at: number): string | undefined {
  const verb = tokens[at]
  if (verb?.kind !== 'word' || verb.value.length < 5 || (verb.isMarked && at > 0)) return undefined
  return [tokens[at - 1], tokens[at + 1]].some((other) => other?.value === 'sie')
    ? `${verb.value}sie`
    : undefined
}
