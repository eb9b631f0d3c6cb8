import { describe, expect, it } from '@jest/globals'
import { saidOfJob } from '../../../../tests/said-of-job.js'
import { acrossBrackets } from './around-brackets.js'

const wrong = (language: string, told: readonly string[], text: string) =>
  acrossBrackets(saidOfJob(told, text, language))

describe('what stands around brackets', () => {
  it.each([
    [
      'fr',
      ['Groupe scolaire livré en août', 'Chantier de 64 logements (9 M€), en cours'],
      'Le chantier de 64 logements (9 M€) a été livré en août.',
    ],
    [
      'es',
      ['96 viviendas, entregadas en plazo', 'Promoción de 54 pisos (5,9 M€), en obras'],
      'La promoción de 54 pisos (5,9 M€) fue entregada en plazo.',
    ],
  ])('when %s has %j and says “%s”, then it does not stand', (language, told, text) => {
    expect(wrong(language, told, text)).toBeDefined()
  })

  it.each([
    ['es', ['Promoción de 54 pisos (5,9 M€), en obras'], 'La promoción de 54 pisos (5,9 M€) está en obras.'],
    ['en', ['Built the clinic (5.9 million) on time'], 'She built the clinic (5.9 million) on time.'],
  ])('when %s has %j and says “%s”, then it stands', (language, told, text) => {
    expect(wrong(language, told, text)).toBeUndefined()
  })
})
