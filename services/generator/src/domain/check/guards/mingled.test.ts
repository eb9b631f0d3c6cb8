import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { mingledIn } from './mingled.js'
import { tokensOf } from '../tokens.js'
import { claimFreeWords } from '../words/claim-free.js'

const mingled = (
  text: string,
  language: string,
  ...entries: readonly (readonly [id: string, text: string])[]
) =>
  mingledIn(
    tokensOf(text, language),
    entries.map(([id, told]) => groundOf(id, [told], language)),
    language,
    (word) => claimFreeWords(language)?.has(word) ?? false,
  )
const acme = ['work/0', 'Welder at Acme'] as const
const borg = ['work/1', 'Painter at Borg'] as const
const yale = ['education/0', 'Welder course at Yale'] as const

describe('facts of several entries', () => {
  it.each([
    ['en', 'Welder at Acme and painter at Borg', [acme, borg]],
    ['en', 'Welder at Acme, painter at Borg', [acme, borg]],
    ['en', 'Ada was a welder at Acme', [acme, ['person', 'Ada'] as const]],
    ['en', 'Welder at Acme in Rome', [acme, ['basics', 'Rome'] as const]],
    ['en', 'Ada welded at Acme', [acme, ['work/1', 'Painter at Ada'] as const, ['person', 'Ada'] as const]],
    ['en', 'Took a course at Yale', [yale, acme]],
    ['en', '', [acme, borg]],
    ['en', 'Welder at Acme', []],
  ])('when %s says “%s”, then they stay apart', (language, text, entries) => {
    expect(mingled(text, language, ...entries)).toBeUndefined()
  })

  it.each([
    ['en', 'Welder at Borg', 'Welder at Borg', [acme, borg]],
    ['en', 'Painter at Borg and welder at Borg', 'and welder at Borg', [acme, borg]],
    ['en', 'Worked as a welder at Yale', 'Worked as a welder at Yale', [yale, acme]],
    ['de', 'Schweißer bei Borg', 'Schweißer bei Borg', [['work/0', 'Schweißer bei Acme'] as const, borg]],
    ['es', 'Soldador en Borg', 'Soldador en Borg', [['work/0', 'Soldador en Acme'] as const, borg]],
    ['fr', 'Soudeur chez Borg', 'Soudeur chez Borg', [['work/0', 'Soudeur chez Acme'] as const, borg]],
    [
      'it',
      'Saldatore presso Borg',
      'Saldatore presso Borg',
      [['work/0', 'Saldatore presso Acme'] as const, borg],
    ],
    ['nl', 'Lasser bij Borg', 'Lasser bij Borg', [['work/0', 'Lasser bij Acme'] as const, borg]],
    ['pl', 'Spawacz w Borg', 'Spawacz w Borg', [['work/0', 'Spawacz w Acme'] as const, borg]],
    ['pt', 'Soldador na Borg', 'Soldador na Borg', [['work/0', 'Soldador na Acme'] as const, borg]],
  ])('when %s says “%s”, then “%s” is mingled', (language, text, run, entries) => {
    expect(mingled(text, language, ...entries)).toBe(run)
  })
})
