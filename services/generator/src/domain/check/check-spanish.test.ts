import { describe, expect, it } from '@jest/globals'
import { check } from './check.js'

const content = {
  basics: { name: 'Ana Gil', label: 'Comercial de maquinaria agrícola', summary: 'Venta a cooperativas.' },
  work: [
    {
      name: 'Acme',
      position: 'Técnica',
      startDate: '2014-09',
      highlights: [
        'Plataforma de datos: 140 fuentes',
        'Ingesta de 900 señales; latencia de 15 minutos a menos de 40 segundos',
        'Detección de errores: las quejas bajaron un 22 %',
        'Escribe una guía, que se presentará en febrero de 2027',
      ],
    },
    {
      name: 'Borg',
      position: 'Cajera',
      startDate: '2012-01',
      endDate: '2013-05',
      summary: 'Montaje de riego por goteo en viñedos.',
    },
  ],
  education: [
    {
      institution: 'Universidad de Soria',
      area: 'Biología',
      studyType: 'Grado',
      startDate: '2010',
      endDate: '2014-06',
    },
    {
      institution: 'Cámara de Soria',
      area: 'Ventas',
      studyType: 'Curso',
      startDate: '2021',
      endDate: '2022',
    },
  ],
  skills: [{ name: 'Lenguajes', level: 'Avanzado', keywords: ['Python', 'Scala (básico)'] }],
}
const kept = (text: string, ...sources: string[]) =>
  check({ language: 'es', intro: [{ text, sources }], sections: [] }, content).composition.intro.some(
    (sentence) => sentence.text === text,
  )

describe('what is told in Spanish of several entries', () => {
  it.each([
    ['Al terminar el grado en 2014 empezó como técnica en Acme.', 'work/0', 'education/0'],
    ['Combina un grado en Biología con un curso de Ventas.', 'education/0', 'education/1'],
    ['Antes de dedicarse a la venta de maquinaria agrícola montó riego en viñedos.', 'work/1', 'basics'],
    ['La plataforma reúne 140 fuentes.', 'work/0'],
    ['Ingiere 900 señales, y la latencia ha bajado de 15 minutos a menos de 40 segundos.', 'work/0'],
    ['Escribe una guía cuya presentación está prevista para febrero de 2027.', 'work/0'],
    ['Programa en Python a nivel avanzado y en Scala a nivel básico.', 'skills/0'],
  ])('when it says “%s”, then it stays', (text, ...sources) => {
    expect(kept(text, ...sources)).toBe(true)
  })

  it.each([
    ['Al terminar el grado empezó como cajera en Borg.', 'work/1', 'education/0'],
    ['Al terminar el curso de Ventas empezó como técnica en Acme.', 'work/0', 'education/1'],
    ['Combinó un grado en Biología con un curso de Ventas.', 'education/0', 'education/1'],
    ['Combina un grado en Biología con un puesto de técnica.', 'work/0', 'education/0'],
    ['Antes de montar riego en viñedos detectó errores.', 'work/0', 'work/1'],
    ['La plataforma reúne 900 fuentes.', 'work/0'],
    ['La plataforma reúne casi 140 fuentes.', 'work/0'],
    ['La latencia ha bajado de 15 minutos a menos de 50 segundos.', 'work/0'],
    ['La latencia ha subido de 15 minutos a menos de 40 segundos.', 'work/0'],
    ['Detectó errores, y las quejas se redujeron un 32 %.', 'work/0'],
    ['La plataforma está prevista para febrero de 2027.', 'work/0'],
    ['Programa en Scala a nivel avanzado.', 'skills/0'],
    ['Está prevista una ingesta de 900 señales.', 'work/0'],
    ['Al terminar el grado en Biología dejó Acme.', 'work/0', 'education/0'],
    ['Antes de detectar errores en viñedos montó riego por goteo.', 'work/0', 'work/1'],
  ])('when it says “%s”, then it is removed', (text, ...sources) => {
    expect(kept(text, ...sources)).toBe(false)
  })
})
