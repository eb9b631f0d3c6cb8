import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { otherTurn } from './every-other.js'

const said = (language: string, text: string, known: string) =>
  otherTurn(saidOf(text, [groundOf('work/0', [known], language)], language))

describe('how often, less often than said', () => {
  it.each([
    ['en', 'Works every Saturday.', 'Works every second Saturday', 'every Saturday'],
    ['de', 'An jedem Sonntag spielt er.', 'Spielt an jedem ersten Sonntag im Monat', 'jedem Sonntag'],
    ['fr', 'Chaque samedi.', 'Chaque deuxième samedi', 'Chaque samedi'],
    ['es', 'Cada semana.', 'Cada segunda semana', 'Cada semana'],
    ['it', 'Ogni sabato.', 'Ogni terzo sabato', 'Ogni sabato'],
    ['pt', 'Cada semana.', 'Cada segunda semana', 'Cada semana'],
    ['nl', 'Elke zaterdag.', 'Elke tweede zaterdag', 'Elke zaterdag'],
    ['nl', 'Elke week.', 'Om de week een zwemplas', 'Elke week'],
    ['nl', 'Elke avond.', 'Voert elke donderdagavond gesprekken', 'Elke avond'],
    ['de', 'Jeden Abend.', 'Singt jeden Montagabend', 'Jeden Abend'],
    ['pl', 'W każdą sobotę.', 'W każdą drugą sobotę', 'każdą sobotę'],
  ])('when %s says "%s" of "%s", then it is more often', (language, text, known, wrong) => {
    expect(said(language, text, known)).toBe(wrong)
  })

  it.each([
    ['en', 'Works every second Saturday.', 'Works every second Saturday'],
    ['en', 'Every Saturday.', 'Every Saturday, and every second Sunday'],
    ['en', 'Every week.', 'Weekly'],
    ['de', 'Jeden Montag.', 'Montags'],
    ['nl', 'Om de week.', 'Om de week een zwemplas'],
  ])('when %s says "%s" of "%s", then it may', (language, text, known) => {
    expect(said(language, text, known)).toBeUndefined()
  })
})
