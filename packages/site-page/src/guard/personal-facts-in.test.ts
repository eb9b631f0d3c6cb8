import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { factsOfLines, factsOnPage, guardedPage } from '../../tests/guard/guarded-page.js'
import { textFile } from '../parts/bundle.js'
import { personalFactsIn } from './personal-facts-in.js'

const en = { language: 'en' }
const ida = {
  basics: {
    name: 'Ida Holm',
    label: 'Bridge Engineer',
    email: 'ida@holm.example',
    phone: '+44 20 7946 0958',
  },
}
const inHtml = (markup: string) => personalFactsIn([textFile('index.html', 'text/html', markup)], en)
const folded = (text: string) => text.replace(/\s+/g, ' ').trim()

describe('a number at the end of a line', () => {
  test('when it is whole and the next line begins with the house of an address, then they are no one number', () => {
    const found = inHtml('<ul><li>+44 20 7946 0958</li><li>12 St James Square</li></ul>')
    expect(found.map(({ kind, value }) => [kind, value])).toContainEqual(['phone', '442079460958'])
    expect(found.filter(({ text }) => text.includes('\n'))).toEqual([])
  })

  test('when it goes on in the next line, then both lines hold it', () => {
    const found = inHtml('<ul><li>Call +44 20</li><li>7946 0958 at night</li></ul>')
    expect(found.map(({ lines }) => lines.length)).toContain(2)
  })
})

describe('a date of birth', () => {
  test.each([
    ['生年月日 1985年4月12日、東京', '生年月日 1985年4月12日'],
    ['生年月日 昭和60年4月12日、東京', '生年月日 昭和60年4月12日'],
    ['Date of birth 1985-04-12 in Leeds', 'Date of birth 1985-04-12'],
    ['Date of birth 12 April 1985 in Leeds', 'Date of birth 12 April 1985'],
    ['1985年4月12日生まれ。東京在住。', '1985年4月12日生まれ'],
    ['12.04.1985 doğumlu, evli değil', '12.04.1985 doğumlu'],
  ])('when a line says %s, then it is found to its end and no further', (line, text) => {
    expect(inHtml(`<p>${line}</p>`).filter(({ kind }) => kind === 'birth')).toMatchObject([{ text }])
  })
})

describe('what is beside a fact', () => {
  const kindsIn = (line: string) => inHtml(`<p>${line}</p>`).map(({ kind }) => kind)

  test('when a nationality is near another fact, then it counts, and further away it does not', () => {
    expect(kindsIn('British, married')).toContain('nationality')
    const far = 'bridges over rivers and railways for three counties and their towns'
    expect(kindsIn(`British, ${far}, married`)).not.toContain('nationality')
  })

  test('when a number to call follows the title of an address, then it is no address', () => {
    expect(kindsIn('Address: 12 Mill Row')).toContain('address')
    expect(kindsIn('Address: on request, phone: ext. 4410')).not.toContain('address')
  })

  test('when a number ends a sentence, then the next sentence is no part of it', () => {
    const [found] = inHtml('<p>DEA registration MB4719283. US schools</p>')
    expect(found?.text).toBe('DEA registration MB4719283')
  })
})

describe('the values of a JSON file', () => {
  const inJson = (value: unknown) =>
    personalFactsIn([textFile('resume.json', 'application/json', JSON.stringify(value))], en)

  test('when a title ends a list, then what follows the list is not its value', () => {
    const fact = ['Nationality', 'British']
    expect(inJson({ keywords: fact }).map(({ kind }) => kind)).toEqual(['nationality'])
    expect(inJson({ keywords: fact.slice(0, 1), name: fact[1] })).toEqual([])
  })

  test.each(['city', 'countryCode', 'addressCountry'])(
    'when %s has more than a place, then it is an address',
    (key) => {
      const kindsOf = (text: string) => inJson({ location: { [key]: text } }).map(({ kind }) => kind)
      expect(kindsOf('Dublin 8')).toEqual([])
      expect(['No. 12/4', 'Dorm: 4 Whitmore'].map(kindsOf)).toEqual([['address'], ['address']])
    },
  )
})

