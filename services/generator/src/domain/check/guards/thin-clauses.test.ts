import { describe, expect, it } from '@jest/globals'
import { saidAbout, work, type Case } from '../../../../tests/said-about.js'
import { thinClause } from './thin-clauses.js'

describe('a clause that leans on one word by its meaning', () => {
  it.each<Case>([
    [
      'en',
      work('Presented the plan to the board'),
      'She presented the plan to the board and spoke about it.',
    ],
    [
      'de',
      {
        sections: {
          education: [
            { institution: 'Acme', area: 'Chemie', studyType: 'Diplom', startDate: '2010', endDate: '2014' },
          ],
        },
      },
      'Ihr Diplom in Chemie hat sie von 2014 was ihr Freude machte.',
    ],
  ])('when %s %j says more: “%s”, then it does not stand', (...said) => {
    expect(thinClause(saidAbout(said))).toBeDefined()
  })
  it.each<Case>([
    ['en', work('Presented the plan to the board'), 'She presented the plan to the board.'],
    ['en', work('Wrote 12 reports and spoke about them'), 'She wrote 12 reports and spoke about them.'],
    ['de', work('Leitete die Werkstatt und sprach Deutsch'), 'Sie leitete die Werkstatt und sprach Deutsch.'],
    ['nl', work('Schreef rapporten en sprak erover'), 'Zij schreef rapporten en sprak erover.'],
    [
      'de',
      work('Bereitete Teige zu und arbeitete am Etagenofen'),
      'Sie bereitete Teige zu und arbeitete am Ofen.',
    ],
  ])('when %s %j says as much: “%s”, then it stands', (...said) => {
    expect(thinClause(saidAbout(said))).toBeUndefined()
  })
})
