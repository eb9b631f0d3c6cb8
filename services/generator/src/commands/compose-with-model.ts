import { judge, type Judgement } from '../domain/arbiter.js'
import { check } from '../domain/check/check.js'
import { groundsOf } from '../domain/check/grounds.js'
import type { Composition } from '../domain/composition.js'
import { readAnswer } from '../domain/model-answer.js'
import { modelData } from '../domain/model-data.js'
import { ModelFailure } from '../domain/model.js'
import { question } from '../domain/questions.js'
import { composeInstructions } from '../prompts/compose-3.js'
import type { Ports } from '../ports.js'
import { askModel, OverBudget, type Asking } from './ask-model.js'

export interface Written {
  readonly composition: Composition
  readonly judgement: Judgement
}

const cutOff =
  'It was cut off before its end. Write less: shorter sentences, and prose for the main entries only.'

/**
 * Has a model write. An answer that does not fit is asked for once more with what is wrong; a weak one is asked again
 * once with the reasons, as far as the launch's price allows, and the better of the two counts.
 * @throws ModelFailure, OverBudget
 */
export async function composeWithModel(ports: Ports, asking: Asking): Promise<Written> {
  const { content, language, day } = asking.pinned
  const resume = modelData(content, language)
  const ask = async (notes: readonly string[] = []) => {
    const { text, stop } = await askModel(ports, asking, question(composeInstructions, resume, notes))
    return stop === 'cut' ? { mistakes: [cutOff] } : readAnswer(text)
  }
  const judged = (composition: Composition): Written => ({
    composition,
    judgement: judge(
      composition,
      check(composition, content, groundsOf(content, composition.language, day)),
      content,
    ),
  })

  let read = await ask()
  if ('mistakes' in read) read = await ask(read.mistakes)
  if ('mistakes' in read) throw new ModelFailure('unusable', read.mistakes.join(' '))
  const first = judged(read.composition)
  if (first.judgement.reasons.length === 0) return first
  const again = await ask(first.judgement.reasons).catch((error: unknown) => {
    if (error instanceof ModelFailure || error instanceof OverBudget) return undefined
    throw error
  })
  if (!again || 'mistakes' in again) return first
  const second = judged(again.composition)
  return second.judgement.score > first.judgement.score ? second : first
}
