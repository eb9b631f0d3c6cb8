import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { allOfPart } from './part-counted.js'

const wrong = (language: string, entry: string, text: string) =>
  allOfPart(saidOf(text, [groundOf('projects/0', [entry], language)], language))

describe('all of what somebody did a part of', () => {
  it.each([
    ['en', 'Site with 15 sheets. Wrote the sheets on Rome', 'She wrote the 15 sheets.'],
    ['it', 'Sito con 15 schede. Ho scritto le schede su Roma', 'Ha scritto 15 schede.'],
  ])('when %s has “%s” and says “%s”, then it does not stand', (language, entry, text) => {
    expect(wrong(language, entry, text)).toMatch(/^15 /)
  })

  it.each([
    ['en', 'Site with 15 sheets. Wrote the sheets on Rome', 'She wrote the sheets on Rome for a site.'],
    ['en', 'Site with 15 sheets. Wrote the sheets on Rome', 'The site has 15 sheets.'],
    ['en', 'Wrote sheets, 15 sheets in all', 'She wrote 15 sheets.'],
    ['it', 'Sito con 15 schede. Ho scritto le schede su Roma', 'Ha scritto le schede su Roma.'],
  ])('when %s has “%s” and says “%s”, then it stands', (language, entry, text) => {
    expect(wrong(language, entry, text)).toBeUndefined()
  })
})
