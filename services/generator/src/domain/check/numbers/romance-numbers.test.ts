import { describe, expect, it } from '@jest/globals'
import { frenchNumber, italianNumber } from './romance-numbers.js'

describe('numbers spelled in French', () => {
  it.each([
    ['dix sept', 17],
    ['vingt et un', 21],
    ['trente cinq', 35],
    ['soixante douze', 72],
    ['soixante et onze', 71],
    ['quatre vingts', 80],
    ['quatre vingt un', 81],
    ['quatre vingt dix huit', 98],
    ['cent vingt', 120],
    ['deux cents', 200],
    ['mille deux cents', 1200],
    ['trois mille cinq cents', 3500],
    ['cent un', 101],
  ])('when the words are “%s”, then they spell %d', (words, value) => {
    const all = words.split(' ')
    expect(frenchNumber(all, 0)).toEqual({ value, length: all.length })
  })

  it.each([
    ['un mois', undefined],
    ['vingt personnes', { value: 20, length: 1 }],
    ['trente dix', { value: 30, length: 1 }],
    ['dix six', { value: 10, length: 1 }],
    ['', undefined],
  ])('when the words are “%s”, then what is spelled is %j', (words, expected) => {
    expect(frenchNumber(words.split(' '), 0)).toEqual(expected)
  })
})

describe('numbers spelled in Italian', () => {
  it.each([
    ['due', 2],
    ['ventuno', 21],
    ['ventotto', 28],
    ['quarantacinque', 45],
    ['cento', 100],
    ['centoventi', 120],
    ['trecentocinquanta', 350],
    ['mille', 1000],
    ['milleduecento', 1200],
    ['tremila', 3000],
    ['duemilacinquecento', 2500],
    ['ventina', 20],
    ['quarantina', 40],
    ['dozzina', 12],
    ['centinaio', 100],
  ])('when the word is “%s”, then it spells %d', (word, value) => {
    expect(italianNumber(word)).toBe(value)
  })

  it.each([
    'un',
    'uno',
    'centro',
    'percento',
    'quarantena',
    'decine',
    'famila',
    'recente',
    'trent',
    'vento',
    '',
  ])('when the word is “%s”, then it spells none', (word) => {
    expect(italianNumber(word)).toBeUndefined()
  })
})
