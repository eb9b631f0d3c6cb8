import { describe, expect, it } from '@jest/globals'
import { saidAbout, work, type Case } from '../../../../tests/said-about.js'
import { amountOfOne } from './amount-of-both.js'

describe('the amount of two things told of one', () => {
  it.each<Case>([
    ['en', work('Edited 58 books in history and archaeology'), 'She edited 58 books in archaeology.'],
    ['de', work('Pflege von 40 Gräbern in Hof und Plauen'), 'Sie pflegte 40 Gräber in Plauen.'],
    ['nl', work('Verzorgde 30 lessen voor kleuters en ouderen'), 'Zij verzorgde 30 lessen voor ouderen.'],
    ['en', work('Ran 12 courses for nurses and midwives'), 'She ran 12 courses for midwives.'],
  ])('when %s %j says more: “%s”, then it does not stand', (...said) => {
    expect(amountOfOne(saidAbout(said))).toBeDefined()
  })
  it.each<Case>([
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
  ])('when %s %j says as much: “%s”, then it stands', (...said) => {
    expect(amountOfOne(saidAbout(said))).toBeUndefined()
  })
})
