import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { noLongerOne } from './no-longer-one.js'

const wrong = (language: string, position: string, text: string, end?: string) => {
  const dates = { start: '2020-01', end }
  return noLongerOne(saidOf(text, [groundOf('work/0', [position], language, { dates })], language))
}

describe('who somebody still is, told as over', () => {
  it.each([
    ['de', 'Schriftführerin', 'Dort war sie Schriftführerin.'],
    ['en', 'Shift lead', 'She was a shift lead.'],
    ['nl', 'Penningmeester', 'Zij was penningmeester.'],
  ])('when %s has “%s” until today, then “%s” does not stand', (language, position, text) => {
    expect(wrong(language, position, text)).toBeDefined()
    expect(wrong(language, position, text, '2023-05')).toBeUndefined()
  })

  it.each([
    ['de', 'Schriftführerin', 'Schon damals war sie Schriftführerin.'],
    ['de', 'Schriftführerin', 'Dort ist sie Schriftführerin.'],
    ['en', 'Shift lead', 'In 2021 she was already a shift lead.'],
    ['de', 'Orgelbauerin', 'Dabei war sie für Pfeifen zuständig.'],
    ['en', 'Rebuilt the menu', 'The menu was rebuilt.'],
    ['en', 'Trained in first aid', 'She was trained in first aid.'],
  ])('when %s has “%s” until today, then “%s” stands', (language, position, text) => {
    expect(wrong(language, position, text)).toBeUndefined()
  })
})
