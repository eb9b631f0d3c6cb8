import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { wrongHead } from './head-of.js'
import { saidOf } from '../said.js'

const wrong = (language: string, entry: string, text: string) =>
  wrongHead(saidOf(text, [groundOf('work/0', [entry], language)], language))

describe('what somebody is the head of', () => {
  it.each([
    ['en', 'Head of lighting', 'She is head of the theatre.', 'She is head of lighting.'],
    ['de', 'Leiterin der Werkstatt', 'Sie ist Leiterin der Oper.', 'Sie ist Leiterin der Werkstatt.'],
    ['fr', 'Responsable du rayon', 'Elle est responsable de la librairie.', 'Elle est responsable du rayon.'],
    ['es', 'Jefa de sala', 'Es jefa de un hotel.', 'Es jefa de sala en un hotel.'],
    ['it', 'Responsabile del magazzino', 'È responsabile della fabbrica.', 'È responsabile del magazzino.'],
    ['nl', 'Hoofd van de bakkerij', 'Zij is hoofd van het museum.', 'Zij is hoofd van de bakkerij.'],
    ['pl', 'Dowódca zastępu', 'Jest dowódcą jednostki.', 'Jest dowódcą zastępu w Łodzi.'],
    ['pt', 'Responsável de campo', 'É responsável da herdade.', 'É responsável de campo.'],
  ])('when %s has “%s”, then “%s” is wrong and “%s” stands', (language, entry, text, right) => {
    expect(wrong(language, entry, text)).toBeDefined()
    expect(wrong(language, entry, right)).toBeUndefined()
  })

  it.each([
    ['en', 'Director', 'She is director of the theatre.'],
    ['en', 'Head of English', 'She is head of department.'],
    ['en', 'Head of lighting', 'She is head at the theatre.'],
    ['pl', 'Kierownik', 'Jest kierownikiem sklepu.'],
    ['en', 'Binder', 'She is head of a bindery.'],
  ])('when %s has “%s”, then “%s” stands', (language, entry, text) => {
    expect(wrong(language, entry, text)).toBeUndefined()
  })
})
