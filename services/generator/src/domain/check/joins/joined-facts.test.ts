import { describe, expect, it } from '@jest/globals'
import { groundOf, type Ground } from '../ground.js'
import { otherGiver } from './granted.js'
import { otherPart } from './keyword-parts.js'
import { otherLanguage } from './language-lists.js'
import { saidOf, type Said } from '../said.js'
import { crossed } from './segments.js'
import { otherSpan } from './told-spans.js'
import { otherTown } from './towns.js'

const said = (language: string, text: string, grounds: readonly Ground[]): Said => ({
  ...saidOf(text, grounds, language),
  isPlain: (word) => word.length < 4,
})

describe('names that a text joins with two deeds', () => {
  const told: Readonly<Record<string, string>> = {
    en: 'Trained in Newark, worked in Bristol',
    de: 'Gelernt in Fulda, gearbeitet in Kassel',
    fr: 'Formée à Rennes, embauchée à Nantes',
    es: 'Formada en Ronda, contratada en Cádiz',
    it: 'Formato a Bienne, assunto a Trieste',
    nl: 'Opgeleid in Assen, aangenomen in Breda',
    pl: 'Szkolony w Giżycko, zatrudniony w Ełk',
    pt: 'Formada em Braga, contratada em Faro',
  }
  const swapped = (text: string) => {
    const [one, other] = [...text.matchAll(/\p{Lu}\p{L}+/gu)].slice(1).map(([name]) => name)
    return text.replace(one!, '#').replace(other!, one!).replace('#', other!)
  }

  it.each(Object.entries(told))('when they are told in %s as they are, then it stands', (language, text) => {
    expect(crossed(said(language, `${text}.`, [groundOf('basics', [text], language)]))).toBeUndefined()
  })

  it.each(Object.entries(told))('when they are told crosswise in %s, then it does not', (language, text) => {
    expect(crossed(said(language, `${swapped(text)}.`, [groundOf('basics', [text], language)]))).toBeDefined()
  })

  it('when another text joins them so, then it stands', () => {
    const [one, other] = ['Trained in Newark, worked in Bristol', 'Trained in Bristol and worked in Newark']
    const text = 'Trained in Bristol, worked in Newark.'
    expect(crossed(said('en', text, [groundOf('basics', [one, other], 'en')]))).toBeUndefined()
  })

  it.each([
    ['it', 'Quattro finalisti regionali e uno nazionale', 'Quattro finalisti nazionali e uno regionale.'],
    ['en', 'Four regional finalists and one national', 'Four national finalists and one regional.'],
  ])('when %s counts “%s”, then “%s” does not stand', (language, told, text) => {
    const ground = groundOf('basics', [told], language)
    expect(crossed(said(language, `${told}.`, [ground]))).toBeUndefined()
    expect(crossed(said(language, text, [ground]))).toBeDefined()
  })

  it.each([
    [
      'Führung von Gesellen und Azubis auf Baustellen',
      'Auf Baustellen führte sie Gesellen und Azubis.',
      true,
    ],
    [
      'Leitet Gesellen in Bonn und schult Azubis in Trier',
      'In Trier leitet sie Gesellen und in Bonn schult sie Azubis.',
      false,
    ],
  ])('when of “%s” a phrase is set in front as in “%s”, then it stands: %s', (told, text, stands) => {
    expect(crossed(said('de', text, [groundOf('basics', [told], 'de')])) === undefined).toBe(stands)
  })

  it('when only the order is another one, then it stands', () => {
    const ground = groundOf('basics', ['Operates clusters for patient and laboratory records'], 'en')
    const text = 'Operates clusters for laboratory and patient records'
    expect(crossed(said('en', text, [ground]))).toBeUndefined()
  })
})

describe('languages of a deed', () => {
  const rows: readonly (readonly [string, string, string, string])[] = [
    ['en', 'Answers letters in Welsh and English', 'Breton', 'Answers letters in Welsh and'],
    ['de', 'Beantwortet Briefe auf Polnisch und Deutsch', 'Sorbisch', 'Beantwortet Briefe auf Polnisch und'],
    ['fr', 'Répond aux lettres en français et anglais', 'Breton', 'Répond aux lettres en français et'],
    ['es', 'Responde cartas en español e inglés', 'Alemán', 'Responde cartas en español y'],
    ['it', 'Risponde alle lettere in francese e inglese', 'Sloveno', 'Risponde alle lettere in francese e'],
    ['nl', 'Beantwoordt brieven in Nederlands en Engels', 'Fries', 'Beantwoordt brieven in Nederlands en'],
    ['pl', 'Odpowiada na listy po polsku i angielsku', 'rosyjsku', 'Odpowiada na listy po polsku i'],
    ['pt', 'Responde cartas em português e inglês', 'Espanhol', 'Responde cartas em português e'],
  ]
  const grounds = (language: string, told: string, spoken: string) => [
    groundOf('work/0', [told], language),
    groundOf('languages/0', [spoken, 'B2'], language),
  ]

  it.each(rows)('when %s says “%s” as it is, then it stands', (language, told, spoken) => {
    expect(otherLanguage(said(language, `${told}.`, grounds(language, told, spoken)))).toBeUndefined()
  })

  it.each(rows)('when %s adds to “%s” %s, then it does not stand', (language, told, spoken, text) => {
    const name = language === 'de' || language === 'nl' || language === 'en' ? spoken : spoken.toLowerCase()
    expect(otherLanguage(said(language, `${text} ${name}.`, grounds(language, told, spoken)))).toBe(name)
  })

  it.each([
    ['Answers letters in Welsh, and speaks Breton.', undefined],
    ['Is fluent in Breton.', undefined],
    ['Answers letters in Breton.', 'Breton'],
  ])('when “%s” is said, then it is %s', (text, expected) => {
    expect(otherLanguage(said('en', text, grounds('en', 'Answers letters in Welsh', 'Breton')))).toBe(
      expected,
    )
  })
})

