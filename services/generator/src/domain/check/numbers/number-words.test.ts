import { describe, expect, it } from '@jest/globals'
import { normalForm } from '../forms/normal-form.js'
import { mayCount, spelledNumber } from './number-words.js'

const spelled = (text: string, language: string, at = 0) =>
  spelledNumber(normalForm(text).split(' '), at, language)

describe('the number that words spell', () => {
  it.each([
    ['en', 'twelve', 12, 1],
    ['en', 'forty two', 42, 2],
    ['en', 'one hundred and five people', 105, 4],
    ['en', 'one hundred people', 100, 2],
    ['en', 'three hundred', 300, 2],
    ['en', 'two million', 2e6, 2],
    ['en', 'six hundred thousand', 6e5, 3],
    ['en', 'a dozen', undefined, 0],
    ['en', 'dozen', 12, 1],
    ['de', 'fünfzehn', 15, 1],
    ['de', 'dreißig', 30, 1],
    ['es', 'once', 11, 1],
    ['en', 'once', undefined, 0],
    ['es', 'cincuenta', 50, 1],
    ['fr', 'seize', 16, 1],
    ['fr', 'vingt deux', 22, 2],
    ['it', 'sei', 6, 1],
    ['pt', 'sei', undefined, 0],
    ['pt', 'dos', undefined, 0],
    ['es', 'dos', 2, 1],
    ['nl', 'tien', 10, 1],
    ['pl', 'pięćdziesiąt', 50, 1],
    ['pl', 'dwudziestu pięciu osób', 25, 2],
    ['pl', 'sto dwadzieścia jeden', 121, 3],
    ['pl', 'dwie', 2, 1],
    ['pl', 'piętnaściorgiem dzieci', 15, 1],
    ['pl', 'sześciorga dzieci', 6, 1],
    ['pl', 'trzy tysiące', 3000, 2],
    ['pl', 'ten', undefined, 0],
    ['pl', 'jeden', undefined, 0],
    ['pt', 'dezenove', 19, 1],
  ])('when %s says “%s”, then it is %s, of %s words', (language, text, value, length) => {
    expect(spelled(text, language)).toEqual(value === undefined ? undefined : { value, length })
  })
})

describe('odd words', () => {
  it.each([
    ['nothing', '', 0],
    ['one, which may be an article', 'one', 0],
    ['a magnitude alone', 'million', 0],
    ['a short magnitude', 'k', 0],
    ['a place behind the last word', 'two', 5],
    ['a name that objects have', 'constructor', 0],
  ])('when it is %s, then no number is spelled', (_what, text, at) => {
    expect(spelled(text, 'en', at)).toBeUndefined()
  })

  it.each([
    ['a ten before eleven', 'twenty eleven', { value: 20, length: 1 }],
    ['a ten before zero', 'twenty zero', { value: 20, length: 1 }],
    ['a short magnitude behind it', 'two m', { value: 2, length: 1 }],
    ['a language that is not known', 'twelve', { value: 12, length: 1 }],
  ])('when it is %s, then what can be read is', (_what, text, expected) => {
    expect(spelled(text, 'xx')).toEqual(expected)
  })

  it.each([
    ['en', 'one hundred people', true],
    ['en', 'half a million', true],
    ['en', 'led the shop', false],
    ['fr', 'quatre vingt dix', true],
    ['es', 'un curso', false],
    ['es', 'doscientos cuarenta', true],
    ['it', 'ventitré siti', true],
    ['pl', 'tysiąc', true],
  ])('when the words in %s are “%s”, then that a number may begin them is %s', (language, text, may) => {
    const [first = ''] = normalForm(text).split(' ')
    expect(mayCount(first, language)).toBe(may)
  })
})
