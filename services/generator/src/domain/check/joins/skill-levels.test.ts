import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { levelOfAnother } from './skill-levels.js'

const skill = (id: number, language: string, name: string, level?: string) =>
  groundOf(`skills/${id}`, level === undefined ? [name] : [name, level], language, {
    told: [],
    frame: level === undefined ? [] : [level],
  })
const wrong = (
  language: string,
  listed: readonly (readonly [name: string, level?: string])[],
  text: string,
) =>
  levelOfAnother(
    saidOf(
      text,
      listed.map(([name, level], at) => skill(at, language, name, level)),
      language,
    ),
  )

const two = [['Java', 'zaawansowany'] as const, ['Python', 'podstawowy'] as const]

describe('the level of a skill', () => {
  it.each([
    ['pl', two, 'Javę zna na poziomie zaawansowanym, a Pythona na poziomie podstawowym.'],
    ['pl', two, 'Poziom zaawansowany ma w Javie, a podstawowy w Pythonie.'],
    ['pl', two, 'Zna Javę i Pythona.'],
    ['es', [['Python', 'Nivel avanzado'] as const], 'Tiene conocimientos avanzados de Python.'],
    ['en', [['Excel', 'Advanced user'] as const], 'She is an advanced Excel user.'],
    ['es', [['Excel', 'Avanzado'] as const, ['Visio'] as const], 'Excel avanzado y Visio.'],
    [
      'fr',
      [['Python', 'Niveau avancé'] as const, ['SQL', 'Niveau intermédiaire'] as const],
      'Niveau avancé en Python et intermédiaire en SQL.',
    ],
    ['pl', [['Java', 'średnio zaawansowany'] as const], 'Javę zna na poziomie średnio zaawansowanym.'],
    [
      'de',
      [['Antriebe', 'gut'] as const, ['Steuerungen', 'sehr gut'] as const],
      'Sehr gut ist sie in Steuerungen, gut in Antriebe.',
    ],
    ['pl', [['Java', 'dobra znajomość'] as const], 'Znajomość Javy jest dobra.'],
    ['pl', [['Java', 'poziom podstawowy'] as const], 'Javę zna w stopniu podstawowym.'],
    ['nl', [['SQL', 'Goede kennis'] as const], 'Haar kennis van SQL is goed.'],
    [
      'nl',
      [['Java', 'Gevorderd'] as const, ['Docker'] as const],
      'In Java is ze gevorderd, en ze kent Docker.',
    ],
  ])('when %s has %j, then “%s” stands', (language, listed, text) => {
    expect(wrong(language, listed, text)).toBeUndefined()
  })

  it.each([
    ['another has it', 'pl', two, 'Javę i Pythona zna na poziomie podstawowym.', 'Javę'],
    [
      'another has it, and it stands in front',
      'pl',
      two,
      'Zaawansowany jest w Javie i Pythonie.',
      'Pythonie',
    ],
    [
      'the other has none',
      'pl',
      [['Java', 'zaawansowany'] as const, ['AWS'] as const],
      'Javę i AWS zna na poziomie zaawansowanym.',
      'AWS',
    ],
    [
      'it is half of theirs',
      'pl',
      [['Java', 'średnio zaawansowany'] as const],
      'Javę zna na poziomie zaawansowanym.',
      'zaawansowanym',
    ],
    [
      'the two are swapped',
      'de',
      [['Antriebe', 'gut'] as const, ['Steuerungen', 'sehr gut'] as const],
      'Antriebe beherrscht sie sehr gut.',
      'Antriebe',
    ],
  ])('when %s, then in %s of %j “%s” is wrong', (_what, language, listed, text, word) => {
    expect(wrong(language, listed, text)).toBe(word)
  })
})
