import { ModelFailure } from '../domain/model.js'
import { readTranslation, translationQuestion, type Line } from '../domain/translation.js'
import { translateInstructions } from '../prompts/translate-1.js'
import type { Ports } from '../ports.js'
import { askModel, type Asking } from './ask-model.js'

/**
 * Has a model translate lines. The answers by the ids of the lines, without those that it left out or answered as they are.
 * @throws ModelFailure, OverBudget
 */
export async function translateLines(
  ports: Ports,
  asking: Asking,
  asked: { readonly from: string; readonly to: string; readonly lines: readonly Line[] },
): Promise<ReadonlyMap<string, string>> {
  const { text, stop } = await askModel(ports, asking, translationQuestion(translateInstructions, asked))
  const translated = stop === 'cut' ? undefined : readTranslation(text)
  if (!translated) throw new ModelFailure('unusable', 'The answer is no translation')
  return new Map(
    asked.lines.flatMap(({ id, text: original }): [string, string][] => {
      const answered = translated.get(id)?.replace(/\s+/g, ' ').trim() ?? ''
      return answered === '' || answered === original ? [] : [[id, answered]]
    }),
  )
}
