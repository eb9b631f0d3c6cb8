import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { otherPart } from './keyword-parts.js'

const wrong = (language: string, text: string, told: string, listed: string, section = 'skills') =>
  otherPart(
    saidOf(
      text,
      [groundOf('work/0', [told], language), groundOf(`${section}/0`, [listed], language)],
      language,
    ),
  )

describe('what a list alone names', () => {
  it.each([
    ['en', 'Programs shows on Hog and on Eos.', 'Programs shows on Hog'],
    ['en', 'Programs shows on Hog, Eos and more.', 'Programs shows on Hog'],
    ['de', 'Programmiert Shows auf Hog und Eos.', 'Programmiert Shows auf Hog'],
    ['fr', 'Elle programme les spectacles sur Hog et Eos.', 'Programme les spectacles sur Hog'],
    ['es', 'Programa las funciones en Hog y en Eos.', 'Programa las funciones en Hog'],
    ['it', 'Programma gli spettacoli su Hog e su Eos.', 'Programma gli spettacoli su Hog'],
    ['nl', 'Programmeert shows op Hog en op Eos.', 'Programmeert shows op Hog'],
    ['pl', 'Programuje pokazy na Hog i Eos.', 'Programuje pokazy na Hog'],
    ['pt', 'Programa os espetáculos em Hog e em Eos.', 'Programa os espetáculos em Hog'],
  ])('when %s says “%s” of “%s”, then it does not stand', (language, text, told) => {
    expect(wrong(language, text, told, 'Eos')).toBe('Eos')
  })

  it('when a language is added to a title of another, then it does not stand', () => {
    const title = 'Traductora jurada de alemán'
    expect(wrong('es', 'Es traductora jurada de alemán e inglés.', title, 'Inglés', 'languages')).toBe(
      'inglés',
    )
    expect(
      wrong('es', 'Es traductora jurada de alemán y habla inglés.', title, 'Inglés', 'languages'),
    ).toBeUndefined()
  })

  it.each([
    ['it has a verb of its own', 'Programs shows on Hog and knows Eos.', 'Programs shows on Hog'],
    ['a text has it as well', 'Programs shows on Hog and Eos.', 'Programs shows on Hog and on Eos'],
    ['nothing is told of what it is added to', 'Works with Reaper and Eos.', 'Programs shows on Hog'],
  ])('when %s, then it stands', (_what, text, told) => {
    expect(wrong('en', text, told, 'Eos')).toBeUndefined()
  })
})
