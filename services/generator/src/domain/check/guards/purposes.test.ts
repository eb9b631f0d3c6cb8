import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { purposeAsDeed } from './purposes.js'

const wrong = (language: string, told: readonly string[], text: string) =>
  purposeAsDeed(saidOf(text, [groundOf('work/0', told, language)], language))

describe('a purpose told as what kind of thing it is', () => {
  it('when the thing stands behind it, then it is no deed', () => {
    const entry = 'Posts times and appeals for donations'
    expect(wrong('en', [entry], 'She posts times and donation appeals.')).toBeUndefined()
  })
})

describe('what a thing was made ready for', () => {
  it.each([
    ['en', 'Prepared copies for signature', 'She prepared and signed copies.'],
    ['en', 'Packed samples for analysis', 'She analysed samples.'],
    ['de', 'Legte Proben zur Analyse vor', 'Sie analysierte Proben.'],
    ['fr', 'A préparé des lots pour analyse', 'Elle analyse des lots.'],
    ['es', 'Preparó muestras para su análisis', 'Preparó y analizó muestras.'],
    ['it', 'Preparava campioni per l’analisi', 'Preparava e analizzava campioni.'],
  ])('when %s has “%s”, then “%s” does not stand', (language, told, text) => {
    expect(wrong(language, [told], text)).toBeDefined()
  })

  it.each([
    ['it was done as well', ['Prepared copies for signature', 'Signed 40 deeds'], 'She signed deeds.'],
    ['it is said as a purpose', ['Prepared copies for signature'], 'She prepared copies for signature.'],
    ['the person was charged with it', ['Responsible for training'], 'She trained.'],
    ['the line begins with it', ['For analysis of samples'], 'She analysed samples.'],
  ])('when %s, then it stands', (_what, told, text) => {
    expect(wrong('en', told, text)).toBeUndefined()
  })
})
