import { describe, expect, it } from '@jest/globals'
import { normalForm } from '../normal-form.js'
import { meansOf, saysOf } from './same-meaning.js'

/** Whether an entry with the word `known` gives a right to say `said`. */
const mayBeSaid = (said: string, known: string, language: string) => {
  const means = meansOf(normalForm(known), language)
  return saysOf(normalForm(said), language).some((meaning) => means.includes(meaning))
}

describe('words that say the same', () => {
  it.each([
    ['en', 'solicitor', 'lawyer'],
    ['en', 'recruiting', 'hired'],
    ['en', 'reduced', 'cut'],
    ['de', 'Krankenhaus', 'Klinik'],
    ['es', 'coche', 'automóvil'],
    ['fr', 'entreprise', 'société'],
    ['it', 'azienda', 'impresa'],
    ['nl', 'bedrijf', 'onderneming'],
    ['pl', 'firma', 'przedsiębiorstwo'],
    ['pt', 'empresa', 'companhia'],
  ])('when %s has “%s” and “%s”, then each may stand for the other', (language, one, other) => {
    expect(mayBeSaid(one, other, language)).toBe(true)
    expect(mayBeSaid(other, one, language)).toBe(true)
  })
})

describe('a kind and its class', () => {
  it.each([
    ['en', 'physician', 'surgeon', false],
    ['en', 'doctor', 'surgeon', true],
    ['en', 'surgeon', 'doctor', false],
    ['en', 'music', 'jazz', true],
    ['en', 'jazz', 'music', false],
    ['en', 'guitar', 'piano', false],
    ['de', 'Hochschule', 'Universität', true],
    ['de', 'Universität', 'Hochschule', false],
    ['de', 'Abschluss', 'Bachelor', true],
    ['de', 'Bachelor', 'Abschluss', false],
  ])('when %s says “%s” and the entry has “%s”, then it may: %s', (language, said, known, may) => {
    expect(mayBeSaid(said, known, language)).toBe(may)
  })
})

describe('words that say something else, or nothing', () => {
  it.each([
    ['en', 'managed', 'manager'],
    ['en', 'master', 'bachelor'],
    ['en', 'surgeon', 'chef'],
    ['fr', 'directeur', 'dirigé'],
    ['xx', 'solicitor', 'lawyer'],
    ['en', 'solicitor', ''],
    ['en', ';', '>'],
  ])('when %s says “%s” and the entry has “%s”, then it may not', (language, said, known) => {
    expect(mayBeSaid(said, known, language)).toBe(false)
  })

  it('when a word stands in no group, then it says itself alone', () => {
    expect(saysOf('kafka', 'en')).toEqual(['kafka'])
    expect(meansOf('kafka', 'xx')).toEqual(['kafka'])
  })
})
