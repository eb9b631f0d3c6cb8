import { describe, expect, it } from '@jest/globals'
import { tokensOf } from './tokens.js'

const values = (text: string, language = 'en') => tokensOf(text, language).map(({ value }) => value)

describe('numbers are told by their worth', () => {
  it.each([
    ['en', '$2.3M', ['2300000$']],
    ['en', '$2.3 million', ['2300000$']],
    ['en', '$2,300,000', ['2300000$']],
    ['de', '2,3 Millionen', ['2300000']],
    ['de', '2.300.000 €', ['2300000€']],
    ['fr', '62 pour cent', ['62%']],
    ['es', '62 por ciento', ['62%']],
    ['en', 'sixty-two percent', ['62%']],
    ['en', '62 %', ['62%']],
    ['en', 'a 3rd and the 21st', ['a', '3', 'and', 'the', '21']],
    ['it', '110/110 e lode', ['110/110', 'e', 'lode']],
    ['en', '5G and 3D', ['5g', 'and', '3d']],
    ['en', '1.000,5', ['1000.5']],
    ['en', '007', ['7']],
    ['fr', 'quatre-vingt-dix clients', ['90', 'clients']],
    ['fr', 'trois millions deux', ['3000000', '2']],
    ['it', 'milleduecento copie', ['1200', 'copie']],
    ['it', 'con 110/110', ['con', '110/110']],
    ['fr', "de l'IFM3R", ['de', 'ifm3r']],
    ['it', '35 mille', ['35000']],
    ['pl', 'dwanaście tys', ['12000']],
    ['pl', 'dwunastoosobowy zespół', ['12', 'osob', 'zespol']],
    ['pl', '10-osobowy', ['10', 'osob']],
    ['pl', 'pięcioletnie', ['5', 'lat']],
    ['pl', '2008r.', ['2008']],
  ])('when %s writes “%s”, then it says %j', (language, text, expected) => {
    expect(values(text, language)).toEqual(expected)
  })
})

describe('dates are told by month and year', () => {
  it.each([
    ['en', 'May 2013', ['2013-05']],
    ['en', 'in 2026-01.', ['in', '2026-01']],
    ['en', 'the years 2019-2021', ['the', 'years', '2019', '2021']],
    ['en', 'in May', ['in', 'month-5']],
    ['en', 'you may go', ['you', 'may', 'go']],
    ['en', 'June 3', ['month-6', '3']],
    ['de', 'März 2013', ['2013-03']],
    ['es', 'mayo de 2013', ['2013-05']],
    ['fr', 'févr. 2013', ['2013-02']],
    ['it', 'giugno 2013', ['2013-06']],
    ['nl', 'maart 2013', ['2013-03']],
    ['nl', 'van juli tot mei 2013', ['van', 'month-7', 'tot', '2013-05']],
    ['nl', 'mei', ['mei']],
    ['nl', 'van mei tot en met juni 2013', ['van', 'month-5', 'tot', 'en', 'met', '2013-06']],
    ['fr', 'de mai à août 2013', ['de', 'month-5', 'a', '2013-08']],
    ['es', 'entre mayo y julio de 2013', ['entre', 'month-5', 'y', '2013-07']],
    ['pt', 'de maio a julho de 2013', ['de', 'month-5', 'a', '2013-07']],
    ['pl', 'od maja do lipca 2013', ['od', 'month-5', 'do', '2013-07']],
    ['pl', 'praca maj–wrzesień', ['praca', 'month-5', 'month-9']],
    ['fr', 'mai et autre', ['mai', 'et', 'autre']],
    ['pl', 'w styczniu 2013', ['w', '2013-01']],
    ['pl', 'się', ['sie']],
    ['pl', 'odbyło się 310 rozmów', ['odbylo', 'sie', '310', 'rozmow']],
    ['pl', 'm.in. Kafka', ['kafka']],
    ['es', '3 de mayo de 2013', ['3', 'de', '2013-05']],
    ['es', 'mayo de plata', ['mayo', 'de', 'plata']],
    ['pt', 'em maio de 2013', ['em', '2013-05']],
    ['pt', 'março 2013', ['2013-03']],
  ])('when %s writes “%s”, then it says %j', (language, text, expected) => {
    expect(values(text, language)).toEqual(expected)
  })
})

describe('links and words', () => {
  it.each([
    ['https://www.Acme.example/a/.', ['acme.example/a']],
    ['ada@acme.example,', ['ada@acme.example']],
    ['C++ and C#', ['c++', 'and', 'c#']],
    ['Zoë Łuczak', ['zoe', 'luczak']],
    ['l’Erdre', ['erdre']],
    ['don’t', ["don't"]],
    ['', []],
    ['→ ★ …', []],
    ['constructor __proto__', ['constructor', 'proto']],
    ['ﬁne', ['fine']],
  ])('when a text is “%s”, then it says %j', (text, expected) => {
    expect(values(text)).toEqual(expected)
  })

  it.each([
    ['Kafka', true],
    ['iOS', true],
    ['C++', true],
    ['kafka', false],
    ['I', false],
    ['I’ve', false],
    ['dell’Università', true],
    ['l’erdre', false],
  ])('when a word is spelled “%s”, then it is marked as a name: %s', (text, isMarked) => {
    expect(tokensOf(text, 'fr')[0]?.isMarked).toBe(isMarked)
  })

  it('when a German abbreviation is written in parts, then nothing ends there', () => {
    expect(tokensOf('Haus e. V. in Kiel', 'de').some(({ breaks }) => breaks)).toBe(false)
    expect(tokensOf('Im Haus. Verein', 'de')[2]).toMatchObject({ breaks: true })
  })

  it.each([
    ['Acme Ltd', true, false],
    ['full-time', true, false],
    ['Acme, Ltd', false, true],
    ['Acme (Ltd', false, true],
    ['Acme. Ltd', false, true],
    ['approx. ten', false, false],
    ['Acme “Ltd', false, false],
  ])('when “%s” is written, then the second follows: %s, breaks: %s', (text, follows, breaks) => {
    expect(tokensOf(text, 'en')[1]).toMatchObject({ follows, breaks })
  })
})
