import { describe, expect, it } from '@jest/globals'
import { saidOfJob } from '../../../../tests/said-of-job.js'
import { droppedLowering } from './lowering.js'

const wrong = (language: string, told: readonly string[], text: string) =>
  droppedLowering(saidOfJob(told, text, language))

describe('a word told without what makes less of it', () => {
  it.each([
    ['fr', ['Bac, mention assez bien'], 'Elle a son bac, mention bien.'],
    ['es', ['Nivel bastante alto'], 'Tiene un nivel alto.'],
    ['it', ['Livello abbastanza buono'], 'Ha un livello buono.'],
    ['pl', ['Poziom dość dobry'], 'Ma poziom dobry.'],
  ])('when %s has %j and says “%s”, then it does not stand', (language, told, text) => {
    expect(wrong(language, told, text)).toBeDefined()
  })

  it.each([
    ['fr', ['Bac, mention assez bien'], 'Elle a son bac, mention assez bien.'],
    ['fr', ['Bac, mention bien', 'Anglais assez bon'], 'Elle a son bac, mention bien.'],
  ])('when %s has %j and says “%s”, then it stands', (language, told, text) => {
    expect(wrong(language, told, text)).toBeUndefined()
  })
})
