import { describe, expect, it } from '@jest/globals'
import { check } from '../check.js'

const content = {
  education: [
    { institution: 'Instituto Mar', studyType: 'Curso', area: 'Ventas', startDate: '2020', endDate: '2021' },
  ],
  work: [{ name: 'Zeta', highlights: ['Formation de huit serveurs', 'Formação de oito vendedores'] }],
}
const kept = (language: string, source: string, text: string) =>
  check({ language, intro: [{ text, sources: [source] }], sections: [] }, content).composition.intro
    .length === 1

describe('what others did', () => {
  it.each([
    ['es', 'education/0', 'El curso lo impartió el Instituto Mar.'],
    ['es', 'education/0', 'El curso fue impartido por el Instituto Mar.'],
    ['pt', 'education/0', 'O curso foi ministrado pelo Instituto Mar.'],
    ['fr', 'work/0', 'Huit serveurs ont appris avec elle.'],
    ['pt', 'work/0', 'Oito vendedores aprenderam com ela.'],
  ])('when %s says of %s “%s”, then it stands', (language, source, text) => {
    expect(kept(language, source, text)).toBe(true)
  })

  it.each([
    ['es', 'education/0', 'Impartió el curso en el Instituto Mar.'],
    ['es', 'education/0', 'Lo impartió en el Instituto Mar.'],
    ['pt', 'education/0', 'Ministrou o curso no Instituto Mar.'],
    ['fr', 'work/0', 'Elle a appris avec huit serveurs.'],
    ['pt', 'work/0', 'Aprendeu com oito vendedores.'],
  ])('when %s says of %s “%s”, then it does not', (language, source, text) => {
    expect(kept(language, source, text)).toBe(false)
  })
})
