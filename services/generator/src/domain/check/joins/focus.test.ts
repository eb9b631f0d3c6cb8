import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { otherFocus } from './focus.js'

const summary = 'Imkerin mit Schwerpunkt auf Wanderimkerei und Königinnenzucht. Gibt Kurse für Anfänger.'
const grounds = [
  groundOf('person', ['Ada Kern'], 'de'),
  groundOf('basics', [summary], 'de', { told: [summary], frame: [] }),
  groundOf('work/0', ['Institut', 'Arbeitsgruppe Bienengesundheit'], 'de', { told: [], frame: [] }),
]
const wrong = (text: string) => otherFocus(saidOf(text, grounds, 'de'))

describe('what somebody is most at home in', () => {
  it.each([
    'Ihr Schwerpunkt liegt auf Königinnenzucht und Bienengesundheit.',
    'Ihr Schwerpunkt ist Bienengesundheit.',
    'Ihre Schwerpunkte sind Wanderimkerei, Bienengesundheit und Königinnenzucht.',
  ])('when “%s” has a thing among it that is told elsewhere, then it does not stand', (text) => {
    expect(wrong(text)).toBe('Bienengesundheit')
  })

  it.each([
    'Ihr Schwerpunkt liegt auf Königinnenzucht und Wanderimkerei.',
    'Königinnenzucht ist der Schwerpunkt der Imkerin Ada Kern.',
    'Ihr Schwerpunkt liegt auf Königinnenzucht; sie arbeitete zur Bienengesundheit.',
    'Sie arbeitete zur Bienengesundheit.',
    'Sie ist auf Königinnenzucht spezialisiert; sie arbeitete zur Bienengesundheit.',
  ])('when “%s” has what the resume tells as that, then it stands', (text) => {
    expect(wrong(text)).toBeUndefined()
  })
})
