import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { cutField } from './whole-field.js'

const wrong = (language: string, field: string, text: string) =>
  cutField(saidOf(text, [groundOf('education/0', [field], language)], language))

const both = 'Ensino de Inglês no Ensino Básico e no Ensino Secundário'

describe('the field of a degree', () => {
  it.each([
    ['pt', 'Gestão de Recursos Humanos', 'Licenciou-se em Gestão na Zeta.', 'Gestão'],
    ['es', 'Ciencia de Datos', 'Se graduó en Ciencia.', 'Ciencia'],
    ['en', 'Management of Technology', 'She has a degree in Management.', 'Management'],
    ['pt', both, 'Fez o mestrado em Ensino Secundário.', 'Ensino'],
    ['pt', both, 'Fez o mestrado em Ensino de Inglês no Ensino Secundário.', 'Ensino'],
  ])('when %s has “%s”, then “%s” cuts it', (language, field, text, word) => {
    expect(wrong(language, field, text)).toBe(word)
  })

  it.each([
    ['pt', 'Gestão de Recursos Humanos', 'Licenciou-se em Gestão de Recursos Humanos.'],
    ['pt', 'Gestão de Recursos Humanos', 'A Gestão foi o seu curso.'],
    ['pt', 'Gestão', 'Licenciou-se em Gestão na Zeta.'],
    ['pt', both, `Fez o mestrado em ${both}.`],
    ['en', 'Management', 'She has a degree in Management.'],
  ])('when %s has “%s”, then “%s” stands', (language, field, text) => {
    expect(wrong(language, field, text)).toBeUndefined()
  })

  it('when another entry has what would be cut, or a school is of a place, then it stands', () => {
    const own = { name: 'University of Leeds' }
    const grounds = [
      groundOf('education/0', ['University of Leeds', 'Design of Structures'], 'en', own),
      groundOf('skills/0', ['Design'], 'en'),
    ]
    expect(cutField(saidOf('She graduated from University.', grounds, 'en'))).toBeUndefined()
    expect(cutField(saidOf('She works in Design.', grounds, 'en'))).toBeUndefined()
  })
})
