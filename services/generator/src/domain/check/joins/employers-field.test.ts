import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { fieldOfAnother } from './employers-field.js'

const cases: readonly (readonly [
  language: string,
  summary: string,
  job: string,
  wrong: string,
  right: string,
])[] = [
  [
    'en',
    'Puzzle and strategy games.',
    'A puzzle',
    'She makes strategy games at Acme.',
    'She makes a puzzle at Acme.',
  ],
  [
    'de',
    'Kenntnis in Wildbienen.',
    'Honigbienen',
    'Bei Acme hat sie Wildbienen.',
    'Bei Acme hat sie Honigbienen.',
  ],
  ['fr', 'Du lait et du miel.', 'Du lait', 'Chez Acme, elle fait du miel.', 'Chez Acme, elle fait du lait.'],
  ['es', 'Ovejas y vacas.', 'Ovejas', 'En Acme trabaja con vacas.', 'En Acme trabaja con ovejas.'],
  ['it', 'Vino e olio.', 'Vino', 'Da Acme fa olio.', 'Da Acme fa vino.'],
  ['nl', 'Bloemen en bomen.', 'Bloemen', 'Bij Acme heeft ze bomen.', 'Bij Acme heeft ze bloemen.'],
  ['pl', 'Orkiestra i teatr.', 'Teatr', 'W Acme ma orkiestrę.', 'W Acme ma teatr.'],
  ['pt', 'Vinho e azeite.', 'Vinho', 'Na Acme faz azeite.', 'Na Acme faz vinho.'],
]

const wrong = (language: string, summary: string, job: string, text: string) =>
  fieldOfAnother(
    saidOf(
      text,
      [
        groundOf('basics', ['Artisan', summary], language, { told: [summary] }),
        groundOf('work/0', ['Acme', job], language, { name: 'Acme' }),
      ],
      language,
    ),
  )

describe('what the person does anywhere', () => {
  it.each(cases)(
    'when %s has “%s” and an employer “%s”, then “%s” does not stand, but “%s” does',
    (language, summary, job, other, own) => {
      expect(wrong(language, summary, job, other)).toBeDefined()
      expect(wrong(language, summary, job, own)).toBeUndefined()
    },
  )

  it.each([
    'She makes strategy games, and a puzzle at Acme.',
    'She is an artisan at Acme.',
    'She likes strategy games.',
  ])('when “%s” puts it to no employer, then it stands', (text) => {
    expect(wrong('en', 'Puzzle and strategy games.', 'A puzzle', text)).toBeUndefined()
  })
})
