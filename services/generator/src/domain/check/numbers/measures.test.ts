import { describe, expect, it } from '@jest/globals'
import { tokensOf } from '../tokens.js'

const values = (text: string, language: string) => tokensOf(text, language).map(({ value }) => value)

describe('square metres', () => {
  it.each([
    ['de', '4.000 m²'],
    ['de', '4.000m²'],
    ['de', '4.000 qm'],
    ['de', '4.000 Quadratmetern'],
    ['en', '4,000 square metres'],
    ['en', '4,000 square meters'],
    ['en', '4,000-square-metre'],
    ['es', '4.000 metros cuadrados'],
    ['fr', '4 000 mètres carrés'],
    ['it', '4.000 metri quadrati'],
    ['it', '4.000 mq'],
    ['nl', '4.000 vierkante meter'],
    ['pl', '4000 metrów kwadratowych'],
    ['pt', '4.000 metros quadrados'],
  ])('when %s writes %s, then it says 4000 m2', (language, text) => {
    expect(values(text, language)).toEqual(['4000', 'm2'])
  })

  it.each([
    ['en', '4,000 square feet', ['4000', 'square', 'feet']],
    ['fr', 'un carré de 20 mètres', ['un', 'carre', 'de', '20', 'm']],
    ['it', 'quadri elettrici', ['quadri', 'elettrici']],
  ])('when %s writes %s, then it says what it said', (language, text, said) => {
    expect(values(text, language)).toEqual(said)
  })
})

describe('a unit told in full', () => {
  it.each([
    ['de', 'acht Meter', ['8', 'm']],
    ['de', '8 m', ['8', 'm']],
    ['fr', '8 mètres', ['8', 'm']],
    ['pl', '3 metrów', ['3', 'm']],
    ['es', '3 toneladas', ['3', 't']],
    ['en', '12 meters', ['12', 'meters']],
    ['es', 'el metro', ['el', 'metro']],
    ['de', 'Meter und 8 Kräne', ['meter', 'und', '8', 'krane']],
  ])('when %s writes %s, then it says %s', (language, text, said) => {
    expect(values(text, language)).toEqual(said)
  })
})