describe('who gave a prize', () => {
  const prize = groundOf('awards/0', ['Empleada del año', 'Hotel Sur', '2018'], 'es')
  const other = groundOf('work/0', ['Hotel Mar', 'Jefa'], 'es')

  it.each([
    ['Fue Empleada del año del Hotel Sur.', undefined],
    ['Fue Empleada del año en 2018.', undefined],
    ['Fue Empleada del año y trabaja en Hotel Mar.', undefined],
    ['El Hotel Sur la nombró empleada del año.', undefined],
    ['Fue Empleada del año del Hotel Mar.', 'Hotel Mar'],
    ['En 2018 la jefa de Mar la nombró empleada del año.', 'Mar'],
    ['', undefined],
  ])('when “%s” is said, then it is %s', (text, expected) => {
    expect(otherGiver(said('es', text, [prize, other]))).toBe(expected)
  })
})

describe('who gave a certificate', () => {
  const claims = groundOf('certificates/0', ['Associate in Claims (AIC)', 'The Institutes'], 'en')
  const licence = groundOf('certificates/1', ['Ohio licence', 'Department of Insurance'], 'en')

  it.each([
    ['Has the Associate in Claims (AIC) from The Institutes.', undefined],
    ['Has the Associate in Claims (AIC) from the Department of Insurance.', 'Department'],
  ])('when “%s” is said, then it is %s', (text, expected) => {
    expect(otherGiver(said('en', text, [claims, licence]))).toBe(expected)
  })
})

describe('who handed something over', () => {
  const job = groundOf('work/0', ['Borg Bank', 'Received a letter from the police division'], 'en')

  it.each([
    ['The Police gave her a letter.', undefined],
    ['Borg Bank gave her a letter.', 'Bank'],
  ])('when “%s” is said, then it is %s', (text, expected) => {
    expect(otherGiver(said('en', text, [job]))).toBe(expected)
  })
})

describe('parts of skills', () => {
  const skills = groundOf('skills/0', ['Repair', 'neck grafts', 'bow rehairing', 'oil varnish'], 'en')

  it.each([
    ['Neck grafts, bow rehairing and oil varnish.', undefined],
    ['Neck grafts, and also varnish.', undefined],
    ['Neck grafts, varnish.', undefined],
    ['Neck grafts, bow making and oil varnish.', 'bow making'],
    ['Neck grafts, spirit varnish.', 'spirit varnish'],
    ['', undefined],
  ])('when “%s” is said, then it is %s', (text, expected) => {
    expect(otherPart(said('en', text, [skills]))).toBe(expected)
  })
})

describe('where a house is', () => {
  const there = groundOf('work/0', ['Harlan', 'Agent', 'Dayton'], 'en', { name: 'Harlan', town: 'Dayton' })
  const here = groundOf('basics', ['Columbus'], 'en', { town: 'Columbus' })
  const towns = (language: string, text: string) => otherTown(said(language, text, [there, here]))

  it.each([
    ['en', 'She was at Harlan in Dayton.'],
    ['en', 'She lives in Columbus and was at Harlan.'],
    ['en', 'Based in Columbus, she was at Harlan.'],
    ['en', ''],
  ])('when %s says “%s”, then it stands', (language, text) => {
    expect(towns(language, text)).toBeUndefined()
  })

  it.each([
    ['en', 'She was at Harlan in Columbus.'],
    ['de', 'Sie war bei Harlan in Columbus.'],
    ['fr', 'Elle était chez Harlan à Columbus.'],
    ['es', 'Estuvo con Harlan en Columbus.'],
    ['it', 'Era da Harlan a Columbus.'],
    ['nl', 'Ze was bij Harlan in Columbus.'],
    ['pl', 'Była u Harlan w Columbus.'],
    ['pt', 'Esteve na Harlan em Columbus.'],
  ])('when %s says “%s”, then it does not', (language, text) => {
    expect(towns(language, text)).toBe('Columbus')
  })
})

describe('how long something was', () => {
  const job = groundOf('work/0', ['Acme', 'Night shift for the first 2 years', 'Kept the books'], 'en', {
    dates: { start: '2015', end: '2020' },
  })

  it.each([
    ['Kept the books for five years.', undefined],
    ['Night shift for 2 years.', undefined],
    ['Night shift for 2 of her five years.', undefined],
    ['Night shift for five years.', 'five'],
  ])('when “%s” is said, then it is %s', (text, expected) => {
    expect(otherSpan(said('en', text, [job]))).toBe(expected)
  })

  it.each([
    ['Przez cztery lata zajmował się zaopatrzeniem.', 'cztery'],
    ['Przez ostatni rok zajmował się zaopatrzeniem.', undefined],
    ['Przez cztery lata piekł chleb.', undefined],
  ])('when a text tells of its last year alone, then of “%s” it is %s', (text, expected) => {
    const bistro = groundOf('work/0', ['Piekł chleb', 'Przez ostatni rok zajmował się zaopatrzeniem'], 'pl', {
      dates: { start: '2010-09', end: '2014-05' },
    })
    expect(otherSpan(saidOf(text, [bistro], 'pl'))).toBe(expected)
  })

  it('when an entry tells it in weeks, then it is not told in months', () => {
    const stage = groundOf('work/0', ['Stage de cinq semaines', 'Garage'], 'fr')
    expect(otherSpan(said('fr', 'Il a fait un stage de deux mois.', [stage]))).toBe('deux')
  })
})
