import { describe, expect, it } from '@jest/globals'
import { changesIn } from '../changes.js'
import { isShareOfChange } from './fractions.js'
import { tokensOf } from '../tokens.js'

const told = (entry: string, text: string, language: string) => {
  const [tokens, changes] = [tokensOf(text, language), changesIn(tokensOf(entry, language))]
  return tokens.some((_, at) => isShareOfChange(tokens, at, changes))
}

describe('what part a change comes to', () => {
  it.each([
    ['en', 'from 8 to 4 incidents', 'cut incidents by half', true],
    ['en', 'from 8 to 4 incidents', 'halved incidents', true],
    ['en', 'from 8 to 4 incidents', 'half of them', false],
    ['en', 'from 8 to 5 incidents', 'cut incidents by half', false],
    ['en', 'from 12 to 3 checks', 'fell by three quarters', true],
    ['en', 'from 1800 to 1100 euros', 'down by more than a third', true],
    ['en', 'from 1800 to 1600 euros', 'down by more than a third', false],
    ['en', 'from 40 to 80 visitors', 'doubled', true],
    ['en', 'from 40 to 79 visitors', 'almost doubled', true],
    ['en', 'from 40 to 60 visitors', 'doubled', false],
    ['de', 'von 40 auf 80 Besucher', 'verdoppelt', true],
    ['de', 'von 40 auf 20 Besucher', 'um die Hälfte', true],
    ['es', 'de 40 a 80 visitas', 'duplicó', true],
    ['fr', 'de 40 à 80 visites', 'doublé', true],
    ['it', 'da 40 a 20 visite', 'dimezzato', true],
    ['nl', 'van 40 naar 80 bezoeken', 'verdubbeld', true],
    ['pl', 'z 40 do 80 wizyt', 'podwoiła', true],
    ['pt', 'de 40 para 80 visitas', 'duplicou', true],
    ['en', 'forty visitors', 'doubled', false],
  ])('when %s has “%s” and says “%s”, then it is %s', (language, entry, text, expected) => {
    expect(told(entry, text, language)).toBe(expected)
  })
})
