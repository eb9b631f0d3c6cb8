import { locallyArranged } from '../../tests/locally-arranged.js'
import type { Page } from './page.js'
import { publicPage } from './public-page.js'

/** A page of which all contact data is private, that has this text as a fact and as a sentence. */
const telling = (
  text: string,
  basics: Page['content']['basics'],
  otherContact?: Page['otherContact'],
): Page => ({
  content: { basics, work: [{ name: 'Mercy', highlights: [text] }] },
  composition: {
    language: 'en',
    theme: 'editorial',
    best: [],
    sections: [],
    intro: [{ text, by: 'owner' }],
  },
  site: { url: 'https://ida.sites.example', appOrigin: 'https://app.example' },
  contact: { email: false, phone: false, address: false },
  indexed: false,
  ...(otherContact && { otherContact }),
})

const textsOf = (page: Page) => {
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
    ['+44 7911 123456', 'Oh seven nine one one, one two three four five six'],
    ['+1 404-555-0178', 'four oh four five five five oh one seven eight'],
    ['+1 404-555-0178', 'five-five-five-zero-one-seven-eight'],
    ['+49 171 7654321', 'null eins sieben eins sieben sechs fünf vier drei zwei eins'],
    ['0171 7654321', 'nulleinssiebeneins siebensechsfünfvierdreizweieins'],
    ['+33 6 12 34 56 78', 'zéro six un deux trois quatre cinq six sept huit'],
    ['+34 612 345 678', 'seis uno dos tres cuatro cinco seis siete ocho'],
    ['+39 312 345 6789', 'tre uno due tre quattro cinque sei sette otto nove'],
    ['+351 912 345 678', 'nove um dois três quatro cinco seis sete oito'],
    ['+31 6 12345678', 'nul zes een twee drie vier vijf zes zeven acht'],
    ['+48 512 345 678', 'pięć jeden dwa trzy cztery pięć sześć siedem osiem'],
  ])('when the number is %s, then no text tells %s', (phone, written) => {
    expect(textsOf(telling(`Ring ${written} now`, { phone }))).toEqual(['Ring  now'])
    const otherContact = { email: [], phone: [phone], address: [] }
    expect(textsOf(telling(`Ring ${written} now`, {}, otherContact))).toEqual(['Ring  now'])
  })

  test.each([
    ['12 St\u00a0James Square', '12 St James Square'],
    ['Müllerweg 5', 'Mu\u0308llerweg 5'],
    ['Bahnhof‑Allee 5', 'BAHNHOF-ALLEE 5'],
  ])('when the street is %s, then no text tells %s', (address, written) => {
    expect(textsOf(telling(`Moved to ${written} in May`, { location: { address } }))).toEqual([
      'Moved to  in May',
    ])
  })

  test('when the e-mail address has a hidden hyphen in a text, then that does not tell it', () => {
    expect(textsOf(telling('Write to ida@exam\u00adple.com', { email: 'ida@example.com' }))).toEqual([
      'Write to ',
    ])
  })

  test.each([
    'Five five five oh one seven people',
    'Phones five five five oh one seventy-eight',
    'Five courses, five five oh one seven eight nine',
    'Counted one two three four five six seven eight nine',
    'A o 404 555',
  ])('when a text has other numbers in words, then it stays: %s', (text) => {
    expect(textsOf(telling(text, { phone: '+1 404-555-0178' }))).toEqual([text, text])
  })

  test('when a number is shorter than any that is dialled, then its digits in words stay', () => {
    const text = 'Read five five five oh one seven'
    expect(textsOf(telling(text, { phone: '555017' }))).toEqual([text, text])
  })

  test('when an article stands in front of a number in digits, then it stays with the fact', () => {
    const page = telling('Ligue para o 912 345 678', { phone: '+351 912 345 678' })
    expect(textsOf(page)).toEqual(['Ligue para o '])
  })

  test.each(['7', '0'])(
    'when a number is a long row of %s, then it costs no time to look for it',
    (digit) => {
      const row = digit.repeat(400)
      const words = (digit === '7' ? 'seven ' : 'oh ').repeat(400)
      const start = performance.now()
      expect(textsOf(telling(row, { phone: `${row}1234567` }))).toEqual([row, row])
      expect(textsOf(telling(words, { phone: `${row}1234567` }))).toEqual([words, words])
      expect(performance.now() - start).toBeLessThan(1_000)
    },
  )

  test.each([
    'https://example.org/?call=%2B1%20404%20555%200178',
    'https://example.org/?u=https%3A%2F%2Fx.example%2F%3Ftel%3D%252B1%2520404%2520555%25200178',
    'https://maps.example/?q=12+High+Street,+Leeds',
    'https://maps.example/?q=12%20High%20Street',
  ])('when the address of a page says it in codes, then it is not shown: %s', (url) => {
    const basics = { phone: '+1 404-555-0178', location: { address: '12 High Street' } }
    expect(textsOf(telling(url, basics))).toEqual([''])
    expect(textsOf(telling(`See ${url} now`, basics))).toEqual(['See  now'])
  })

  test.each([
    'C++ and C+',
    'https://example.org/?q=12+Low+Street',
    '100% of 50%',
    'https://x.example/%E4%BD%A0%ZZ',
  ])('when a text has codes of something else, then it stays: %s', (text) => {
    const basics = { phone: '+1 404-555-0178', location: { address: '12 High Street' } }
    expect(textsOf(telling(text, basics))).toEqual([text, text])
  })

  test('when a text is one long word of codes, then it costs no time', () => {
    const start = performance.now()
    const text = `${'a+'.repeat(20_000)} ${'%2'.repeat(20_000)}`
    textsOf(telling(text, { phone: '+1 404-555-0178' }))
    expect(performance.now() - start).toBeLessThan(1_000)
  })

  test.each(['Saved 5,550,178 euros', 'From 2014 – 2019', 'ISO 9001, ext. 9', 'Zoë’s ½ ① — “№ 7”'])(
    'when a text tells something else, then it stays: %s',
    (text) => {
      expect(textsOf(telling(text, { phone: '+1 404-555-0199 ext. 9' }))).toEqual([text, text])
    },
  )
})

describe('private contact data that two lines tell together', () => {
  test('when a text was split within a street, then neither part of it is shown', () => {
    const summary = 'Builds bridges. Lives at Hauptstr. 12, Berlin. Sings.'
    const content = { basics: { summary, location: { address: 'Hauptstr. 12' } } }
    const page: Page = {
      ...telling('', content.basics),
      content,
      composition: locallyArranged(content, 'de'),
    }
    expect(page.composition.intro.map(({ text }) => text)).toEqual([
      'Builds bridges.',
      'Lives at Hauptstr.',
      '12, Berlin.',
      'Sings.',
    ])
    expect(publicPage(page).composition.intro.map(({ text }) => text)).toEqual(['Builds bridges.', 'Sings.'])
  })
})

describe('contact data behind a link', () => {
  test.each([
    ['mailto:ida@example.com', 'Write to ida@example.com'],
    ['MAILTO:ida%40example.com?subject=Hi', 'Write to ida@example.com'],
    ['tel:+1-404-555-0178', 'Call 404 555 0178'],
  ])('when an address field says %s, then it is private like any other', (url, text) => {
    const { content } = publicPage(telling(text, { url, profiles: [{ network: 'Mail', url }] }))
    expect(JSON.stringify(content)).not.toMatch(/ida|404/)
  })
})
