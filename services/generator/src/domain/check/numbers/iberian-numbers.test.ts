import { describe, expect, it } from '@jest/globals'
import { iberianNumber } from './iberian-numbers.js'
import { normalForm } from '../forms/normal-form.js'

const read = (language: string, text: string) => iberianNumber(normalForm(text).split(' '), 0, language)

describe('spelled numbers', () => {
  it.each([
    ['es', 'once', 11, 1],
    ['es', 'veintidós', 22, 1],
    ['es', 'treinta y dos casas', 32, 3],
    ['es', 'treinta y un días', 31, 3],
    ['es', 'ciento veinte', 120, 2],
    ['es', 'doscientas cuarenta y cinco', 245, 4],
    ['es', 'dos y tres', 2, 1],
    ['es', 'cero', 0, 1],
    ['pt', 'duas', 2, 1],
    ['pt', 'vinte e três', 23, 3],
    ['pt', 'duzentas e quarenta e duas', 242, 5],
    ['pt', 'dezasseis', 16, 1],
    ['pt', 'dezesseis', 16, 1],
  ])('when %s says “%s”, then it is %s, of %s words', (language, text, value, length) => {
    expect(read(language, text)).toEqual({ value, length })
  })

  it.each([
    ['es', 'un'],
    ['es', 'una casa'],
    ['pt', 'uma'],
    ['es', 'y dos'],
    ['es', ''],
    ['fr', 'dos'],
  ])('when %s says “%s”, then no number is spelled', (language, text) => {
    expect(read(language, text)).toBeUndefined()
  })
})
