import { describeGuard } from '../../../../tests/describe-guard.js'
import { work } from '../../../../tests/said-about.js'
import { thinClause } from './thin-clauses.js'

describeGuard('a clause that leans on one word by its meaning', thinClause, {
  more: [
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
  ],
  asMuch: [
    ['en', work('Presented the plan to the board'), 'She presented the plan to the board.'],
    ['en', work('Wrote 12 reports and spoke about them'), 'She wrote 12 reports and spoke about them.'],
    ['de', work('Leitete die Werkstatt und sprach Deutsch'), 'Sie leitete die Werkstatt und sprach Deutsch.'],
    ['nl', work('Schreef rapporten en sprak erover'), 'Zij schreef rapporten en sprak erover.'],
    [
      'de',
      work('Bereitete Teige zu und arbeitete am Etagenofen'),
      'Sie bereitete Teige zu und arbeitete am Ofen.',
    ],
  ],
})
