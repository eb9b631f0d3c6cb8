import type { Page } from './page.js'
import { publicPage } from './public-page.js'

/** A page of which all contact data is private, that tells this text as a fact and as a sentence. */
const telling = (
  text: string,
  basics: Page['content']['basics'],
  otherContact?: Page['otherContact'],
): Page => ({
  content: { basics, work: [{ name: 'Mercy', highlights: [text] }] },
  composition: { language: 'en', intro: [{ text, sources: [] }], sections: [] },
  site: { name: 'ida', url: 'https://ida.sites.example', appOrigin: 'https://app.example' },
  contact: { email: false, phone: false, address: false },
  indexed: false,
  ...(otherContact && { otherContact }),
})

const toldBy = (page: Page) => {
  const { content, composition } = publicPage(page)
  return [...(content.work?.[0]?.highlights ?? []), ...composition.intro.map(({ text }) => text)]
}

describe('private contact data in a text', () => {
  test.each([
    ['+1 404-555-0178', '404‑555‑0178'],
    ['+1 404‑555‑0178', '(404) 555-0178'],
    ['+1 404-555-0178', '404–555–0178'],
    ['+1 404-555-0178', '404\u00ad555\u00ad0178'],
    ['+1 404-555-0178', '4045\u200b550178'],
    ['+1 404-555-0178', '404 · 555 · 0178'],
    ['+1 404-555-0178', '404_555_0178'],
    ['+1 404-555-0178', '404,555,0178'],
    ['+81 3 1234 5678', '０３－１２３４－５６７８'],
    ['+20 100 123 4567', '٠١٠٠١٢٣٤٥٦٧'],
    ['٠١٠٠١٢٣٤٥٦٧', '0100 123 4567'],
    ['+91 98765 43210', '९८७६५ ४३२१०'],
    ['404-555-0178 ext. 9', '404-555-0178'],
    ['030 1234567, mobil 0171 7654321', '030 1234567'],
    ['030 1234567, mobil 0171 7654321', '0171/7654321'],
    ['030 1234567 / 0171 7654321', '030 1234567'],
    ['+49 30 / 1234567', '+49 30 / 1234567'],
    ['+49 30 1234567 / 0171 7654321', '030 1234567'],
    ['+44 (0)20 7946 0000', '+44 20 7946 0000'],
    ['+44 20 7946 0000', '020 7946 0000'],
    ['0049 171 7654321', '+49 171 7654321'],
  ])('when the number is %s, then no text tells %s', (phone, written) => {
    expect(toldBy(telling(`Ring ${written} now`, { phone }))).toEqual(['Ring  now'])
    const otherContact = { email: [], phone: [phone], address: [] }
    expect(toldBy(telling(`Ring ${written} now`, {}, otherContact))).toEqual(['Ring  now'])
  })

  test.each([
    ['12 St\u00a0James Square', '12 St James Square'],
    ['Müllerweg 5', 'Mu\u0308llerweg 5'],
    ['Bahnhof‑Allee 5', 'BAHNHOF-ALLEE 5'],
  ])('when the street is %s, then no text tells %s', (address, written) => {
    expect(toldBy(telling(`Moved to ${written} in May`, { location: { address } }))).toEqual([
      'Moved to  in May',
    ])
  })

  test('when the e-mail address has a hidden hyphen in a text, then that does not tell it', () => {
    expect(toldBy(telling('Write to ida@exam\u00adple.com', { email: 'ida@example.com' }))).toEqual([
      'Write to ',
    ])
  })

  test.each(['7', '0'])(
    'when a number is a long row of %s, then it costs no time to look for it',
    (digit) => {
      const row = digit.repeat(400)
      const start = performance.now()
      expect(toldBy(telling(row, { phone: `${row}1234567` }))).toEqual([row, row])
      expect(performance.now() - start).toBeLessThan(1_000)
    },
  )

  test.each(['Saved 5,550,178 euros', 'From 2014 – 2019', 'ISO 9001, ext. 9', 'Zoë’s ½ ① — “№ 7”'])(
    'when a text tells something else, then it stays: %s',
    (text) => {
      expect(toldBy(telling(text, { phone: '+1 404-555-0199 ext. 9' }))).toEqual([text, text])
    },
  )
})
