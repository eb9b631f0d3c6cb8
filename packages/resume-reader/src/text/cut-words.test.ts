import { describe, expect, it } from '@jest/globals'
import { isCutUrl, isCutWord } from './cut-words.js'

describe('a hyphen at the end of a line', () => {
  it.each([
    ['telecommuni-', 'cations. Known for'],
    ['of the adminis-', 'tration building'],
    ['risk manage-', 'ment for insurers'],
    ['decision mak-', 'ing'],
    ['respon-', 'sibility, so'],
    ['the infrastruc-', 'ture of'],
    ['experi-', 'ence with'],
    ['Verantwort-', 'lichkeit'],
    ['für die Abrech-', 'nungen'],
    ['la administra-', 'ción de'],
    ['per la forma-', 'zione del personale'],
    ['a forma-', 'ção de equipas'],
    ['le développe-', 'ment de'],
    ['verantwoordelijk-', 'heid'],
    ['organiza-', 'cja pracy'],
  ])('when “%s” goes on with “%s”, then it cuts a word', (line, next) => {
    expect(isCutWord(line, next)).toBe(true)
  })

  it.each([
    ['a daily line-', 'necessity round'],
    ['writing plain-', 'language decisions'],
    ['all customer-', 'facing portals'],
    ['Denise Okonkwo-', 'Harris'],
    ['in slow-', 'motion'],
    ['a mid-', 'station'],
    ['by user-', 'segments'],
    ['from 2014-', 'tions'],
    ['a well-', 'tuned'],
    ['the long-', 'term-planning'],
    ['Ein-', 'und Verkauf'],
    ['top-', 'rated'],
    ['an inner-', 'city school'],
    ['https://example.org/a-', 'tion/b'],
  ])('when “%s” goes on with “%s”, then it is one of its own', (line, next) => {
    expect(isCutWord(line, next)).toBe(false)
  })
})

describe('the address of a page at the end of a line', () => {
  it.each([
    ['see https:', '//ada.example.org'],
    ['see https://', 'ada.example.org'],
    ['see https://ada.', 'example.org/boilers'],
    ['see https://ada.example.org/boilers/', '5120'],
  ])('when %s ends in a mark and %s makes it whole, then it is cut', (above, below) => {
    expect(isCutUrl(above, below)).toBe(true)
  })

  it.each([
    ['see https://ada.example.org.', 'Then the boilers'],
    ['see https://ada.example.org/', 'and then the boilers'],
    ['see https://ada.example.org', 'example.com'],
    ['see https://ada.example.org/', 'https://bob.example.org'],
  ])('when %s is whole and %s is below, then it is not', (above, below) => {
    expect(isCutUrl(above, below)).toBe(false)
  })
})
