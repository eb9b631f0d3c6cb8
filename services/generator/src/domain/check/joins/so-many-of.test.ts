import { describe, expect, it } from '@jest/globals'
import { saidAbout, work, type Case } from '../../../../tests/said-about.js'
import { allOfSome } from './so-many-of.js'

describe('so many of a number told as all of it', () => {
  it.each<Case>([
    ['en', work('Designed 120 of the 310 levels'), 'She designed the 310 levels.'],
    ['de', work('Übersetzte 12 von 40 Kapiteln'), 'Sie übersetzte 40 Kapitel.'],
    ['nl', work('Vertaalde 12 van de 40 hoofdstukken'), 'Zij vertaalde 40 hoofdstukken.'],
  ])('when %s %j says more: “%s”, then it does not stand', (...said) => {
    expect(allOfSome(saidAbout(said))).toBeDefined()
  })
  it.each<Case>([
    ['en', work('Designed 120 of the 310 levels'), 'She designed 120 of the 310 levels.'],
    ['en', work('Designed 120 of the 310 levels'), 'Of the 310 levels, she designed 120.'],
    ['de', work('Übersetzte 12 von 40 Kapiteln'), 'Sie übersetzte 12 Kapitel.'],
  ])('when %s %j says as much: “%s”, then it stands', (...said) => {
    expect(allOfSome(saidAbout(said))).toBeUndefined()
  })
})
