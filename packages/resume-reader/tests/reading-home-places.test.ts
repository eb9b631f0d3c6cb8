import { describe, expect, it } from '@jest/globals'
import { pdfText } from '../src/characters/pdf-text.pdfjs.js'
import { readResume } from '../src/stages/read-resume.js'
import { onePage, text } from '@thumbfolio/testing/pdf-builder'

const row = (x: number, y: number, words: string, font = 'F1') => text(x, y, 10, words, font)
const head = text(50, 760, 22, 'Ada Example', 'F2') + row(50, 620, 'ada@example.com')
const readWhole = async (content: string) =>
  readResume(await pdfText(new Uint8Array(onePage(head + content))))
const read = async (...rows: string[]) =>
  (await readWhole(rows.map((words, at) => row(50, 720 - 12 * at, words)).join(''))).content.basics
/** A symbol above its text, as narrow columns have them. */
const pinned = async (words: string, name = '') =>
  (await readWhole(row(50, 720, '\\252', 'F3') + row(50, 706, words) + row(50, 560, name))).content.basics

describe('a place that the edge of a column cuts', () => {
  it.each([
    [
      'before the country',
      ['18 Larch Court', 'Macon Georgia 31201', 'US'],
      { address: '18 Larch Court', city: 'Macon', region: 'Georgia', postalCode: '31201', countryCode: 'US' },
    ],
    [
      'within its code',
      ['Gdynia pomorskie 81-', '001 PL'],
      { city: 'Gdynia', region: 'pomorskie', postalCode: '81-001', countryCode: 'PL' },
    ],
    [
      'within its region',
      ['Leeds West', 'Yorkshire GB'],
      { city: 'Leeds', region: 'West Yorkshire', countryCode: 'GB' },
    ],
    [
      'before its code',
      ['Duluth, Minnesota', '55802'],
      { city: 'Duluth', region: 'Minnesota', postalCode: '55802' },
    ],
    [
      'within its country',
      ['Durham, North Carolina, United', 'States'],
      { city: 'Durham', region: 'North Carolina', countryCode: 'US' },
    ],
  ])('when it is cut %s, then it is read whole', async (_, rows, location) => {
    expect((await read(...rows))?.location).toEqual(location)
  })

  it('when its code is cut, then the box of the code holds both lines', async () => {
    const { provenance } = await readWhole(row(50, 720, 'Gdynia pomorskie 81-') + row(50, 708, '001 PL'))
    const source = Object.entries(provenance).find(([field]) => field.endsWith('postalCode'))?.[1]
    expect(source && 'box' in source ? source.box[3] : 0).toBeGreaterThan(12)
  })

  it('when what stands above a place is whole, then it is none of it', async () => {
    const basics = await read('Registered Nurse', 'Duluth, Minnesota')
    expect(basics).toMatchObject({
      label: 'Registered Nurse',
      location: { city: 'Duluth', region: 'Minnesota' },
    })
  })
})

describe('a town behind a symbol', () => {
  it.each([
    ['Duluth MN', { city: 'Duluth', region: 'MN' }],
    ['Leeds West Yorkshire', { city: 'Leeds', region: 'West Yorkshire' }],
    ['Duluth Minnesota', { city: 'Duluth Minnesota' }],
  ])('when it is %s, then it is parted only where that is sure', async (words, location) => {
    expect((await pinned(words))?.location).toEqual(location)
  })

  it('when a trade or the name of the person stands there, then it is no town', async () => {
    expect((await pinned('Registered Nurse'))?.location).toBeUndefined()
    expect((await pinned('Ada Example'))?.location).toBeUndefined()
  })

  it('when no symbol stands above it, then it is no town', async () => {
    expect((await read('Family Medicine MD'))?.location).toBeUndefined()
  })
})

describe('a street whose name does not say that it is one', () => {
  it.each([
    ['Finkenmarkt 7, 48143 Bielefeld', { address: 'Finkenmarkt 7', postalCode: '48143', city: 'Bielefeld' }],
    [
      'Finkenmarkt 7, Bielefeld, Nordrhein-Westfalen, 33602',
      { address: 'Finkenmarkt 7', city: 'Bielefeld', region: 'Nordrhein-Westfalen', postalCode: '33602' },
    ],
  ])('when a town stands behind its number in %s, then it is the street', async (address, location) => {
    expect((await read(address))?.location).toEqual(location)
  })

  it('when no other part is the town, then the town has a district', async () => {
    expect((await read('Dublin 4, Ireland'))?.location).toEqual({ city: 'Dublin 4', countryCode: 'IE' })
  })
})

describe('an address of many parts', () => {
  it('when it ends in a town with a postal code, then everything before is the street', async () => {
    expect((await read('Rua das Flores 112, 2 Esq, 4050-262 Porto, Portugal'))?.location).toEqual({
      address: 'Rua das Flores 112, 2 Esq',
      postalCode: '4050-262',
      city: 'Porto',
      countryCode: 'PT',
    })
    expect((await read('Ste 200, 45 King Street West, Toronto, ON M5H 1J8, Canada'))?.location).toMatchObject(
      {
        city: 'Toronto',
        region: 'ON',
      },
    )
  })
})

describe('a line below the name that is not a trade', () => {
  it.each(['Willing to relocate', 'Based in Leeds, UK', 'Plot 44, Sector 12, Noida'])(
    'when %s is below the name, then the label is empty',
    async (words) => {
      expect((await read(words))?.label).toBeUndefined()
    },
  )
})
