import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { phraseClaim } from './phrases.js'

const wrong = (language: string, entry: string, text: string, id = 'work/0') =>
  phraseClaim(saidOf(text, [groundOf(id, [entry], language)], language))

describe('who gives lessons', () => {
  it.each([
    ['es', 'Organización de 12 cursos', 'Dio 12 cursos.', 'Dio'],
    ['pt', 'Organização de 12 ações de formação', 'Deu 12 ações de formação.', 'Deu'],
    ['fr', 'Organisation de 12 ateliers', 'Elle donnait 12 ateliers.', 'donnait'],
  ])('when %s has “%s”, then “%s” does not stand', (language, entry, text, verb) => {
    expect(wrong(language, entry, text)).toBe(verb)
  })

  it('when a certificate names a course, then its holder did not give it', () => {
    expect(wrong('es', 'Formación de altura', 'Da formación de altura.', 'certificates/0')).toBe('Da')
  })

  it.each([
    ['es', 'Da dos charlas al año', 'Cada año da dos charlas.'],
    ['es', 'Imparte talleres', 'Da talleres.'],
    ['pt', 'Oficinas mensais de fotografia', 'Dá oficinas de fotografia.'],
    ['pt', 'Formadora voluntária', 'Deu formações.'],
    ['fr', 'Enseigne la danse', 'Elle donne des cours de danse.'],
    ['fr', 'Organisation de 12 ateliers', 'Elle organisait 12 ateliers.'],
  ])('when %s has “%s”, then “%s” stands', (language, entry, text) => {
    expect(wrong(language, entry, text)).toBeUndefined()
  })
})
