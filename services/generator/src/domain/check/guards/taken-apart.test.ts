import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { unfounded } from '../spoken.js'
import { unknownWord } from './unknown-word.js'

const wrong = (language: string, entry: string, text: string) =>
  unknownWord(saidOf(text, [groundOf('work/0', [entry], language)], language))

describe('a compound in two words', () => {
  it.each([
    ['de', 'Vertretung des Backstubenleiters', 'Sie vertrat den Leiter der Backstube.'],
    ['de', 'Werkstattleiterin', 'Sie war Leiterin der Werkstatt.'],
    ['nl', 'Magazijnchef', 'Zij was chef van het magazijn.'],
  ])('when %s has “%s”, then “%s” stands', (language, entry, text) => {
    expect(wrong(language, entry, text)).toBeUndefined()
  })

  it.each([
    ['de', 'Vertretung des Backstubenleiters', 'Sie war Leiter der Backstube.'],
    ['de', 'Stellvertretende Werkstattleiterin', 'Sie war Leiterin der Werkstatt.'],
    ['de', 'Werkstattleiterin', 'Sie war Leiterin der Werkstätten und Direktorin der Bank.'],
    ['de', 'Werkstattleiterin', 'Sie war Chefin vom Hof.'],
  ])('when %s has “%s”, then “%s” does not', (language, entry, text) => {
    expect(unfounded(text, [groundOf('work/0', [entry], language)], language)).toBeDefined()
  })
})
