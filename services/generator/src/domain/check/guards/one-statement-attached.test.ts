import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { acrossStatements } from './one-statement.js'

const wrong = (language: string, told: readonly string[], text: string, whole: readonly string[] = []) =>
  acrossStatements(saidOf(text, [groundOf('work/0', [...whole, ...told], language, { told })], language))

describe('what was used by whom', () => {
  it.each([
    ['en', 'Built a picker', 'Wrote a parser used by 40 teams', 'Built a picker, used by 40 teams'],
    [
      'de',
      'Baute einen Kran',
      'Schrieb ein Programm, genutzt von 40 Teams',
      'Baute einen Kran, genutzt von 40 Teams',
    ],
    [
      'fr',
      'A construit une grue',
      'A écrit un programme utilisé par 40 équipes',
      'A construit une grue, utilisée par 40 équipes',
    ],
    [
      'es',
      'Construyó una grúa',
      'Escribió un programa usado por 40 equipos',
      'Construyó una grúa, usada por 40 equipos',
    ],
    [
      'it',
      'Ha costruito una gru',
      'Ha scritto un programma usato da 40 squadre',
      'Ha costruito una gru, usata da 40 squadre',
    ],
    [
      'nl',
      'Bouwde een kraan',
      'Schreef een programma, gebruikt door 40 ploegen',
      'Bouwde een kraan, gebruikt door 40 ploegen',
    ],
    [
      'pl',
      'Zbudowała dźwig',
      'Napisała program używany przez 40 zespołów',
      'Zbudowała dźwig, używany przez 40 zespołów',
    ],
    [
      'pt',
      'Construiu uma grua',
      'Escreveu um programa usado por 40 equipas',
      'Construiu uma grua, usada por 40 equipas',
    ],
  ])('when %s tells “%s” and “%s” as “%s”, then it does not stand', (language, one, two, text) => {
    expect(wrong(language, [one, two], `${text}.`)).toBeDefined()
    expect(wrong(language, [one, two], `${two}.`)).toBeUndefined()
  })
})

it.each([
  [
    'en',
    'Rewrote the scheduler in Go',
    'Scheduler used by 40 teams',
    'Rewrote the scheduler in Go, used by 40 teams.',
  ],
  [
    'fr',
    "A réécrit l'agenda",
    'Agenda utilisé par 40 équipes',
    "A réécrit l'agenda, utilisé par 40 équipes.",
  ],
])('when %s names the thing in “%s” and in “%s”, then “%s” stands', (language, one, two, text) => {
  expect(wrong(language, [one, two], text)).toBeUndefined()
})

describe('by what means', () => {
  const told = ['Introduced goals and budgets to 19 crews; calls fell from 60 to 14', 'Cut rents by a third']

  it('when the means are of another statement, then it does not stand', () => {
    expect(wrong('en', told, 'By introducing goals and budgets to 19 crews, she cut rents.')).toBeDefined()
  })

  it('when they are of the same, then it stands', () => {
    const text = 'By introducing goals and budgets to 19 crews, she brought calls from 60 to 14.'
    expect(wrong('en', told, text)).toBeUndefined()
  })
})

describe('what a semicolon parts in one line', () => {
  const member = ['Member of the rescue team; answered 250 calls', 'Trained four crews']

  it('when the line begins with a role, then the rest may be done as that', () => {
    expect(wrong('en', member, 'As a member of the rescue team she answered 250 calls.')).toBeUndefined()
    expect(wrong('en', member, 'As a member of the rescue team she trained four crews.')).toBeDefined()
  })

  const launch = ['Led the launch of the add-on; 1,140 customers signed up', 'Ran 64 interviews']

  it('when an amount begins its second part, then that is what came of the first', () => {
    expect(wrong('en', launch, 'Led the launch of the add-on, which 1,140 customers signed up for.')).toBe(
      undefined,
    )
    expect(wrong('en', launch, 'Led the launch of the add-on, which ran 64 interviews.')).toBeDefined()
  })
})
