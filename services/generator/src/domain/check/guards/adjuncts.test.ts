import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { addedAdjunct } from './adjuncts.js'

const over = { dates: { start: '2015-01', end: '2018-12' } }
const added = (language: string, text: string, told: string, id = 'work/0', options = {}) =>
  addedAdjunct(saidOf(text, [groundOf(id, [told], language, { ...over, ...options })], language))

const rows: readonly (readonly [language: string, told: string, text: string, phrase: string])[] = [
  ['en', 'Led the rigging crew', 'She led the rigging crew for years.', 'for years'],
  ['en', 'Led the rigging crew', 'From home, she led the rigging crew.', 'From home'],
  ['en', 'Led the rigging crew', 'In person she led the rigging crew.', 'In person'],
  ['en', 'Led the rigging crew', 'She led the rigging crew in her spare time.', 'in her spare time'],
  ['de', 'Plante Touren', 'Sie plante Touren über Jahre.', 'über Jahre'],
  ['de', 'Plante Touren', 'Sie plante Touren in der Freizeit.', 'in der Freizeit'],
  ['fr', 'Soudure de cadres', 'Elle a fait la soudure de cadres pendant des années.', 'des années'],
  ['es', 'Plan de riego', 'El plan de riego es suyo en persona.', 'en persona'],
  ['it', 'Cura gli archivi', 'Cura gli archivi per la prima volta.', 'per la prima volta'],
  ['pt', 'Planeia a rega', 'Planeia a rega durante anos.', 'durante anos'],
  ['nl', 'Plant routes', 'Zij plant routes tot die tijd, voor jaren.', 'voor jaren'],
  ['pl', 'Prowadzi archiwum', 'Prowadzi archiwum przez lata.', 'przez lata'],
]

describe('a phrase of plain words that no entry has', () => {
  it.each(rows)('when it is %s, told of “%s”, then “%s” says more', (language, told, text, phrase) => {
    expect(added(language, text, told)).toBe(phrase)
  })

  it.each([
    ['en', 'She led the rigging crew in this role.'],
    ['en', 'Before that, she led the rigging crew.'],
    ['en', 'She led the rigging crew during her time there.'],
    ['en', 'She led the rigging crew as well.'],
    ['en', 'Before moving on she led the rigging crew.'],
    ['en', 'In the summer of 2016 she led the rigging crew.'],
    ['de', 'Die Crew leitete sie in ihrer Zeit dort.'],
    ['fr', 'Elle a participé à la rigging crew dans ce cadre.'],
    ['es', 'En ese puesto estaba la rigging crew.'],
  ])('when a phrase points at what was told, then it stands: %s “%s”', (language, text) => {
    expect(added(language, text, 'Led the rigging crew')).toBeUndefined()
  })

  it('when an entry has it, then it stands', () => {
    expect(added('en', 'She taught from home.', 'Taught from home')).toBeUndefined()
    expect(added('en', 'She led the crew in person.', 'Led the crew in person')).toBeUndefined()
  })

  it('when a hobby is told, then it is done in the spare time', () => {
    const told = (id: string) => added('en', 'She plays the cello in her spare time.', 'Plays the cello', id)
    expect([told('interests/0'), told('work/0')]).toEqual([undefined, 'in her spare time'])
  })

  it('when it goes on, then it does so to this day', () => {
    const told = (dates: object) =>
      added('en', 'She leads the crew to this day.', 'Leads the crew', 'work/0', { dates })
    expect([told({ start: '2019-01' }), told(over.dates)]).toEqual([undefined, 'to this day'])
  })

  it.each([
    ['de', 'Leitet die Crew', 'Sie leitet die Crew bis heute.'],
    ['es', 'Dirige el equipo', 'Dirige el equipo hasta hoy.'],
    ['pl', 'Prowadzi archiwum', 'Prowadzi archiwum do dziś.'],
    ['it', 'Dirige il gruppo', 'Dirige il gruppo fino ad oggi.'],
  ])(
    'when it is told until today, then that is for the dates to say: %s “%s” “%s”',
    (language, told, text) => {
      expect(added(language, text, told)).toBeUndefined()
    },
  )

  it.each([
    ['de', 'Leitet die Crew', 'Sie leitet die Crew seit heute.', 'seit heute'],
    ['es', 'Dirige el equipo', 'Dirige el equipo desde hoy.', 'desde hoy'],
    ['pl', 'Prowadzi archiwum', 'Prowadzi archiwum od dziś.', 'od dziś'],
    ['it', 'Dirige il gruppo', 'Dirige il gruppo da oggi.', 'da oggi'],
  ])('when it is told to begin today, then that is more: %s “%s” “%s”', (language, told, text, said) => {
    expect(added(language, text, told)).toBe(said)
  })

  it.each([
    ['przy czym joins', 'Obsługuje reklamacje, przy czym odzyskała 84 tys. zł.', undefined],
    ['a title is told as one', 'Otrzymała nominację do tytułu Książka roku.', undefined],
    ['it says when', 'Obsługuje reklamacje przez lata.', 'przez lata'],
  ])('when in Polish %s, then of “%s” more is %s', (_what, text, phrase) => {
    expect(added('pl', text, 'Obsługa reklamacji, odzyskane 84 tys. zł, nominacja, Książka roku')).toBe(
      phrase,
    )
  })
})
