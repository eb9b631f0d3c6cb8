import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { tokensOf } from '../tokens.js'
import { isDenialTold } from './denials.js'

const isTold = (language: string, entry: string, text: string, word: string) => {
  const tokens = tokensOf(text, language)
  const at = tokens.findIndex(({ value }) => value === word)
  return isDenialTold(tokens, at, [groundOf('work/0', [entry], language)], language)
}

describe('what an entry denies with a no', () => {
  it.each([
    ['en', 'No reportable accidents in the gang', 'not one reportable accident', 'not'],
    ['en', 'No reportable accidents in the gang', 'not a single reportable accident', 'single'],
    ['nl', 'Geen eigen sleutel', 'Een eigen sleutel had ze niet.', 'niet'],
    ['de', 'Kein eigener Schlüssel', 'Einen eigenen Schlüssel hatte sie nicht.', 'nicht'],
  ])('when %s has “%s”, then “%s” tells the same', (language, entry, text, word) => {
    expect(isTold(language, entry, text, word)).toBe(true)
  })

  it.each([
    ['en', 'No accidents in the stable', 'not one stable', 'not'],
    ['en', 'No accidents, 30 calves', 'not one of the calves', 'not'],
    ['en', 'Not only calves', 'not one calf', 'not'],
    ['en', 'No accidents', 'had not fed the calves', 'not'],
    ['nl', 'Geen eigen sleutel, vijf wagens', 'Een wagen had ze niet.', 'niet'],
    ['nl', 'Geen eigen sleutel', 'Een eigen sleutel had de chef niet.', 'niet'],
    ['de', 'Keine Unfälle im Lager', 'Ein Lager hatte sie nicht.', 'nicht'],
  ])('when %s has “%s”, then “%s” denies something else', (language, entry, text, word) => {
    expect(isTold(language, entry, text, word)).toBe(false)
  })
})
