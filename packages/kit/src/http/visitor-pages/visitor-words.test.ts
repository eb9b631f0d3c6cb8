import { expect, test } from '@jest/globals'
import { visitorLanguage, visitorLanguages, visitorWords } from './visitor-words.js'

test.each(visitorLanguages.map((language) => [language]))(
  'when a visitor reads %s, then there is a text for every case',
  (language) => {
    const { link, ...cases } = visitorWords(language)
    const texts = [link, ...Object.values(cases).flatMap((one) => Object.values(one))]
    expect(texts.filter((text) => text.trim() === '')).toEqual([])
    expect(texts).toHaveLength(7)
    expect(link).toMatch(/Thumbfolio|Thumbfolió/)
  },
)

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['de', 'de'],
  ['de-CH, fr;q=0.9', 'de'],
  ['xx, fr;q=0.3, it;q=0.7', 'it'],
  ['no', 'nb'],
  ['*', 'en'],
  ['de;q=0, fr;q=0.1', 'fr'],
  ['constructor, __proto__', 'en'],
  ['zh-Hant-TW', 'zh'],
])('when the header is %j, then it is answered in %s', (header, language) => {
  expect(visitorLanguage(header)).toBe(language)
})
