import { describe, expect, it } from '@jest/globals'
import { normalForm } from './normal-form.js'
import { stemOf } from './stem.js'

const stem = (word: string, language: string) => stemOf(normalForm(word), language)

describe('a regular or irregular form that a stemmer leaves apart', () => {
  it.each([
    ['it', 'apre', 'aprire'],
    ['it', 'apriva', 'aprire'],
    ['it', 'smista', 'smistare'],
    ['it', 'confeziono', 'confezionare'],
    ['it', 'offrono', 'offrire'],
    ['nl', 'verplaatste', 'verplaatsen'],
    ['nl', 'vereenvoudigde', 'vereenvoudigen'],
    ['nl', 'beveiligt', 'beveiligen'],
    ['de', 'verwirklichte', 'verwirklichen'],
    ['fr', 'élaborent', 'élaborer'],
    ['fr', 'relu', 'relire'],
    ['fr', 'parcouru', 'parcourir'],
    ['it', 'coperto', 'coprire'],
    ['it', 'scoperta', 'scoprire'],
    ['pt', 'refez', 'refazer'],
  ])('when %s has “%s”, then it is told by “%s”', (language, form, infinitive) => {
    expect(stem(form, language)).toBe(stem(infinitive, language))
  })

  it.each([
    ['it', 'apre', 'apparire'],
    ['it', 'leggera', 'leggere'],
    ['it', 'oste', 'ospitare'],
    ['fr', 'sous-traitant', 'traiter'],
    ['fr', 'bouche', 'boucher'],
    ['fr', 'relié', 'relire'],
    ['fr', 'moule', 'moudre'],
    ['pt', 'tecido', 'tecelagem'],
    ['nl', 'eigen', 'eisen'],
    ['de', 'Gesellen', 'gesellig'],
  ])('when %s has “%s”, then it is not told by “%s”', (language, form, infinitive) => {
    expect(stem(form, language)).not.toBe(stem(infinitive, language))
  })
})
