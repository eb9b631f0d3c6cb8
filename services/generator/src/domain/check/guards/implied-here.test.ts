import { describe, expect, it } from '@jest/globals'
import { check } from '../check.js'

const content = {
  certificates: [
    { name: 'Carné de carretillera', issuer: 'Bomberos de Lugo', date: '2021-04' },
    { name: 'TOEIC', issuer: 'ETS', date: '2026-03' },
    { name: 'Uprawnienia SEP', issuer: 'SEP', date: '2020' },
    { name: 'Uczestnictwo w konferencji', issuer: 'AGH', date: '2019' },
    { name: 'Członek PTI', issuer: 'PTI', date: '2022' },
  ],
  awards: [{ title: 'Empleada del año', awarder: 'Hotel Sur', date: '2018' }],
  work: [
    { name: 'Zeta', position: 'x', highlights: ['Agenda de seis salas'] },
    { name: 'Zeta', position: 'x', highlights: ['Inquéritos a clientes'] },
    { name: 'Zeta', position: 'x', highlights: ['Apoio à organização de feiras'] },
  ],
  publications: [{ name: 'Gait: a systematic review' }, { name: 'Gait: a pilot study' }],
  volunteer: [{ organization: 'Fundacja Most', position: 'Trenerka' }],
  education: [
    { institution: 'Szkoła Handlowa', area: 'Handel', startDate: '2019', endDate: '2021' },
    { institution: 'Politechnika', area: 'Chemia', startDate: '2024' },
    { institution: 'Akademia', studyType: 'Studia nieukończone', startDate: '2010', endDate: '2011' },
  ],
}
const kept = (language: string, source: string, text: string) =>
  check({ language, intro: [{ text, sources: [source] }], sections: [] }, content).composition.intro
    .length === 1

describe('what was done to the person', () => {
  it.each([
    ['es', 'certificates/0', 'Los Bomberos de Lugo emitieron su carné de carretillera.'],
    ['es', 'certificates/0', 'Le expidieron el carné de carretillera en 2021.'],
    ['es', 'awards/0', 'La nombraron empleada del año.'],
    ['pt', 'work/0', 'Tratava da agenda.'],
    ['pt', 'work/0', 'Tratava também da agenda.'],
    ['pt', 'work/0', 'Cuidava da agenda.'],
    ['es', 'work/0', 'Cuidó de la agenda de seis salas.'],
    ['pt', 'publications/0', 'Publicou uma revisão sistemática.'],
    ['es', 'publications/0', 'Publicó una revisión sistemática.'],
    ['fr', 'certificates/1', 'Le TOEIC lui a été délivré par ETS en mars 2026.'],
    ['fr', 'certificates/1', 'ETS lui a délivré le TOEIC en mars 2026.'],
    ['pl', 'certificates/2', 'W 2020 roku zdała egzamin SEP.'],
    ['pl', 'work/0', 'Zatrudniała ją Zeta.'],
    ['pl', 'education/0', 'Studia zaczęła w 2019 roku, a ukończyła je w 2021.'],
  ])('when %s says of %s “%s”, then it stands', (language, source, text) => {
    expect(kept(language, source, text)).toBe(true)
  })

  it.each([
    ['pl', 'certificates/3', 'W 2019 roku zdała egzamin AGH.'],
    ['pl', 'certificates/4', 'W 2022 roku zdała egzamin PTI.'],
    ['es', 'certificates/0', 'Expidió el carné de carretillera en 2021.'],
    ['fr', 'certificates/1', 'Elle a délivré le TOEIC en mars 2026.'],
    ['es', 'awards/0', 'Nombró a la empleada del año.'],
    ['pt', 'work/0', 'Tratava salas.'],
    ['pt', 'work/0', 'Cuidava salas.'],
    ['pt', 'work/0', 'Cuidava de seis salas.'],
    ['pt', 'work/1', 'Cuidava de clientes.'],
    ['pt', 'work/2', 'Cuidou da organização de feiras.'],
    ['pt', 'publications/1', 'Publicou uma revisão sistemática.'],
    ['es', 'publications/0', 'Publicó un ensayo.'],
    ['pl', 'work/0', 'Zatrudniała Zetę.'],
    ['pl', 'volunteer/0', 'Zatrudniała ją Fundacja Most.'],
    ['pl', 'education/1', 'Studia na Politechnice zaczęła w 2024 roku i ukończyła je.'],
    ['pl', 'education/2', 'Studia zaczęła w 2010 roku, a ukończyła je w 2011.'],
  ])('when %s says of %s “%s”, then it does not', (language, source, text) => {
    expect(kept(language, source, text)).toBe(false)
  })
})
