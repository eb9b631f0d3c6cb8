import { describeGuard } from '../../../../tests/describe-guard.js'
import { work } from '../../../../tests/said-about.js'
import { allOfAnother } from './all-of-a-thing.js'

describeGuard('all of another thing', allOfAnother, {
  more: [
    [
      'en',
      {
        sections: {
          work: [
            {
              name: 'Acme LLP',
              position: 'Clerk',
              summary: 'A law firm.',
              highlights: ['Keeps the calendar for the whole team'],
            },
          ],
        },
      },
      'She keeps the calendar for the whole firm.',
    ],
    [
      'de',
      {
        sections: {
          work: [
            {
              name: 'Acme',
              position: 'Fachkraft',
              summary: 'Betrieb in Hof.',
              highlights: ['Plant die Schichten für die ganze Halle'],
            },
          ],
        },
      },
      'Sie plant die Schichten für den ganzen Betrieb.',
    ],
    [
      'nl',
      {
        sections: {
          work: [
            {
              name: 'Acme',
              position: 'Medewerker',
              summary: 'Bedrijf in Epe.',
              highlights: ['Plant de diensten voor de hele ploeg'],
            },
          ],
        },
      },
      'Zij plant de diensten voor het hele bedrijf.',
    ],
  ],
  asMuch: [
    ['en', work('Keeps the calendar for the whole team'), 'She keeps the calendar for the entire team.'],
    ['de', work('Plant die Schichten für die ganze Halle'), 'Sie plant die Schichten für die gesamte Halle.'],
    ['nl', work('Plant de diensten voor de hele ploeg'), 'Zij plant de diensten voor de hele ploeg.'],
  ],
})
