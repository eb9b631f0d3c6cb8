import { valueAt, type Provenance, type Reading, type ResumeContent } from '@thumbfolio/contracts'
import { nameDoubtIn } from './name-in.js'
import { confidenceWeights } from '../words/confidence-weights.js'

/** A logistic model: the log odds that a value is right are the sum of its features by weight. */
export type Weights = Readonly<Record<string, number>>

type Raw = Pick<Reading, 'content' | 'provenance' | 'unplaced'>

const prose = /\.(?:summary|description|highlights|reference)$/

/** `/work/0/name` is of the field `work[].name`; a word in a list is of the list's field. */
export const fieldOf = (pointer: string): string =>
  pointer
    .slice(1)
    .replace(/\/\d+$/, '')
    .replaceAll(/\/\d+/g, '[]')
    .replaceAll('/', '.')

const textAt = (content: ResumeContent, pointer: string): string => {
  const value = valueAt(content, pointer)
  return typeof value === 'string' ? value : ''
}

const keysAt = (content: ResumeContent, pointer: string): string[] =>
  Object.keys(valueAt(content, pointer) ?? {})

/** How usual it is for an entry of this section to have this key, 0 to 1. */
const usualness = (content: ResumeContent, pointer: string): number => {
  const [, section = '', index, key = ''] = pointer.split('/')
  const entries = valueAt(content, `/${section}`)
  if (!Array.isArray(entries) || index === undefined || entries.length < 2) return 0.5
  return entries.filter((entry) => entry && typeof entry === 'object' && key in entry).length / entries.length
}

const logOdds = (share: number): number => Math.log(share / (1 - share))

/** What speaks for and against a value, the rule's own confidence first. */
export const featuresOf = (raw: Raw, unplacedShare: number, pointer: string, from: Provenance): Weights => {
  const field = fieldOf(pointer)
  const value = textAt(raw.content, pointer)
  const isProse = prose.test(field)
  const entry = /^\/[^/]+\/\d+/.exec(pointer)?.[0]
  const keys = entry === undefined ? undefined : keysAt(raw.content, entry)
  return {
    always: 1,
    rule: logOdds(Math.min(0.99, Math.max(0.01, from.confidence))),
    [`field ${field}`]: 1,
    unplaced: Math.min(1, 3 * unplacedShare),
    usual: usualness(raw.content, pointer),
    alone: keys?.length === 1 ? 1 : 0,
    dateless: keys && !keys.some((key) => /date/i.test(key)) ? 1 : 0,
    'long name': !isProse && value.length > 60 ? 1 : 0,
    'name with comma': !isProse && /[,;:]/.test(value) ? 1 : 0,
    'small start': /^\p{Ll}/u.test(value) && !/[@./]/.test(value) ? 1 : 0,
    'open end': isProse && !/[.!?)”"']$/.test(value) ? 1 : 0,
    'odd edge': /^[\P{L}\P{N}]*[)\]&/]|[([&/–-]$/u.test(value) ? 1 : 0,
  }
}

/** The share of all words of the resume that found no place, 0 to 1. */
export const unplacedShareOf = ({ provenance, unplaced }: Raw): number => {
  const lengthOf = (texts: readonly { text: string }[]) =>
    texts.reduce((sum, { text }) => sum + text.length, 0)
  const loose = lengthOf(unplaced.filter(({ isOtherDocument }) => !isOtherDocument))
  return loose / Math.max(1, loose + lengthOf(Object.values(provenance)))
}

const chance = (features: Weights, weights: Weights): number => {
  const sum = Object.entries(features).reduce(
    (total, [name, value]) => total + value * (weights[name] ?? 0),
    0,
  )
  return Math.round(1_000 / (1 + Math.exp(-sum))) / 1_000
}

/** Of a value that looks like a heading, a label or a sentence where a name should be. */
const ofDoubtfulName = 0.3

/** Confidences as shares: of the values at 0.9, nine of ten are right in layouts that no rule was developed on. */
export const calibrated = (raw: Raw, weights: Weights = confidenceWeights): Record<string, Provenance> => {
  const unplacedShare = unplacedShareOf(raw)
  const isDoubtful = nameDoubtIn(raw.content) !== undefined
  return Object.fromEntries(
    Object.entries(raw.provenance).map(([pointer, from]) => {
      const sure = chance(featuresOf(raw, unplacedShare, pointer, from), weights)
      const confidence = isDoubtful && pointer === '/basics/name' ? Math.min(sure, ofDoubtfulName) : sure
      return [pointer, { ...from, confidence }]
    }),
  )
}

/** A list of words is right or wrong as a whole: none of them is asked about by itself. */
const inWordList = /^\/(?:skills|interests)\/\d+\/(?:keywords\/\d+|name)$|^\/projects\/\d+\/keywords\/\d+$/
/** Longer than a skill is called. */
const longestWord = { letters: 48, words: 6 }

/** `Go`, `Lean Six Sigma`: whether it was read right shows at once, and hardly any is wrong. */
const isWordOfList = (pointer: string, text: string): boolean =>
  inWordList.test(pointer) &&
  text.length <= longestWord.letters &&
  text.split(/\s+/).length <= longestWord.words &&
  !/[@:;]|https?|(?:\d[\s().-]*){7}|[,(]$|^[),]/.test(text)

/** At most so many, the least sure first: owners do not go through a longer list. */
const mostQuestions = 25
const askBelow = 0.75

/** What the owner should look at. */
export const questionsOf = (
  content: ResumeContent,
  provenance: Reading['provenance'],
): Reading['questions'] =>
  Object.entries(provenance)
    .filter(([, { confidence }]) => confidence < askBelow)
    .filter(([pointer]) => !isWordOfList(pointer, textAt(content, pointer)))
    .sort(([, one], [, other]) => one.confidence - other.confidence)
    .slice(0, mostQuestions)
    .map(([pointer]) => ({
      pointer,
      detail: `Please check: ${textAt(content, pointer).slice(0, 80)}`,
    }))
