import { describe, expect, it } from '@jest/globals'
import { Phrase } from '../text/phrase.js'
import { isBehindTown, isSureTown, spacedTown } from './spaced-places.js'

const look = { font: 'Helvetica', size: 10, weight: 400, italic: false, color: '#000000' }
const phrase = (text: string): Phrase =>
  Phrase.of(
    text.split(' ').map((word, at) => ({
      ...look,
      text: word,
      page: 1,
      x: 50 + 60 * at,
      y: 90,
      width: 50,
      height: 10,
      baseline: 98,
      spaced: true,
      icon: false,
    })),
    () => ' ',
  )
const townValues = (text: string) => {
  const { city, region, postalCode, country } = spacedTown(phrase(text)) ?? {}
  return [city?.value, region?.value, postalCode?.value, country?.value]
}

describe('a town and what stands behind it, with spaces between', () => {
  it.each([
    ['Duluth MN', ['Duluth', 'MN', undefined, undefined]],
    ['Duluth Minnesota 55802', ['Duluth', 'Minnesota', '55802', undefined]],
    ['Duluth Minnesota US', ['Duluth', 'Minnesota', undefined, 'US']],
    ['LEEDS WEST YORKSHIRE', ['LEEDS', 'WEST YORKSHIRE', undefined, undefined]],
    ['Leeds West Yorkshire LS2 9JT GB', ['Leeds', 'West Yorkshire', 'LS2 9JT', 'GB']],
    ['60-101 Poznań wielkopolskie PL', ['Poznań', 'wielkopolskie', '60-101', 'PL']],
    ['Macon Georgia 31201 United States', ['Macon', 'Georgia', '31201', 'United States']],
    ['Marion IN', ['Marion', 'IN', undefined, undefined]],
    ['Toronto ON CA', ['Toronto', 'ON', undefined, 'CA']],
    ['New York NY 10001', ['New York', 'NY', '10001', undefined]],
    ['Port Washington 11050 US', ['Port Washington', undefined, '11050', 'US']],
  ])('when it is %s, then each has its part', (text, parts) => {
    expect(townValues(text)).toEqual(parts)
  })

  it.each(['Port Washington', 'Duluth Minnesota', 'New York', 'Leeds', 'Nurse MN 55802', 'Leeds, GB'])(
    'when it is %s, then nothing tells where to part it',
    (text) => {
      expect(spacedTown(phrase(text))).toBeUndefined()
    },
  )

  it.each(['Duluth Minnesota 55802', 'Gdynia pomorskie PL', 'Gdynia 81-001 PL'])(
    'when two of region, code and country are told, as in %s, then it is a town',
    (text) => {
      expect(isSureTown(phrase(text))).toBe(true)
    },
  )

  it.each(['Family Medicine MD', 'Visual Storytelling Germany'])(
    'when only one is told, as in %s, then it may be none',
    (text) => {
      expect(isSureTown(phrase(text))).toBe(false)
    },
  )

  it('when there is no town, then it stands behind one', () => {
    expect(isBehindTown(phrase('55802 US'))).toBe(true)
    expect(isBehindTown(phrase('Duluth MN'))).toBe(false)
  })
})
