import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { droppedPlace } from './placed.js'

const wrong = (language: string, entry: string, text: string) =>
  droppedPlace(saidOf(text, [groundOf('awards/0', [entry, 'Saalebahn'], language)], language))

describe('a prize with a place', () => {
  it.each([
    ['en', 'Driver of the Year, third place', 'In 2022 she became Driver of the Year.'],
    ['de', 'Fahrer des Jahres, Platz 3', '2022 wurde er Fahrer des Jahres.'],
    ['fr', 'Chauffeur de l’année, deuxième', 'Il a été élu Chauffeur de l’année.'],
    ['nl', 'Chauffeur van het Jaar, tweede plaats', 'Hij werd Chauffeur van het Jaar.'],
  ])('when %s has “%s”, then “%s” does not stand', (language, entry, text) => {
    expect(wrong(language, entry, text)).toBeDefined()
  })

  it.each([
    ['de', 'Fahrer des Jahres, Platz 3', '2022 wurde er Dritter, Platz 3 als Fahrer des Jahres.'],
    ['de', 'Fahrer des Jahres, Platz 3', '2022 war er bei der Saalebahn.'],
    ['de', 'Fahrer des Jahres', '2022 wurde er Fahrer des Jahres.'],
    ['de', 'Fahrer des Jahres, Platz 3', 'Fahrer des Jahres 2022.'],
  ])('when %s has “%s”, then “%s” stands', (language, entry, text) => {
    expect(wrong(language, entry, text)).toBeUndefined()
  })
})
