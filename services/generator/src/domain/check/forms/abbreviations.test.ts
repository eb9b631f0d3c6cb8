import { describe, expect, it } from '@jest/globals'
import { spelledOut } from './abbreviations.js'

describe('what is shortened or written out', () => {
  it.each([
    ['MSc in Physics', 'Master of Science'],
    ['M.Sc. in Physics', 'Master of Science'],
    ['master of science in Physics', 'MSc'],
    ['Night shifts in the ICU.', 'Intensive Care Unit'],
    ['Bachelor of Science in Nursing', 'BSN'],
    ['Bachelor of Science in Nursing', 'BSc'],
    ['A&E, Leeds', 'Accident and Emergency'],
    ['Controllo dei DPI', 'dispositivi di protezione individuale'],
    ['Técnico de PRL', 'prevención de riesgos laborales'],
  ])('when a text has “%s”, then it has “%s” as well', (text, other) => {
    expect(spelledOut(['Leeds', text])).toContain(other)
  })

  it.each([['Told us of it'], ['MScience'], ['a bachelor of arms'], ['it was late']])(
    'when a text has “%s”, then nothing is added',
    (text) => {
      expect(spelledOut([text])).toEqual([])
    },
  )
})
