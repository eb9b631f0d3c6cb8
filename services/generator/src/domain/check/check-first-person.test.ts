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

describe('what goes on no more, told of by who did it', () => {
  const english = {
    basics: { name: 'Ada Wolf' },
    volunteer: [
      {
        organization: 'Acme',
        position: 'Volunteer',
        startDate: '2014',
        endDate: '2016',
        highlights: ['Mended toys', 'Sat on the jury', 'Cut hair'],
      },
    ],
  }
  const stays = (text: string) =>
    check({ language: 'en', intro: [{ text, sources: ['volunteer/0'] }], sections: [] }, english).composition
      .intro.length > 0

  it.each(['I mended toys at Acme.', 'I also sat on the jury.', 'I cut hair at Acme.'])(
    '“%s” stands',
    (text) => {
      expect(stays(text)).toBe(true)
    },
  )

  it.each(['I mend toys at Acme.', 'I also mend toys.', 'I volunteer at Acme.'])('“%s” does not', (text) => {
    expect(stays(text)).toBe(false)
  })
})

describe('verbs that guards know in the third person', () => {
  it.each([
    ['pl', ['Pracownik warsztatu', 'Naprawa hamulców'], 'Byłem właścicielem warsztatu.'],
    ['es', ['Ayudante de jefe de obra', 'Promociones de viviendas'], 'Dirigí promociones de viviendas.'],
  ])('when %s has %j, then “%s” does not stand', (language, highlights, text) => {
    const own = { basics: { name: 'Ada Wolf' }, work: [{ name: 'Acme', startDate: '2014', highlights }] }
    const composition = { language, intro: [{ text, sources: ['work/0'] }], sections: [] }
    expect(check(composition, own).composition.intro).toEqual([])
  })
})
