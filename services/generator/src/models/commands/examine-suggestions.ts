import type { ModelVendor } from '@thumbfolio/contracts'
import { ModelFailure } from '../domain/model.js'
import type { Pinned } from '../domain/pinned.js'
import {
  examinationQuestion,
  readExamination,
  verdictOf,
  type Examined,
} from '../domain/suggestions/examination.js'
import { unsupportedTokens } from '../domain/suggestions/hard-facts.js'
import { citedLines, type Suggested } from '../domain/suggestions/read-suggestions.js'
import type { Suggestion, Verdict } from '../domain/suggestions/suggestion.js'
import { examineInstructions } from '../prompts/examine-1.js'
import type { Ports } from '../ports.js'
import { askModel, OverBudget, type Asking } from './ask-model.js'

/** A launch does not wait longer for an examination: without one its suggestions need a check. */
const mostWaitMs = 30_000

export interface Examining extends Omit<Asking, 'model'> {
  readonly launchId: string
  readonly pinned: Pinned
  readonly suggestedBy: ModelVendor
  /** The vendors that may see the resume. */
  readonly consents: readonly ModelVendor[]
}

/**
 * Puts suggestions through both filters: hard facts first, then one question about all that passed them. When that
 * question fails, the launch goes on without its verdicts: a suggestion that was not examined needs its owner's check.
 */
export async function examineSuggestions(
  ports: Ports,
  { suggestedBy, consents, ...asking }: Examining,
  suggestions: readonly Suggested[],
): Promise<Suggestion[]> {
  const { content, language } = asking.pinned
  const cited = suggestions.map(({ id, text, sources }) => ({
    id,
    text,
    lines: citedLines(content, sources),
  }))
  const verdicts = new Map(cited.flatMap((one) => hardFactsVerdict(one, language)))
  const clean = cited.filter(({ id }) => !verdicts.has(id))
  const examiner = clean.length === 0 ? undefined : ports.examinerFor(suggestedBy, consents)
  const verdictFor = await (examiner
    ? ask(ports, { ...asking, model: examiner }, clean)
    : Promise.resolve(() => notExamined('no-examiner')))
  return suggestions.map(({ id, place, text, sources }, at) => ({
    id,
    place,
    text,
    sources,
    verdict: verdicts.get(id) ?? verdictFor(cited[at]!),
    status: 'open',
  }))
}

function hardFactsVerdict({ id, text, lines }: Examined, language: string): [string, Verdict][] {
  const tokens = unsupportedTokens(
    text,
    lines.map((line) => line.text),
    language,
  )
  return tokens.length === 0
    ? []
    : [[id, { kind: 'needs-check', reasons: [{ kind: 'unsupported', tokens }] }]]
}

const notExamined = (why: string): Verdict => ({
  kind: 'needs-check',
  reasons: [{ kind: 'not-examined', why }],
})

async function ask(
  ports: Ports,
  asking: Asking & Pick<Examining, 'launchId' | 'pinned'>,
  suggestions: readonly Examined[],
): Promise<(examined: Examined) => Verdict> {
  const prompt = examinationQuestion(examineInstructions, asking.pinned.language, suggestions)
  const until = Math.min(asking.until, ports.now() + mostWaitMs)
  try {
    const { text, stop } = await askModel(ports, { ...asking, until }, prompt)
    const examination = stop === 'cut' ? undefined : readExamination(text)
    return (examined) => verdictOf(examined, examination)
  } catch (error) {
    if (!(error instanceof ModelFailure) && !(error instanceof OverBudget)) throw error
    ports.log.warn({ err: error, launchId: asking.launchId }, 'the suggestions were not examined')
    const why = error instanceof ModelFailure ? error.kind : `over-budget-${error.of}`
    return () => notExamined(why)
  }
}
