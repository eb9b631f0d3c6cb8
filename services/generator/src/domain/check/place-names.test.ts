import { describe, expect, it } from '@jest/globals'
import { placeNames } from './place-names.js'

describe('the names that codes of places stand for', () => {
  it.each([
    ['a state behind a comma', { location: 'Salem, OR' }, 'US', 'en', ['Oregon']],
    ['a state of somebody whose country is not told', { location: 'Salem, OR' }, undefined, 'en', ['Oregon']],
    ['the same letters where there are no such states', { location: 'Berlin, DE' }, 'DE', 'de', []],
    ['letters without a comma', { location: 'OR' }, 'US', 'en', []],
    [
      'a country, in the language of the page and in English',
      { location: { countryCode: 'DE' } },
      'DE',
      'de',
      ['Deutschland', 'Germany'],
    ],
    [
      'a country whose letters are a state’s too',
      { location: { countryCode: 'CA' } },
      'CA',
      'fr',
      ['Canada', 'Canada'],
    ],
    [
      'a region',
      { location: { region: 'GA', countryCode: 'US' } },
      'US',
      'en',
      ['Georgia', 'United States', 'United States'],
    ],
    ['a name that is printed whole', { location: { countryCode: 'Norway' } }, 'Norway', 'en', []],
    ['an entry without a place', { name: 'Go' }, 'US', 'en', []],
  ])('when it is %s, then they are these', (_, entry, countryCode, language, names) => {
    expect(placeNames(entry, { ...(countryCode && { countryCode }) }, language)).toEqual(names)
  })
})
