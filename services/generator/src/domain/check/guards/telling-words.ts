import { isTitle as isAgentNoun } from '../forms/compounds.js'
import { isVerbInTwo } from '../forms/separable.js'
import { says, type Ground } from '../ground.js'
import { isCountOfList } from '../joins/listed-count.js'
import { beganOn, endedOn, isDateOrMonth } from '../numbers/dates.js'
import { isTimeUnit } from '../numbers/time-words.js'
import type { Said } from '../said.js'
import { partsOf } from '../statements.js'
import type { Token } from '../tokens.js'
import { articles, conjunctions, every, possessives } from '../words/function-words.js'
import { isIdleBefore } from './idle-before.js'
import { isIdleInEnglish } from './idle-english.js'
import { isInPhrase } from './idle-phrases.js'
import { isSharePercent } from './shares.js'
import { spanAt } from './spans.js'

/** Whether a word of a sentence says something that some one statement has to tell. */
export function isTelling(token: Token, at: number, said: Said): boolean {
  const { tokens, grounds, language, isPlain } = said
  const { kind, value, isMarked } = token
  if (kind === 'word' && value.length < 3) return false
  const isName = isMarked && at > 0 && language !== 'de'
  if (
    kind === 'word' &&
    isPlain(value) &&
    !isName &&
    !(language === 'de' && isVerbInTwo(tokens, at, language))
  )
    return false
  // `Acme runs a platform`: what an employer has, it runs.
  const isRun = language === 'en' && /^runs?$/.test(value) && isIdleInEnglish(tokens, at, grounds)
  // `a control plane written in Go` of one in Go.
  const isIn =
    language === 'en' && /^(?:written|coded|programmed)$/.test(value) && tokens[at + 1]?.value === 'in'
  // `more than 40 staff`: the bound is judged with its amount, but how long by what lasted so.
  const isBound =
    language === 'en' &&
    /^(?:more|less|fewer)$/.test(value) &&
    tokens[at + 1]?.value === 'than' &&
    !isTimeUnit(tokens[at + 3]?.value ?? '')
  if (isRun || isIn || isBound || isInPhrase(tokens, at, language)) return false
  if (isSharePercent(tokens, at, said) || isIdleBefore(tokens, at, language)) return false
  if (isDateOrMonth(token) && isOfWholeTime(token, said)) return false
  if (kind === 'number') return !spanAt(tokens, at, grounds) && !isCountOfList(tokens, at, grounds)
  // How often is judged with its period.
  if (language !== 'en' && every.has(value) && isTimeUnit(tokens[at + 1]?.value ?? '')) return false
  if (isSubjectTitle(tokens, at, grounds, language)) return false
  return (
    !isSubjectOfSomebody(tokens, at) && !grounds.some((ground) => isImpliedByAll(ground, value, language))
  )
}

/** `von 2015 bis 2019` of what lasted so long. */
const isOfWholeTime = (date: Token, { tokens, grounds }: Said) =>
  grounds.some((ground) => {
    const isDated = [beganOn, endedOn].every((isOn) =>
      tokens.filter(isDateOrMonth).some((each) => isOn(ground, each)),
    )
    return isDated && (beganOn(ground, date) || endedOn(ground, date))
  })

/** What belongs to somebody is, in front, what the sentence is about: `her crew finished 240 …`. */
const isSubjectOfSomebody = (tokens: readonly Token[], at: number) =>
  possessives.has(tokens[at - 1]?.value ?? '') &&
  (at === 1 || tokens[at - 1]!.breaks || conjunctions.has(tokens[at - 2]!.value))

/** Implied by the whole entry, not by one of its statements. */
const isImpliedByAll = (ground: Ground, value: string, language: string) =>
  ground.implied.has(value) && !partsOf(ground, language).statements.some(({ implied }) => implied.has(value))

/** `Die Imkerin berät …`: it says who the sentence is about. */
const isSubjectTitle = (tokens: readonly Token[], at: number, grounds: readonly Ground[], language: string) =>
  at === 1 &&
  articles.has(tokens[0]?.value ?? '') &&
  (language === 'de' || language === 'nl') &&
  isAgentNoun(tokens[1]!.value, language) &&
  grounds.some((ground) => ground.section === 'basics' && says(ground, tokens[1]!, language))
