import { ModelFailure } from '../domain/model.js'
import { modelData } from '../domain/model-data.js'
import { readAnswer } from '../domain/answer.js'
import { question } from '../domain/question.js'
import { type Arrangement, arrange, type ArrangementReport } from '@thumbfolio/site-page'
import { arrangeInstructions } from '../prompts/arrange-2.js'
import type { Pinned } from '../domain/pinned.js'
import type { Ports } from '../ports.js'
import { askModel, OverBudget, type Asking } from './ask-model.js'

const cutOff = 'It was cut off before its end. Name fewer lines and suggest less.'

/** An answer that names less, or more that there is not, is asked for once more. */
const leastNamed = 0.8
const mostUnknown = 0.15

/**
 * Has a model arrange a resume. An answer that does not fit its form is asked for once more with what is wrong; one that
 * says little about this resume is asked for once more, too, as far as the launch's price allows, and the better one of
 * the two counts.
 * @throws ModelFailure, OverBudget
 */
export async function composeWithModel(
  ports: Ports,
  asking: Asking & { readonly pinned: Pinned },
): Promise<Arrangement> {
  const { content, language } = asking.pinned
  const resume = modelData(content, language)
  const ask = async (notes: readonly string[] = []) => {
    const { text, stop } = await askModel(ports, asking, question(arrangeInstructions, resume, notes))
    return stop === 'cut' ? { mistakes: [cutOff] } : readAnswer(text)
  }
  const reportOn = (answer: Arrangement) => arrange(answer, content, language).report

  let read = await ask()
  const wasMistaken = 'mistakes' in read
  if ('mistakes' in read) read = await ask(read.mistakes)
  if ('mistakes' in read) throw new ModelFailure('unusable', read.mistakes.join(' '))
  const first = reportOn(read.answer)
  const weak = weaknessesOf(first)
  if (weak.length === 0 || wasMistaken) return read.answer
  const again = await ask(weak).catch((error: unknown) => {
    if (error instanceof ModelFailure || error instanceof OverBudget) return undefined
    throw error
  })
  if (!again || 'mistakes' in again) return read.answer
  return strengthOf(reportOn(again.answer)) > strengthOf(first) ? again.answer : read.answer
}

/** What is wrong with an answer that says too little about its resume; empty for a good one. */
export function weaknessesOf({ entries, named, ids, unknown, dropped }: ArrangementReport): string[] {
  const few = named < entries * leastNamed
  const foreign = unknown > ids * mostUnknown
  return [
    ...(few ? [`It names ${named} of ${entries} entries. Name every entry by its id.`] : []),
    ...(foreign ? [`The resume has none of these ids: ${dropped.join(', ')}`] : []),
  ]
}

const strengthOf = ({ entries, named, ids, unknown }: ArrangementReport): number =>
  (entries === 0 ? 1 : named / entries) - (ids === 0 ? 0 : unknown / ids)
