import { anyWord } from './any-word.js'
import { tokensOf } from './tokens.js'

const isAnd = anyWord((word, language) => word === (language === 'de' ? 'und' : 'and'))
const endsInIng = anyWord((word) => word.endsWith('ing'))
const has = (asks: typeof isAnd, text: string, language = 'en') => asks(tokensOf(text, language), language)

test('when a word of a text answers yes, then the text does', () => {
  expect(has(isAnd, 'pruning and grafting')).toBe(true)
  expect(has(endsInIng, 'He grew pears, grafting them')).toBe(true)
})

test('when no word of a text answers yes, then the text does not, whatever another question finds in it', () => {
  expect(has(isAnd, 'pruning, grafting')).toBe(false)
  expect(has(endsInIng, 'pears and apples')).toBe(false)
})

test('when the same word stands in texts of two languages, then each language answers for itself', () => {
  expect(has(isAnd, 'Schnitt und Pflege', 'de')).toBe(true)
  expect(has(isAnd, 'Schnitt und Pflege', 'en')).toBe(false)
})
