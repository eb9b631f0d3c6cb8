import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { otherFirm } from './firms.js'

const wrong = (told: string, text: string) =>
  otherFirm(saidOf(text, [groundOf('work/0', [told], 'en')], 'en'))

describe('names on both sides of a sign', () => {
  it.each([
    ['Delacroix & Penn LLP', 'She left Delacroix, Penn & Associates.', 'Penn & Associates'],
    ['Carrick & Moss', 'He was with Moss & Carrick.', 'Moss & Carrick'],
    ['Rieger, Thoma', 'He was with Rieger & Thoma.', 'Rieger & Thoma'],
  ])('when an entry has “%s”, then “%s” does not stand', (told, text, firm) => {
    expect(wrong(told, text)).toBe(firm)
  })

  it.each([
    ['Delacroix & Penn LLP', 'She left Delacroix & Penn in May.'],
    ['Research and Development', 'She was in Research & Development.'],
    ['Q&A evenings', 'She held Q&A evenings.'],
    ['Carrick & Moss', 'He was with Carrick.'],
  ])('when an entry has “%s”, then “%s” stands', (told, text) => {
    expect(wrong(told, text)).toBeUndefined()
  })
})
