import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { unknownWord } from './unknown-word.js'

const wrong = (entry: string, text: string) =>
  unknownWord(saidOf(text, [groundOf('work/0', [entry], 'pl')], 'pl'))

describe('the initials of a name', () => {
  it.each([
    ['Ochotnicza Straż Pożarna w Boguchwale', 'Działa w OSP w Boguchwale'],
    ['Ochotnicza Straż Pożarna Łabowa', 'Działa w OSP Łabowa'],
    ['Akademia Górniczo-Hutnicza', 'Pracował w AGH'],
  ])('when an entry has “%s”, then “%s” stands', (entry, text) => {
    expect(wrong(entry, text)).toBeUndefined()
  })

  it.each([
    ['Ochotnicza Straż Pożarna w Boguchwale', 'Działa w PSP w Boguchwale', 'PSP'],
    ['Ochotnicza Straż Pożarna w Boguchwale', 'Działa w SP', 'SP'],
    ['Ochotnicza Straż Pożarna Łabowa', 'Działa w OSP Dywity', 'Dywity'],
    ['Ochotnicza straż pożarna', 'Działa w OSP', 'OSP'],
  ])('when an entry has “%s” and says “%s”, then “%s” is unknown', (entry, text, word) => {
    expect(wrong(entry, text)).toBe(word)
  })
})

describe('what a deed is told by in other Polish words', () => {
  it.each([
    ['Kontrolował terminy dostaw', 'Pilnował terminów dostaw'],
    ['Porządkowanie apteczki', 'Dbała o porządek w apteczce'],
    ['Współtworzył instrukcję', 'Był współtwórcą instrukcji'],
    ['Schronisko w Łodzi', 'Pracował w łódzkim schronisku'],
    ['Brała udział w audycie', 'Była zaangażowana w audyt'],
  ])('when an entry has “%s”, then “%s” stands', (entry, text) => {
    expect(wrong(entry, text)).toBeUndefined()
  })

  it.each([
    ['Pilnował terminów dostaw', 'Nadzorował terminy dostaw', 'Nadzorował'],
    ['Pomagał przy instrukcji', 'Był współtwórcą instrukcji', 'współtwórcą'],
    ['Poprawki w interfejsie', 'Wdrożyła interfejs', 'Wdrożyła'],
    ['Schronisko w Łodzi', 'Pracował w gdańskim schronisku', 'gdańskim'],
  ])('when an entry has “%s” and says “%s”, then “%s” is unknown', (entry, text, word) => {
    expect(wrong(entry, text)).toBe(word)
  })
})

describe('a language beside its level', () => {
  const wrongOf = (text: string) =>
    unknownWord(
      saidOf(text, [groundOf('languages/0', ['Polish', 'Understands, speaks a little'], 'en')], 'en'),
    )

  it('when a sentence begins with the level, then both make no name', () => {
    expect(wrongOf('Understands Polish and speaks a little.')).toBeUndefined()
    expect(wrongOf('Understands Danish and speaks a little.')).toBe('Danish')
  })
})

describe('a unit of an employer', () => {
  const texts = ['Szpital Powiatowy', 'Pielęgniarka, Oddział Chorób Wewnętrznych', 'Opieka nad Pacjentami']
  const wrongOf = (text: string) =>
    unknownWord(saidOf(text, [groundOf('work/0', texts, 'pl', { name: 'Szpital Powiatowy' })], 'pl'))

  it('when the employer stands behind it in the second case, then both are one name', () => {
    expect(wrongOf('Pracuje na Oddziale Chorób Wewnętrznych Szpitala Powiatowego.')).toBeUndefined()
    expect(wrongOf('Pracuje na Oddziale Wewnętrznych Powiatowego.')).toBeDefined()
  })
})

describe('each, behind what is counted', () => {
  const wrongOf = (told: string, text: string) =>
    unknownWord(saidOf(text, [groundOf('work/0', [told], 'en')], 'en'))

  it('when the entry has it behind that too, then it stands; else it is unknown', () => {
    const text = 'Runs 11 fairs with 80 exhibitors each and leads a crew.'
    expect(wrongOf('Runs 11 fairs with 80 exhibitors each, leads a crew', text)).toBeUndefined()
    expect(wrongOf('Runs 11 fairs with 80 exhibitors, leads a crew', text)).toBe('each')
  })
})
