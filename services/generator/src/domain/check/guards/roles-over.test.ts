import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { roleOver } from './roles-over.js'

const wrong = (language: string, told: readonly string[], text: string) =>
  roleOver(saidOf(text, [groundOf('work/0', told, language, { told, dates: { start: '2015' } })], language))

const years = [
  ['en', 'Treasurer of the club (2019–2021); moved the books', 'She is treasurer of the club.'],
  ['de', 'Kassenwartin des Vereins (2019–2021)', 'Sie ist Kassenwartin des Vereins.'],
  ['fr', 'Trésorière du club (2019–2021)', 'Elle est trésorière du club.'],
  ['es', 'Tesorera del club (2019–2021)', 'Es tesorera del club.'],
  ['it', 'Tesoriera del circolo (2019–2021)', 'È tesoriera del circolo.'],
  ['nl', 'Penningmeester van de club (2019–2021)', 'Daarnaast is ze penningmeester van de club.'],
  ['pl', 'Skarbniczka klubu (2019–2021)', 'Jest skarbniczką klubu.'],
  ['pt', 'Tesoureira do clube (2019–2021)', 'É tesoureira do clube.'],
] as const

const were = [
  ['en', 'I was treasurer of the club', 'She is treasurer of the club.'],
  ['de', 'Ich war Kassenwartin des Vereins', 'Sie ist Kassenwartin des Vereins.'],
  ['fr', "J'ai été trésorière du club", 'Elle est trésorière du club.'],
  ['es', 'Fui tesorera del club', 'Es tesorera del club.'],
  ['it', 'Sono stata tesoriera del circolo', 'È tesoriera del circolo.'],
  ['nl', 'Ik was penningmeester van de club', 'Ze is penningmeester van de club.'],
  ['pl', 'Byłam skarbniczką klubu', 'Jest skarbniczką klubu.'],
  ['pt', 'Fui tesoureira do clube', 'É tesoureira do clube.'],
] as const

describe('who somebody was for a time', () => {
  it.each([...years, ...were])(
    'when %s has “%s” and says “%s”, then it does not stand',
    (language, told, text) => {
      expect(wrong(language, [told], text)).toBeDefined()
    },
  )

  it.each([
    ['no years are told', 'Treasurer of the club', 'She is treasurer of the club.'],
    ['it goes on', 'Treasurer of the club (since 2019)', 'She is treasurer of the club.'],
    ['it is told as over', 'Treasurer of the club (2019–2021)', 'She was treasurer of the club.'],
    ['the years are of a deed', 'As treasurer moved the books (2019–2021)', 'She is a clerk and treasurer.'],
  ])('when %s, then it stands', (_what, told, text) => {
    expect(wrong('en', [told], text)).toBeUndefined()
  })

  it('when another line tells it without years, then it stands', () => {
    const told = ['Treasurer of the club (2019–2021)', 'Treasurer of the choir']
    expect(wrong('en', told, 'She is treasurer of the choir.')).toBeUndefined()
  })
})