describe('where the guard looks', () => {
  test.each([
    ['a bullet', '<ul><li>Call +44 20 7946 0958</li></ul>'],
    ['a heading with elements in it', '<h3><bdi>+44 20</bdi> <b>7946 0958</b></h3>'],
    ['a picture’s text', '<img src="p.webp" alt="+44 20 7946 0958">'],
    ['a title', '<title>Ida – +44 20 7946 0958</title>'],
    ['a label', '<a aria-label="Call +44 20 7946 0958">call</a>'],
    ['a link', '<a href="tel:+442079460958">call</a>'],
    ['a link to a messenger', '<a href="https://wa.me/442079460958">chat</a>'],
    ['a printed address', '<a href="https://a.example" data-a="+44 20 7946 0958">a</a>'],
    ['the description', '<meta name="description" content="Ida, +44 20 7946 0958">'],
    ['JSON-LD', '<script type="application/ld+json">{"@type":"Person","telephone":"+442079460958"}</script>'],
    ['character references', '<p>&#43;44 20 7946 &#x30;958</p>'],
    ['a comment', '<!-- +44 20 7946 0958 -->'],
  ])('when a phone number stands in %s, then it is found', (_where, markup) => {
    expect(inHtml(markup)).toContainEqual(expect.objectContaining({ kind: 'phone', value: '442079460958' }))
  })

  test('when only the card or the JSON of a page has it, then it is found there', () => {
    const page = guardedPage({ basics: { ...ida.basics, label: 'Call 07700 900123' } })
    const files = new Set(factsOnPage(page).map(({ file }) => file))
    expect(files).toEqual(new Set(['index.html', 'resume.json', 'card.png']))
  })

  test('when a switch shows contact data, then their values are those that the resume knows', () => {
    const page = { ...guardedPage(ida), contact: { email: true, phone: true, address: false } }
    const facts = factsOnPage(page).map(({ kind, value }) => `${kind} ${value}`)
    expect(new Set(facts)).toEqual(new Set(['email ida@holm.example', 'phone 442079460958']))
  })

  test('when a field of JSON is an address by its name, then its text is found as it stands', () => {
    const json = JSON.stringify({ basics: { location: { address: 'Elm House 4', postalCode: '4000' } } })
    expect(personalFactsIn([textFile('resume.json', 'application/json', json)], en)).toContainEqual({
      kind: 'address',
      text: 'Elm House 4',
      value: 'elmhouse4',
      lines: ['Elm House 4'],
      file: 'resume.json',
    })
  })

  test.each([
    ['Strada Teiului 7', true],
    ['400 112 Cluj-Napoca', true],
    ['Dublin 8', false],
    ['Paris 15e', false],
    ['Nowy Sącz', false],
  ])('when the town of a home is %s, then it is an address: %s', (city, isAddress) => {
    const json = JSON.stringify({ basics: { location: { city } } })
    const found = personalFactsIn([textFile('resume.json', 'application/json', json)], en)
    expect(found.map(({ kind, text }) => [kind, text])).toEqual(isAddress ? [['address', city]] : [])
  })

  test('when a nationality is named without a colon, then it is found', () => {
    expect(factsOfLines(['Staatsangehörigkeit slowenisch'], 'de')).toContainEqual(
      expect.objectContaining({ kind: 'nationality' }),
    )
  })

  test('when a value is split over two lines, then both are named', () => {
    expect(factsOfLines(['Passport No.', 'GB 533401872'])).toEqual([
      expect.objectContaining({ kind: 'identity-number', lines: ['Passport No.', 'GB 533401872'] }),
    ])
  })
})

describe('contact data of other people', () => {
  const mail = { kind: 'contact-of-others', text: 'ann@byrne.example' }
  test('when it stands among references, then it is theirs', () => {
    const markup =
      '<section id="references"><p>Ann Byrne</p><p>ann@byrne.example</p></section><p>ida@holm.example</p>'
    expect(inHtml(markup)).toEqual([
      expect.objectContaining(mail),
      expect.objectContaining({ kind: 'email', text: 'ida@holm.example' }),
    ])
  })

  test.each([[['Referee: Ann Byrne, ann@byrne.example']], [['Ann Byrne', 'ann@byrne.example']]])(
    'when it stands beside a referee as in %j, then it is theirs',
    (lines) => {
      const markup = lines.map((line) => `<p>${line}</p>`).join('')
      const facts = personalFactsIn([textFile('index.html', 'text/html', markup)], {
        ...en,
        referees: ['Ann Byrne'],
      })
      expect(facts).toEqual([expect.objectContaining(mail)])
    },
  )

  test.each([
    'Dr. Ann Byrne, Owner, Byrne Mills',
    'Prof. Dr. Ann Byrne – Byrne Mills',
    'Mrs Ann Byrne (Byrne Mills)',
  ])('when the referee is listed as %s, then a mail beside their name is theirs', (name) => {
    const markup = '<p>Ask Ann Byrne about me: ann@byrne.example.</p>'
    const facts = personalFactsIn([textFile('index.html', 'text/html', markup)], { ...en, referees: [name] })
    expect(facts).toEqual([expect.objectContaining({ kind: 'contact-of-others', text: 'ann@byrne.example' })])
  })
})

describe('the guard on any page', () => {
  /** As a line of text, and as markup. */
  const factsIn = (text: string) => [...factsOfLines([text]), ...inHtml(text)]
  const word = fc.constantFrom(
    '+',
    '(',
    'at',
    '@',
    'born',
    '14',
    '1984',
    'SSN',
    'Road',
    '\n',
    ':',
    ',',
    '٣',
    '０',
    'é',
    '<p>',
    '&#',
    '-',
  )
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(word).map((words) => words.join(' ')),
  )

  test('when it holds any text, then each fact is a part of its lines', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 8 }), (lines) => {
        for (const fact of factsOfLines(lines))
          expect(folded(fact.lines.join(' '))).toContain(folded(fact.text))
      }),
    )
  })

  test('when its files hold any bytes, then there is an answer', () => {
    const type = fc.constantFrom('text/html', 'application/json', 'image/svg+xml', 'text/plain', 'image/png')
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), type, (body, contentType) => {
        expect(Array.isArray(personalFactsIn([{ path: 'a', contentType, body }], en))).toBe(true)
      }),
    )
  })

  test.each([
    '1',
    '0 ',
    '1-',
    '1.',
    'a@',
    '@',
    ' ',
    '(',
    '+1',
    'one ',
    'a.',
    'A1 ',
    'Via ',
    '97 rue ',
    'née ',
    'A',
    'é',
    '1984 ',
    'http://',
    'no. ',
    '<a ',
    '<!--',
    '<style>',
    '<p "',
  ])(
    'when a line is 100 KB of "%s", then the time grows with its length alone',
    (piece) => {
      const timeOf = (bytes: number, times: number) => {
        const startedAt = process.cpuUsage()
        for (let time = 0; time < times; time++) factsIn(piece.repeat(bytes / piece.length))
        return process.cpuUsage(startedAt).user / 1_000
      }
      timeOf(10_000, 2)
      // Processor time, which a busy machine does not change. As much text in one line takes as long as in ten: a square would take ten times as long.
      expect(timeOf(100_000, 1)).toBeLessThan(6 * timeOf(10_000, 10) + 200)
    },
    60_000,
  )
})
