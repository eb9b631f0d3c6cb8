import { describe, expect, it } from '@jest/globals'
import { groundOf, hasWord } from '../ground.js'
import { normalForm } from './normal-form.js'
import { isFamily } from './same-word.js'
import { isPolishTitle, polishStem } from './stem-polish.js'

const stem = (word: string) => polishStem(normalForm(word))
const isOfFamily = (said: string, known: string) => isFamily(normalForm(said), normalForm(known), 'pl')

describe('cases, persons and aspects of one word', () => {
  it.each([
    ['projekt', 'projekcie'],
    ['Krakowie', 'Kraków'],
    ['prowadziła', 'prowadzenie'],
    ['prowadząca', 'prowadzono'],
    ['wykonywałam', 'wykonał'],
    ['przygotowuje', 'przygotował'],
    ['kierowniczką', 'kierownika'],
    ['nauczycielce', 'nauczyciel'],
    ['studenci', 'studentkami'],
    ['instalacja', 'instalował'],
    ['wniosków', 'wniosek'],
    ['lata', 'lat'],
    ['mieście', 'miasto'],
    ['szkła', 'szkieł'],
    ['księgi', 'ksiąg'],
    ['sądzie', 'sądu'],
    ['owce', 'owiec'],
    ['grami', 'gry'],
    ['uli', 'ulami'],
    ['odkryła', 'odkrycie'],
    ['rozwinął', 'rozwinięcia'],
    ['kredycie', 'kredyt'],
    ['ministra', 'minister'],
    ['handlowcem', 'handlowiec'],
    ['wodzie', 'woda'],
    ['liceach', 'liceum'],
    ['Żywcu', 'Żywiec'],
    ['zwierząt', 'zwierzę'],
    ['stopnia', 'stopień'],
    ['mieszkańców', 'mieszkaniec'],
    ['węgla', 'węgiel'],
  ])('when it is “%s” or “%s”, then the stem is one', (one, other) => {
    expect(stem(one)).toBe(stem(other))
  })
})

describe('words that only look alike', () => {
  it.each([
    ['szkoliła', 'szkoła'],
    ['zarządzał', 'zarządu'],
    ['zaprojektowała', 'projektu'],
    ['programował', 'program'],
    ['leczyła', 'leków'],
    ['uczyła', 'uczeń'],
    ['leczył', 'lecznica'],
    ['budowała', 'budowa'],
    ['szkoliła', 'szkołach'],
    ['zarządzała', 'zarządzie'],
    ['planował', 'planów'],
    ['uczyłasię', 'uczyła'],
    ['kierował', 'kierowca'],
  ])('when one says “%s” and knows “%s”, then they are of two families', (said, known) => {
    expect(stem(said)).not.toBe(stem(known))
    expect(isOfFamily(said, known)).toBe(false)
  })
})

describe('words of one family', () => {
  it.each([
    ['Wrocławiu', 'wrocławskich', true],
    ['szkolną', 'szkoły', true],
    ['wyremontował', 'remont', true],
    ['przeanalizowała', 'analiza', true],
    ['współpracował', 'pracy', false],
    ['kardiologiczny', 'kardiologia', true],
    ['wypisał', 'pisał', false],
  ])('when one says “%s” and knows “%s”, then it is %s', (said, known, expected) => {
    expect(isOfFamily(said, known)).toBe(expected)
  })
})

describe('a field', () => {
  it.each([
    ['oddział kardiologii', 'lekarzy'],
    ['oddział psychiatrii', 'lekarz'],
    ['oddział psychiatrii', 'psychiatra'],
    ['transport do szpitali', 'leczył'],
  ])('when an entry has “%s”, then it does not say “%s”', (known, said) => {
    expect(hasWord(groundOf('work/0', [known], 'pl'), said, 'pl')).toBe(false)
  })
})

describe('who does a thing', () => {
  it.each([
    ['kierowniczką', true],
    ['dyrektorem', true],
    ['muzykiem', true],
    ['tłumacza', true],
    ['muzyką', false],
    ['kardiologii', false],
    ['tłumaczyła', false],
    ['pacjentów', false],
    ['wyniki', false],
    ['koparki', false],
  ])('when the word is “%s”, then it is a title: %s', (word, expected) => {
    expect(isPolishTitle(normalForm(word))).toBe(expected)
  })
})

describe('an adjective in any of its cases', () => {
  it.each([
    ['rekrutacyjnego', 'rekrutacja'],
    ['radomskiej', 'Radom'],
    ['nałęczowskich', 'Nałęczów'],
  ])('when it is “%s”, then it tells of “%s”', (said, known) => {
    expect(isOfFamily(said, known)).toBe(true)
  })
})

describe('things that end like who does something', () => {
  it.each(['siatkówce', 'raporcie', 'system', 'pomiarze', 'park', 'surowiec'])(
    'when it is “%s”, then it is no title',
    (word) => {
      expect(isPolishTitle(normalForm(word))).toBe(false)
    },
  )
})

describe('countries and villages', () => {
  it.each([
    ['Niemczech', 'Niemiec'],
    ['Włoszech', 'Włoch'],
    ['Węgier', 'Węgrzech'],
    ['wsi', 'wsiach'],
  ])('when one is “%s”, then “%s” is the same', (one, other) => {
    expect(isOfFamily(other, one)).toBe(true)
  })

  it('when it is another country, then it is not', () => {
    expect(isOfFamily('Włoch', 'Niemczech')).toBe(false)
  })
})
