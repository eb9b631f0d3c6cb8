import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { addedRate, droppedRate } from './rates.js'

const rated = (language: string, text: string, told: string) =>
  droppedRate(saidOf(text, [groundOf('work/0', [told], language)], language))

const calls: Readonly<Record<string, string>> = {
  en: 'Took part in 130 calls a year',
  de: 'Nahm an 130 Einsätzen im Jahr teil',
  fr: 'Participait à 130 interventions par an',
  es: 'Participaba en 130 salidas al año',
  it: "Partecipava a 130 interventi all'anno",
  nl: 'Nam deel aan 130 ritten per jaar',
  pl: 'Uczestniczył w 130 wyjazdach rocznie',
  pt: 'Participava em 130 saídas por ano',
}
const rates = / (?:a year|im Jahr|par an|al año|all'anno|per jaar|rocznie|por ano)/u

describe('a total', () => {
  it.each([
    ['58 tests in total', 'Tests for the flow (58 tests)', undefined],
    ['up to 90 tests and total protein', 'Wrote 90 tests and 12 guides on total protein', undefined],
    ['58 tests in total', 'Wrote 58 tests a year', 'total'],
    ['58 tests in total', 'Wrote 58 tests and 12 guides', 'total'],
  ])('when “%s” is said of “%s”, then it tells more by %s', (text, told, more) => {
    expect(rated('en', text, told)).toBe(more)
  })
})

describe('an amount with its rate', () => {
  it.each([
    ['en', 'Each year there were 130 calls.', calls['en']!],
    ['de', 'Jährlich waren es 130 Einsätze.', calls['de']!],
    ['fr', 'Chaque année, 130 interventions.', calls['fr']!],
    ['es', 'Cada año, 130 salidas.', calls['es']!],
    ['it', 'Ogni anno 130 interventi.', calls['it']!],
    ['nl', 'Jaarlijks waren er 130 ritten.', calls['nl']!],
    ['pl', 'Rocznie było 130 wyjazdów.', calls['pl']!],
    ['pt', 'Em cada ano, 130 saídas.', calls['pt']!],
    ['en', 'Set up 300 cellos before each term.', 'Set up 300 cellos and violins before each term'],
    ['en', 'Leads a team of 7 teachers.', 'Leads a team of 7 teachers and the weekly meeting'],
    ['en', 'In total, 130 calls.', '130 calls in total'],
    ['en', 'Took 40 calls.', 'Took part in 130 calls a year'],
    ['en', '', calls['en']!],
  ])('when %s says “%s” of “%s”, then it stands', (language, text, told) => {
    expect(rated(language, text, told)).toBeUndefined()
  })

  it.each(Object.keys(calls))(
    'when a sentence in %s leaves the rate out, then it does not stand',
    (language) => {
      expect(rated(language, calls[language]!, calls[language]!)).toBeUndefined()
      expect(rated(language, calls[language]!.replace(rates, ''), calls[language]!)).toBe('130')
    },
  )

  it.each([
    ['en', '130 calls altogether', '130 calls'],
    ['de', 'Insgesamt 130 Einsätze', '130 Einsätze'],
    ['fr', 'Au total, 130 interventions', '130 interventions'],
    ['es', 'En total, 130 salidas', '130 salidas'],
    ['it', 'In totale 130 interventi', '130 interventi'],
    ['nl', 'In totaal 130 ritten', '130 ritten'],
    ['pl', 'Łącznie 130 wyjazdów', '130 wyjazdów'],
    ['pt', 'No total, 130 saídas', '130 saídas'],
    ['en', 'Set up 300 cellos.', 'Set up 300 cellos and violins before each term'],
  ])('when %s says “%s” of “%s”, then it does not', (language, text, told) => {
    expect(rated(language, text, told)).toBeDefined()
  })
})

describe('so many of each', () => {
  it.each([
    ['en', '24 people per crew', '24 people in two crews', 'per crew'],
    ['nl', '24 medewerkers per ploeg', '24 medewerkers in twee ploegen', 'per ploeg'],
    ['de', '24 Leute pro Schicht', '24 Leute in zwei Schichten', 'pro Schicht'],
    ['nl', 'acht deelnemers per workshop', 'Een workshop voor acht deelnemers', undefined],
    ['nl', '24 medewerkers per ploeg', 'Twee ploegen, 24 medewerkers per ploeg', undefined],
    ['nl', '90 reizen per jaar', '90 reizen per jaar, al vier jaar', undefined],
  ])('when %s says “%s” of “%s”, then it tells more by %s', (language, text, told, more) => {
    expect(addedRate(saidOf(text, [groundOf('work/0', [told], language)], language))).toBe(more)
  })
})

describe('a rate that no entry tells', () => {
  it.each([
    ['en', '30 records a year', 'Recorded 30 records', 'a year'],
    ['fr', "Une trentaine d'albums par an", "Une trentaine d'albums enregistrés", 'a year'],
    ['es', 'Nueve recepcionistas por turno', 'Nueve recepcionistas en tres turnos', 'turno'],
    ['es', 'Catorce apartamentos por turno', 'Limpiaba catorce apartamentos por turno', undefined],
    ['en', '12 patients per shift', 'Saw 12 patients a shift', undefined],
    ['en', '30 records a year', '30 records yearly', undefined],
    ['en', '30 records each week', '30 records every Monday', undefined],
    ['en', '30 records a year', 'Made many records', undefined],
  ])('when %s says “%s” of “%s”, then it tells more by %s', (language, text, told, more) => {
    expect(addedRate(saidOf(text, [groundOf('work/0', [told], language)], language))).toBe(more)
  })
})

describe('a total right in front of its amount', () => {
  it('when the entry has no other amount, then it tells no more', () => {
    expect(rated('es', 'Un total de 38 pacientes', 'Dosificación para 38 pacientes')).toBeUndefined()
    expect(rated('es', 'Un total de 38 pacientes', '38 pacientes y 20 familias')).toBe('total')
    expect(rated('es', 'Un total de 38 pacientes', '38 pacientes al mes')).toBe('total')
    expect(rated('es', '38 pacientes en total', 'Dosificación para 38 pacientes')).toBe('total')
  })
})
