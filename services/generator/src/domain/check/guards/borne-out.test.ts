import { describe, expect, it } from '@jest/globals'
import { groundOf, type Ground } from '../ground.js'
import { tokensOf } from '../tokens.js'
import { isBorneOut } from './borne-out.js'

const dated = (id: string, start: string) => groundOf(id, ['Labor'], 'de', { dates: { start, end: start } })
const borneOut = (language: string, text: string, word: string, grounds: readonly Ground[]) => {
  const tokens = tokensOf(text, language)
  return isBorneOut(
    tokens,
    tokens.findIndex(({ value }) => value === word),
    grounds,
  )
}

describe('words that claim no more than what stands around them', () => {
  it.each([
    ['de', 'Das Haus bietet 28 Plätze', 'bietet', 'Haus mit 28 Plätzen', true],
    ['de', 'Das Haus bietet 30 Plätze', 'bietet', 'Haus mit 28 Plätzen', false],
    ['de', 'Das Haus bietet Ruhe', 'bietet', 'Haus mit 28 Plätzen', false],
    ['de', 'Sie erzielte einen Umsatz von 410.000 Euro', 'erzielte', 'Umsatz von 410.000 Euro', true],
    ['de', 'Sie erzielte Erfolge', 'erzielte', 'Umsatz von 410.000 Euro', false],
    ['nl', 'Hij bood in 2018 ondersteuning', 'bood', 'Ondersteuning bij de verbouwing', true],
    ['nl', 'Hij bood garanties', 'bood', 'Ondersteuning bij de verbouwing', false],
    ['nl', 'Het aandeel fouten zakte naar 2%', 'aandeel', 'Fouten: 2%', true],
    ['nl', 'Het aandeel fouten zakte naar 3%', 'aandeel', 'Fouten: 2%', false],
    ['nl', 'Het aandeel fouten zakte', 'aandeel', 'Fouten: 2%', false],
    ['nl', 'Avonden die 90 gasten trokken', 'trokken', 'Avonden met 90 gasten', true],
    ['nl', 'Avonden die 80 gasten trokken', 'trokken', 'Avonden met 90 gasten', false],
    ['nl', 'Avonden die gasten trokken', 'trokken', 'Avonden met 90 gasten', false],
    ['pl', 'Trwa 20 godzin zamiast 48', 'zamiast', 'Czas skrócony z 48 do 20 godzin', true],
    ['pl', 'Trwa 48 godzin zamiast 20', 'zamiast', 'Czas skrócony z 48 do 20 godzin', false],
    ['pl', 'Trwa 40 minut zamiast 3 godzin', 'zamiast', 'Czas skrócony z 3 godzin do 40 minut', true],
    ['pl', 'Kawa zamiast herbaty', 'zamiast', 'Kawa', false],
    ['pl', 'Dane trzyma w systemie SAP', 'systemie', 'Dane w SAP', true],
    ['pl', 'Dane trzyma w systemie Oracle', 'systemie', 'Dane w SAP', false],
    ['pl', 'Tworzy system danych', 'system', 'Dane w SAP', false],
    ['pl', 'Kierował wozem gaśniczym', 'kierowal', 'Prowadził wóz gaśniczy', true],
    ['pl', 'Kierował zespołem', 'kierowal', 'Prowadził wóz gaśniczy', false],
    ['pl', 'Kierował zespołem i wozem', 'kierowal', 'Prowadził wóz gaśniczy', false],
    ['pl', 'Kierował wozem gaśniczym', 'kierowal', 'Naprawiał wóz gaśniczy', false],
    ['pl', 'Przejmowała jej obowiązki', 'przejmowala', 'Zastępowała szefową', true],
    ['pl', 'Przejmowała jej obowiązki', 'przejmowala', 'Pracowała z szefową', false],
    ['pl', 'Strona notuje ok. 3 tys. odsłon', 'notuje', 'Ok. 3 tys. odsłon', true],
    ['pl', 'Strona notuje ok. 5 tys. odsłon', 'notuje', 'Ok. 3 tys. odsłon', false],
    ['pl', 'Przejmowała dział', 'przejmowala', 'Zastępowała szefową', false],
  ])('when %s says “%s”, then %s of “%s” is borne out: %s', (language, text, word, told, expected) => {
    expect(borneOut(language, text, word, [groundOf('work/0', [told], language)])).toBe(expected)
  })

  it.each([
    ['Sie beherrscht Tschechisch auf dem Niveau B1', true],
    ['Sie beherrscht Tschechisch', false],
    ['Sie beherrscht Tschechisch auf dem Niveau C1', false],
  ])('when a language is known on a level, then “%s” is borne out: %s', (text, expected) => {
    const tschechisch = groundOf('languages/0', ['Tschechisch', 'B1'], 'de')
    expect(borneOut('de', text, 'beherrscht', [tschechisch])).toBe(expected)
  })

  it.each([
    ['de', 'Die Oldenburger Schule', 'oldenburger', 'Oldenburg', true],
    ['de', 'Das Bremerhavener Schulamt', 'bremerhavener', 'Bremerhaven', true],
    ['nl', 'Een actie die 90 euro opleverde', 'opleverde', 'Actie met 90 euro', true],
    ['nl', 'Een actie die 90 euro opleverde', 'opleverde', 'Begroting van 90 euro', false],
    ['nl', 'Ze is doorgegroeid tot kok', 'doorgegroeid', 'Kok', false],
    ['nl', 'De Groningse school', 'groningse', 'Groningen', true],
    ['de', 'Die Kieler Schule', 'kieler', 'Oldenburg', false],
    ['de', 'Der Oldenburger Verlag', 'oldenburger', 'Oldenburg', false],
  ])(
    'when %s says “%s”, then %s of a school in %s is borne out: %s',
    (language, text, word, town, expected) => {
      const school = groundOf('work/0', ['Schule Ost', 'School', 'Schulamt', town], language, { town })
      expect(borneOut(language, text, word, [school])).toBe(expected)
    },
  )

  it('when two dated entries are told of, then the order is looked at elsewhere', () => {
    const both = [dated('work/0', '2019'), dated('education/0', '2018')]
    expect(borneOut('de', 'Kam direkt nach dem Labor', 'direkt', both)).toBe(true)
    expect(borneOut('de', 'Kam direkt nach dem Labor', 'direkt', both.slice(1))).toBe(false)
    expect(borneOut('de', 'Kam direkt ins Labor', 'direkt', both)).toBe(false)
  })

  it.each([
    ['they have one ward', ['Szpital', 'Położna, Oddział Chorób Wewnętrznych'], true],
    ['their wards are two', ['Szpital', 'Położna, Oddział Chirurgii'], false],
    ['their employers are two', ['Klinika', 'Położna, Oddział Chorób Wewnętrznych'], false],
  ])('when %s, then that of two jobs is the same: %s', (_what, texts, isSame) => {
    const jobs = [['Szpital', 'Pielęgniarka, Oddział Chorób Wewnętrznych'], texts].map((each, at) =>
      groundOf(`work/${at}`, each, 'pl', { name: each[0] }),
    )
    expect(borneOut('pl', 'Pracowała na tym samym oddziale', 'samym', jobs)).toBe(isSame)
  })

  it('when two jobs have as many people in a team, then it is not the same one', () => {
    const jobs = ['Kieruje zespołem pięciu osób', 'Praca w zespole pięciu osób'].map((each, at) =>
      groundOf(`work/${at}`, ['Alfa', each], 'pl', { name: 'Alfa' }),
    )
    expect(borneOut('pl', 'Pracowała w tym samym zespole', 'samym', jobs)).toBe(false)
  })
})
