import { describe, expect, it } from '@jest/globals'
import { wrongActor } from './actors.js'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'

const wrong = (language: string, entry: string, text: string) =>
  wrongActor(
    saidOf(
      text,
      [groundOf('person', ['Ada Nowak'], language), groundOf('work/0', [entry], language)],
      language,
    ),
  )

describe('who did what', () => {
  it.each([
    ['en', 'A dig led by Dr Elin Hughes', 'Led a dig.', 'Took part in a dig led by Dr Elin Hughes.'],
    ['en', 'A dig led by Elin Hughes', 'Ada led a dig.', 'Elin Hughes led a dig.'],
    [
      'en',
      'A dig led by Elin Hughes',
      'Ada led a dig beside others.',
      'On a dig beside others, led by Elin Hughes.',
    ],
    [
      'en',
      'Window units donated by local dealers',
      'Ada donated window units.',
      'The units were donated by dealers.',
    ],
    ['en', 'A dig led by another student', 'Ada led a dig.', 'Another student led the dig.'],
    [
      'de',
      'Grabung, geleitet von Uwe Vogt',
      'Geleitet hat er die Grabung.',
      'Die Grabung, geleitet von Uwe Vogt.',
    ],
    ['fr', 'Atelier dirigé par Luc Morel', "Elle a dirigé l'atelier.", "L'atelier dirigé par Luc Morel."],
    ['es', 'Taller dirigido por Eva Ruiz', 'Dirigió el taller.', 'El taller dirigido por Eva Ruiz.'],
    [
      'it',
      'Bottega restaurata da Ugo Neri',
      'Ha restaurato la bottega.',
      'La bottega restaurata da Ugo Neri.',
    ],
    ['nl', 'Koor geleid door Piet Bos', 'Zij heeft een koor geleid.', 'Een koor geleid door Piet Bos.'],
    [
      'pl',
      'Most zaprojektowany przez Ewę Mazur',
      'Zaprojektował most.',
      'Most zaprojektowany przez Ewę Mazur.',
    ],
    [
      'pt',
      'Tese sob orientação do Prof. Rui Melo',
      'Orientou a tese.',
      'Tese sob orientação do Prof. Rui Melo.',
    ],
  ])('when %s has “%s”, then “%s” is wrong and “%s” stands', (language, entry, text, right) => {
    expect(wrong(language, entry, text)).toBeDefined()
    expect(wrong(language, entry, right)).toBeUndefined()
  })

  it.each([
    ['en', 'Relit the designs of Mia Berg', 'The designs were relit by Mia Berg.'],
    ['de', 'Hängte die Bilder der Malerin Mia Berg', 'Die Bilder wurden gehängt von Mia Berg.'],
    ['fr', 'A relié les carnets de Mia Berg', 'Les carnets ont été reliés par Mia Berg.'],
    ['es', 'Encuadernó los diarios de Mia Berg', 'Los diarios fueron encuadernados por Mia Berg.'],
    ['it', 'Ha rilegato i diari di Mia Berg', 'I diari sono stati rilegati da Mia Berg.'],
    ['nl', 'Bond de dagboeken van Mia Berg in', 'De dagboeken werden ingebonden door Mia Berg.'],
    ['pl', 'Oprawiała dzienniki Mia Berg', 'Dzienniki zostały oprawione przez Mia Berg.'],
    ['pt', 'Encadernou os diários de Mia Berg', 'Os diários foram encadernados por Mia Berg.'],
  ])('when %s has “%s”, then “%s” is wrong', (language, entry, text) => {
    expect(wrong(language, entry, text)).toBe('Mia')
  })

  it.each([
    ['it was by them', 'Shown a cello by Mia Berg', 'A cello by Mia Berg was shown.'],
    ['the person is named', 'Led a dig', 'The dig was led by Ada Nowak.'],
    ['no one is named', 'Led by example', 'Led by example.'],
    ['the person did it as well', 'Led walks; a dig led by Mia Berg', 'Ada led walks.'],
    ['nothing is told', '', 'Led a dig.'],
  ])('when %s, then it stands', (_what, entry, text) => {
    expect(wrong('en', entry, text)).toBeUndefined()
  })
})
