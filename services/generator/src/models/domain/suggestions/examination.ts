import { z } from 'zod'
import type { Prompt } from '../model.js'
import { folded } from './intl-words.js'
import type { Suggestion, SuggestionReason, Verdict } from './suggestion.js'
import { listOf, objectOf, oneOf, text } from '../json-schema.js'

/** A suggestion and everything it may rest on, as an examiner gets it. */
export interface Examined extends Pick<Suggestion, 'id' | 'text'> {
  readonly lines: readonly { readonly id: string; readonly text: string }[]
}

/** The answer's schema for structured output. */
export const examinationSchema = objectOf({
  suggestions: listOf(
    objectOf({
      id: text,
      claims: listOf(objectOf({ claim: text, supported: oneOf(['yes', 'no']), quote: text })),
    }),
  ),
})

const Examination = z.object({
  suggestions: z
    .array(
      z.object({
        id: z.string().max(40),
        claims: z
          .array(
            z.object({
              claim: z.string().max(2_000),
              supported: z.enum(['yes', 'no']),
              quote: z.string().max(4_000),
            }),
          )
          .max(60),
      }),
    )
    .max(200),
})
export type Examination = z.infer<typeof Examination>

/** One question about all suggestions. What a resume says can neither close the tag nor leave its place. */
export function examinationQuestion(
  { version, text: instructions }: { readonly version: string; readonly text: string },
  language: string,
  suggestions: readonly Examined[],
): Prompt {
  const json = JSON.stringify({ language, suggestions }).replaceAll('<', '\\u003c')
  return { version, instructions, data: `<suggestions>\n${json}\n</suggestions>` }
}

/** Undefined for anything that is no examination. */
export function readExamination(answer: string): Examination | undefined {
  try {
    return Examination.parse(JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1)))
  } catch {
    return undefined
  }
}

/**
 * What an examination says about one suggestion. The examiner is not trusted: every claim needs a quote that is word for
 * word in a line, says enough and is about the claim, and the claims together must have every word of the suggestion.
 */
export function verdictOf(examined: Examined, examination: Examination | undefined): Verdict {
  const found = examination?.suggestions.filter(({ id }) => id === examined.id) ?? []
  if (found.length === 0)
    return {
      kind: 'needs-check',
      reasons: [{ kind: 'not-examined', why: examination ? 'left-out' : 'no-answer' }],
    }
  // An id that is answered twice has to pass both times.
  const reasons = found.flatMap(({ claims }) => [
    ...claims.flatMap((claim) => reasonAgainst(claim, examined.lines)),
    ...leftOut(examined.text, claims),
  ])
  return reasons.length === 0
    ? { kind: 'passed' }
    : { kind: 'needs-check', reasons: reasons.slice(0, mostReasons) }
}

/** An owner reads a few of them, and a site stores them. */
const mostReasons = 20

const spaced = (value: string): string => value.replace(/\s+/gu, ' ').trim()

function reasonAgainst(
  { claim, supported, quote }: Examination['suggestions'][number]['claims'][number],
  lines: Examined['lines'],
): SuggestionReason[] {
  if (supported === 'no') return [{ kind: 'claim', claim, quote: 'not-supported' }]
  const words = spaced(quote)
  if (!/[\p{L}\p{Nd}]/u.test(words)) return [{ kind: 'claim', claim, quote: 'none' }]
  const found = lines.filter((line) => spaced(line.text).includes(words))
  if (found.length === 0) return [{ kind: 'claim', claim, quote: 'not-found' }]
  return found.some((line) => isTelling(claim, words, line.text))
    ? []
    : [{ kind: 'claim', claim, quote: 'none' }]
}

const segmenter = new Intl.Segmenter('en', { granularity: 'word' })
const wordsIn = (value: string): string[] =>
  [...segmenter.segment(value)].flatMap(({ segment, isWordLike }) => (isWordLike ? [folded(segment)] : []))

const fewestWords = 3
/** Forms of one word begin alike: `managed`, `management`. */
const stemCharacters = 4

/**
 * A quote supports a claim when it has a word of it, and is the whole line, three words of it, or every word of the
 * claim: one word of a line would support anything.
 */
function isTelling(claim: string, quote: string, line: string): boolean {
  const [said, whole, claimed] = [wordsIn(quote), wordsIn(line), wordsIn(claim)]
  const stems = new Set(claimed.map((word) => word.slice(0, stemCharacters)))
  if (!said.some((word) => stems.has(word.slice(0, stemCharacters)))) return false
  if (said.length >= Math.min(fewestWords, whole.length)) return true
  return said.every((word) => whole.includes(word)) && claimed.every((word) => said.includes(word))
}

/** Words of the suggestion that are in no claim. A claim that is no piece of it covers nothing. */
function leftOut(suggestion: string, claims: readonly { claim: string }[]): SuggestionReason[] {
  const whole = spaced(suggestion)
  const isCovered = new Array<boolean>(whole.length).fill(false)
  for (const { claim } of claims) {
    const piece = spaced(claim).replace(/[.,;:]+$/u, '')
    const at = piece === '' ? -1 : whole.indexOf(piece)
    if (at >= 0) isCovered.fill(true, at, at + piece.length)
  }
  const words = [...whole.matchAll(/[\p{L}\p{M}\p{Nd}]+/gu)]
    .filter(({ index }) => !isCovered[index])
    .map(([word]) => word)
    .filter((word) => word.length > shortWord || /\p{Nd}|\p{Lu}/u.test(word))
  return words.length === 0 ? [] : [{ kind: 'not-covered', words }]
}

/** Words that join claims may be in none of them. */
const shortWord = 3
