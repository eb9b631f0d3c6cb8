import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { degreeAhead } from './degrees-ahead.js'

const school = (language: string, goesOn: boolean) =>
  groundOf('education/0', ['BSc in Biologie'], language, {
    dates: { start: '2024-09', end: '2028-06' },
    goesOn,
  })
const wrong = (language: string, text: string, goesOn = true) =>
  degreeAhead(saidOf(text, [school(language, goesOn)], language))

describe('a degree that was broken off', () => {
  it.each([
    ['BSc, studies paused', 'holds'],
    ['BSc, evening course', undefined],
  ])('when the entry has “%s”, then who holds it is told by %s', (entry, more) => {
    const dates = { start: '2018', end: '2019' }
    const grounds = [groundOf('education/0', [entry], 'en', { dates })]
    expect(degreeAhead(saidOf('He holds a BSc.', grounds, 'en'))).toBe(more)
  })
})

describe('studies that were not finished', () => {
  const told = (language: string, entry: string, text: string) =>
    degreeAhead(saidOf(text, [groundOf('education/0', [entry], language)], language))

  it.each([
    ['nl', 'Hbo, propedeuse behaald, niet afgerond', 'Zij heeft een hbo-diploma economie.'],
    ['nl', 'Hbo, propedeuse behaald, niet afgerond', 'Zij rondde economie af.'],
    ['nl', 'Hbo, propedeuse behaald, niet afgerond', 'Zij behaalde haar diploma.'],
    ['de', 'Bachelor, ohne Abschluss', 'Sie erwarb 2019 den Bachelor.'],
    ['de', 'Bachelor, ohne Abschluss', 'Sie schloss Biologie ab.'],
    ['en', 'BSc, not completed', 'She graduated in 2019.'],
    ['en', 'BSc, not completed', 'She earned a BSc.'],
  ])('when %s has “%s”, then “%s” is wrong', (language, entry, text) => {
    expect(told(language, entry, text)).toBeDefined()
  })

  it.each([
    ['nl', 'Hbo, propedeuse behaald, niet afgerond', 'Zij behaalde haar propedeuse economie.'],
    ['nl', 'Hbo, propedeuse behaald, niet afgerond', 'Zij rondde de studie niet af.'],
    ['en', 'BSc, not completed', 'She studied for a BSc and did not finish it.'],
    ['en', 'BSc, completed in 2019', 'She graduated in 2019.'],
  ])('when %s has “%s”, then “%s” stands', (language, entry, text) => {
    expect(told(language, entry, text)).toBeUndefined()
  })
})

describe('a degree that is still ahead', () => {
  it.each([
    ['en', 'He holds a BSc in Biologie.', 'holds'],
    ['en', "He holds a bachelor's degree in Biologie.", 'holds'],
    ['de', 'Er hat einen Abschluss in Biologie.', 'hat'],
    ['fr', 'Il a un diplôme de Biologie.', 'a'],
    ['fr', 'Il a terminé son BSc en Biologie.', 'terminé'],
    ['fr', 'Son BSc en poche, il travaille.', 'poche'],
    ['es', 'Tiene el título de Biologie.', 'Tiene'],
    ['it', 'Ha una laurea in Biologie.', 'Ha'],
    ['it', 'Si è specializzata in Biologie.', 'specializzata'],
    ['nl', 'Hij heeft het diploma Biologie.', 'heeft'],
    ['pl', 'Ma tytuł BSc.', 'Ma'],
    ['pt', 'Tem o BSc de Biologie.', 'Tem'],
    ['pt', 'É formada em Biologie.', 'formada'],
    ['pt', 'Licenciou-se em Biologie.', 'Licenciou'],
  ])('when %s says “%s”, then it stands of one that was got alone', (language, text, word) => {
    expect(wrong(language, text)).toBe(word)
    expect(wrong(language, text, false)).toBeUndefined()
  })

  it.each([
    ['en', 'He is working towards a BSc.'],
    ['en', 'He has begun a BSc.'],
    ['de', 'Er hat Biologie gewählt.'],
    ['fr', 'Il a commencé un BSc.'],
    ['pt', 'Estuda Biologie.'],
  ])('when %s says “%s”, then it stands', (language, text) => {
    expect(wrong(language, text)).toBeUndefined()
  })
})
