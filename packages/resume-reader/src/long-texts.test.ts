import { placeOf } from './fields/location.js'
import { findDates, headDates } from './recognizers/dates.js'
import { splitList } from './fields/lists.js'
import type { Run } from './text/page-text.js'
import { takePhones } from './fields/phones.js'
import { longestLine } from './recognizers/phone-numbers.js'
import { Phrase } from './text/phrase.js'
import { trim } from './entries/pieces.js'
import { looksLikeCity } from './recognizers/places.js'
import { findEmails, findUrls } from './text/urls.js'

/** Counts how often the text of a word is looked at. */
class Words {
  looks = 0

  phrase(text: string): Phrase {
    const look = () => (this.looks += 1)
    const runs = text.split(' ').map((word, at): Run => {
      const run = { page: 1, x: at, y: 10, width: 1, height: 10, baseline: 18, spaced: true, icon: false }
      const style = { font: 'Helvetica', size: 10, weight: 400, italic: false, color: '#000000' }
      return {
        ...run,
        ...style,
        get text() {
          look()
          return word
        },
      }
    })
    return Phrase.of(runs, () => ' ')
  }
}

const phrase = (text: string) => new Words().phrase(text)

const looksFor = (read: (phrase: Phrase) => unknown, text: string): number => {
  const words = new Words()
  read(words.phrase(text))
  return words.looks
}

describe('texts that are longer than any of a resume', () => {
  it.each([
    ['an address of many parts', 'Main Street 12, 4, Leeds, ', (text: Phrase) => placeOf([text])],
    ['a list', 'Anna, Otto, ', splitList],
    ['a line with gaps', 'Anna | Otto | ', (text: Phrase) => text.split(/ \| /g)],
    [
      'a line of dates',
      '2019 - 2020 Acme ',
      (text: Phrase) => text.withoutAll(headDates(text.text).map(({ from, to }) => ({ from, to }))),
    ],
  ])('when %s is twice as long, then little more than twice the words are looked at', (_, part, read) => {
    const [one, two] = [400, 800].map((times) => looksFor(read, part.repeat(times).trim()))
    expect(two).toBeGreaterThan(0)
    expect(two).toBeLessThan(2.5 * (one ?? 0))
  })

  it('when a phone stands further on in a line than lines are long, then it is not looked for', () => {
    const at = (place: number) => {
      const basics: { phone?: { value: string } } = {}
      const rest = takePhones([phrase(`${'(('.repeat(place / 2)} +44 1632 960983`)], basics as never)
      return { found: basics.phone?.value, rest: rest.length }
    }
    expect(at(longestLine - 100)).toEqual({ found: '+44 1632 960983', rest: 1 })
    expect(at(50 * longestLine)).toEqual({ found: undefined, rest: 1 })
  })

  // Each of these could be taken apart in more ways than there is time to try.
  it('when a name has many hyphens, then it is told from a town in one way', () => {
    expect(looksLikeCity(`${'A-'.repeat(5_000)}!`)).toBe(false)
    expect(looksLikeCity('Frankfurt am Main')).toBe(true)
    expect(looksLikeCity('Stratford-upon-Avon')).toBe(true)
    expect(looksLikeCity('Leeds enough')).toBe(false)
  })

  it('when many dashes or full stops follow a year, then they are one stroke', () => {
    for (const mark of ['-', '.', '–'])
      expect(findDates(`2019 ${mark.repeat(50)}q 2020`).map(({ isRange }) => isRange)).toEqual([false, false])
    expect(findDates('2019 ---- 2020')).toMatchObject([{ start: '2019', end: '2020' }])
    expect(findDates('2019 ... 2020')).toMatchObject([{ start: '2019', end: '2020' }])
    expect(findDates('2019 . 2020')).toHaveLength(2)
  })

  it('when marks stand at both ends, then they are cut off, and what is between them stays', () => {
    const marks = ' – | '.repeat(2_000)
    expect(trim(phrase(`${marks}Acme ${marks}Mills${marks}`)).value).toMatch(/^Acme .* Mills$/)
    expect(trim(phrase('School of Art.')).text).toBe('School of Art.')
    expect(trim(phrase('Kelvinbank college.')).text).toBe('Kelvinbank college')
  })

  it('when a line is full of addresses, then each is found once', () => {
    const line = 'ada@example.com www.example.org ada.example.net/cv '.repeat(200)
    expect(findEmails(line)).toHaveLength(200)
    expect(findUrls(line).map(({ url }) => url)).toHaveLength(400)
    expect(findEmails('a'.repeat(50_000))).toEqual([])
  })

  it('when a phrase has very many words, then it still has its place on the page', () => {
    const { area } = phrase('a '.repeat(200_000).trim())
    expect(area).toEqual({ x: 0, y: 10, width: 200_000, height: 10 })
  })
})
