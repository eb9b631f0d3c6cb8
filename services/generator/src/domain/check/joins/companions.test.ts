import { describe, expect, it } from '@jest/globals'
import { saidOfJob } from '../../../../tests/said-of-job.js'
import { otherCompany } from './companions.js'

const wrong = (language: string, told: readonly string[], text: string) =>
  otherCompany(saidOfJob(told, text, language, { position: 'Redattrice' }))

describe('with whom something was done', () => {
  it.each([
    [
      'pt',
      ['Aprendeu a amanhar peixe com a proprietária', 'Servia a avó'],
      'Aprendeu a amanhar peixe com a avó.',
    ],
    [
      'pt',
      ['Agenda de seis dentistas', 'Digitalização de fichas com uma colega'],
      'Tratava da agenda de seis dentistas e digitalizou com eles as fichas.',
    ],
    [
      'fr',
      ['Commandes de marée avec deux mareyeurs', 'Formation de 3 apprentis'],
      'Il commande la marée avec les apprentis.',
    ],
    [
      'es',
      ['Abrió el registro con el departamento de informática', 'Apoya a los vecinos'],
      'Abrió el registro junto con los vecinos.',
    ],
    [
      'it',
      ['Affiancato il caporedattore nella scelta degli ospiti'],
      'Sceglieva gli ospiti insieme agli altri redattori.',
    ],
    ['pl', ['Wdrożenie CRM z działem IT', 'Zespół przedstawicieli'], 'Wdrożyła CRM z przedstawicielami.'],
  ])('when %s has %j and says “%s”, then it does not stand', (language, told, text) => {
    expect(wrong(language, told, text)).toBeDefined()
  })

  it.each([
    ['pt', ['Aprendeu a amanhar peixe com a proprietária'], 'Aprendeu a amanhar peixe com a proprietária.'],
    ['fr', ['Commandes de marée avec deux mareyeurs'], 'Il commande la marée avec deux mareyeurs.'],
    [
      'es',
      ['Abrió el registro con el departamento de informática'],
      'Abrió el registro junto con el departamento de informática.',
    ],
    [
      'it',
      ['Scelta degli ospiti con gli altri redattori'],
      'Sceglieva gli ospiti insieme agli altri redattori.',
    ],
    ['pl', ['Wdrożenie CRM z działem IT'], 'Wdrożyła CRM razem z działem IT.'],
  ])('when %s has %j and says “%s”, then it stands', (language, told, text) => {
    expect(wrong(language, told, text)).toBeUndefined()
  })
})
