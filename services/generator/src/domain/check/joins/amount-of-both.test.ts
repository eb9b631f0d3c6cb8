import { describeGuard } from '../../../../tests/describe-guard.js'
import { work } from '../../../../tests/said-about.js'
import { amountOfOne } from './amount-of-both.js'

describeGuard('the amount of two things told of one', amountOfOne, {
  more: [
    ['en', work('Edited 58 books in history and archaeology'), 'She edited 58 books in archaeology.'],
    ['de', work('Pflege von 40 Gräbern in Hof und Plauen'), 'Sie pflegte 40 Gräber in Plauen.'],
    ['nl', work('Verzorgde 30 lessen voor kleuters en ouderen'), 'Zij verzorgde 30 lessen voor ouderen.'],
    ['en', work('Ran 12 courses for nurses and midwives'), 'She ran 12 courses for midwives.'],
  ],
  asMuch: [
    [
      'en',
      work('Edited 58 books in history and archaeology'),
      'She edited 58 books in history and archaeology.',
    ],
    ['en', work('Edited 58 books in history and archaeology'), 'She edited books in archaeology.'],
    [
      'en',
      work('Trained four cooks in stocks and mother sauces'),
      'She trained four cooks in stocks and sauces.',
    ],
    ['de', work('Pflege von 40 Gräbern in Hof und Plauen'), 'Sie pflegte 40 Gräber in Hof und Plauen.'],
    [
      'nl',
      work('Verzorgde 30 lessen voor kleuters en ouderen'),
      'Zij verzorgde 30 lessen voor kleuters en ouderen.',
    ],
  ],
})
