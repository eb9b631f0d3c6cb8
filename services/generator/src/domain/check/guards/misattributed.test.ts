import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { misattributed } from './misattributed.js'
import { tokensOf } from '../tokens.js'
import { claimFreeWords } from '../words/claim-free.js'

const wrong = (texts: readonly string[], text: string, language = 'en', id = 'work/0') =>
  misattributed(
    tokensOf(text, language),
    [groundOf(id, texts, language)],
    language,
    (word) => claimFreeWords(language)?.has(word) ?? false,
  )
const told = ['Trained 12 nurses on the new night wards', 'Repaired 40 ventilators for a clinic in Leeds']

describe('an amount and the deed that it belongs to', () => {
  it.each([
    ['of one text', told, 'Trained 12 nurses'],
    ['of two, each with its own', told, 'Trained 12 nurses and repaired 40 ventilators'],
    ['with a title of the entry', [...told, 'Head engineer'], 'As engineer trained 12 nurses'],
    [
      'with a title that another text has too',
      [...told, 'Ventilator engineer'],
      'As ventilator engineer trained 12 nurses',
    ],
    ['of a word told nowhere', told, 'Adored 12 nurses'],
    ['without an amount', told, 'Trained nurses, repaired ventilators'],
    ['a year alone', ['In 2019 trained nurses on the wards', told[1]!], 'Repaired ventilators in 2019'],
    ['told nowhere', told, 'Trained 99 ventilators'],
    ['nothing', told, ''],
    ['of nothing', [], 'Trained 12 nurses'],
  ])('when it is %s, then it stands', (_what, texts, text) => {
    expect(wrong(texts, text)).toBeUndefined()
  })

  it.each([
    ['en', told, 'Repaired 12 nurses', 'Repaired … 12'],
    ['en', told, 'Trained nurses and trained 40 for a clinic', 'trained … 40'],
    [
      'de',
      ['Schulte 12 Pflegekräfte auf der neuen Station', 'Reparierte 40 Geräte für eine Klinik in Kiel'],
      'reparierte 12 Pflegekräfte',
      'reparierte … 12',
    ],
    [
      'fr',
      ['A formé 12 infirmières dans les nouvelles salles', 'A réparé 40 appareils pour une clinique'],
      'réparé 12 infirmières',
      'réparé … 12',
    ],
  ])('when %s has %j and says “%s”, then “%s” is wrong', (language, texts, text, expected) => {
    expect(wrong(texts, text, language)).toBe(expected)
  })

  it('when it is the person’s own summary, then it may go with all', () => {
    expect(wrong(told, 'Repaired 12 nurses', 'en', 'basics')).toBeUndefined()
  })
})
