import { describe, expect, it } from '@jest/globals'
import { check } from './check.js'

const content = {
  basics: { name: 'Ana Gil' },
  work: [
    { name: 'Acme', position: 'Bibliotecaria', startDate: '2014-09', highlights: ['Préstamo de libros'] },
    { name: 'Borg', position: 'Cajera', startDate: '2012', endDate: '2013', highlights: ['Cierre de caja'] },
  ],
  education: [
    {
      institution: 'Universidad de Soria',
      area: 'Historia',
      studyType: 'Grado',
      startDate: '2008',
      endDate: '2012',
    },
  ],
}
const kept = (text: string, ...sources: string[]) =>
  check({ language: 'es', intro: [{ text, sources }], sections: [] }, content).composition.intro.length > 0

describe('somebody who tells of themselves', () => {
  it.each([
    ['Estudié Historia en la Universidad de Soria.', 'education/0'],
    ['Obtuve el Grado en Historia en 2012.', 'education/0'],
    ['En Borg me encargué del cierre de caja.', 'work/1'],
    ['En Acme me encargo del préstamo de libros.', 'work/0'],
  ])('may say “%s” of %s', (text, id) => {
    expect(kept(text, id)).toBe(true)
  })

  it.each([
    ['what goes on no more', 'En Borg me encargo del cierre de caja.', 'work/1'],
    ['what nobody else is told to have done', 'En Borg fundé una caja.', 'work/1'],
    ['what nobody else is told to have led', 'En Acme dirigí el préstamo de libros.', 'work/0'],
  ])('does not say %s: “%s”', (_, text, id) => {
    expect(kept(text, id)).toBe(false)
  })
})

it('tells a German verb in two parts as both together', () => {
  const german = {
    basics: { name: 'Ada Wolf' },
    work: [{ name: 'Acme', position: 'Köchin', startDate: '2014', highlights: ['Betreuung von Gästen'] }],
  }
  const stays = (text: string) =>
    check({ language: 'de', intro: [{ text, sources: ['work/0'] }], sections: [] }, german).composition.intro
      .length > 0
  expect(stays('Ich betreue Gäste.')).toBe(true)
  expect(stays('Ich stelle Köchinnen ein.')).toBe(false)
})
