import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { droppedHead } from './dropped-head.js'

const wrong = (language: string, told: readonly string[], text: string) =>
  droppedHead(saidOf(text, [groundOf('work/0', told, language)], language))

const cases: readonly (readonly [language: string, told: string, wrong: string, right: string])[] = [
  [
    'en',
    'Designed strengthening of the viaduct',
    'She designed the viaduct.',
    'She designed strengthening of the viaduct.',
  ],
  [
    'en',
    'Checked calculations for 17 bridges',
    'She checked 17 bridges.',
    'She checked calculations for bridges.',
  ],
  [
    'en',
    'Leads a team of four climbers for a firm with contracts',
    'He leads a firm with contracts.',
    'He leads a team for a firm.',
  ],
  ['de', 'Plante den Umbau der Schule', 'Sie plante die Schule.', 'Sie plante den Umbau der Schule.'],
  ['fr', 'A dessiné le toit du musée', 'Elle a dessiné le musée.', 'Elle a dessiné le toit.'],
  ['es', 'Diseñó el refuerzo del viaducto', 'Diseñó el viaducto.', 'Diseñó el refuerzo.'],
  ['it', 'Ha disegnato il tetto del museo', 'Ha disegnato il museo.', 'Ha disegnato il tetto.'],
  ['nl', 'Ontwierp de gevel van het museum', 'Zij ontwierp het museum.', 'Zij ontwierp de gevel.'],
  ['pt', 'Desenhou o telhado do museu', 'Desenhou o museu.', 'Desenhou o telhado.'],
]

describe('a deed done to a part', () => {
  it.each(cases)(
    'when %s has “%s”, then “%s” does not stand, but “%s” does',
    (language, told, other, own) => {
      expect(wrong(language, [told], other)).toBeDefined()
      expect(wrong(language, [told], own)).toBeUndefined()
    },
  )

  it.each([
    ['those are all of it', 'en', ['Led a department of four teachers'], 'She led four teachers.'],
    ['the head holds the rest', 'en', ['Taught classes of children'], 'She taught children.'],
    [
      'another text has the whole',
      'en',
      ['Designed a part of the viaduct', 'Designed the viaduct'],
      'She designed the viaduct.',
    ],
    ['the line is a noun', 'pt', ['Processamento mensal de salários'], 'Processa os salários.'],
    [
      'the head stands elsewhere in it',
      'en',
      ['Designed strengthening of the viaduct'],
      'She designed viaduct strengthening.',
    ],
    ['it is no deed', 'en', ['Designed the roof of the museum'], 'The museum has a roof.'],
  ])('when %s, then it stands', (_what, language, told, text) => {
    expect(wrong(language, told, text)).toBeUndefined()
  })
})
