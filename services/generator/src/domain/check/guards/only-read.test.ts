import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { onlyRead } from './only-read.js'

const spoken = (language: string, entries: readonly (readonly string[])[], text: string) =>
  onlyRead(
    saidOf(
      text,
      entries.map((texts, at) => groundOf(`languages/${at}`, texts, language)),
      language,
    ),
  )

describe('a language that somebody reads', () => {
  it.each([
    ['en', ['German', 'Reading'], 'He speaks German.', 'speaks'],
    ['de', ['Latein', 'Lesekenntnisse'], 'Er spricht Latein.', 'spricht'],
    ['fr', ['allemand', 'lu, écrit'], 'Il parle allemand.', 'parle'],
    ['es', ['Alemán', 'lectura'], 'Habla alemán.', 'Habla'],
    ['it', ['Tedesco', 'lettura'], 'Parla tedesco.', 'Parla'],
    ['nl', ['Duits', 'lezen'], 'Hij spreekt Duits.', 'spreekt'],
    ['pl', ['niemiecki', 'bierna znajomość'], 'Mówi: niemiecki.', 'Mówi'],
    ['pt', ['Alemão', 'leitura'], 'Fala alemão.', 'Fala'],
  ])('when %s has %j, then “%s” is stopped at %s', (language, entry, text, wrong) => {
    expect(spoken(language, [entry], text)).toBe(wrong)
  })

  it.each([
    ['it is read', [['German', 'Reading']], 'He reads German.'],
    [
      'another is spoken',
      [
        ['German', 'Reading'],
        ['Dutch', 'Fluent'],
      ],
      'He speaks Dutch and reads German.',
    ],
    [
      'it stands at reading level',
      [
        ['Latin', 'Reading'],
        ['Dutch', 'Fluent'],
      ],
      'He speaks Dutch, with Latin at reading level.',
    ],
    ['it is spoken too', [['German', 'Reading and spoken']], 'He speaks German.'],
    ['no level is told', [['German']], 'He speaks German.'],
  ])('when %s, then it stands', (_what, entries, text) => {
    expect(spoken('en', entries, text)).toBeUndefined()
  })
})
