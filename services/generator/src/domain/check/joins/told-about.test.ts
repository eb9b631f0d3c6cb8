import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { toldAbout } from './told-about.js'

const wrong = (language: string, title: string, entry: string, text: string) =>
  toldAbout(
    saidOf(
      text,
      [groundOf('publications/0', [title], language), groundOf('work/0', [entry], language)],
      language,
    ),
  )

describe('what a publication is about', () => {
  it.each([
    ['en', 'Counting Seeds', 'Set up a garden', '“Counting Seeds” describes a garden.', 'describes … garden'],
    [
      'de',
      'Saat zählen',
      'Pflege eines Gartens',
      '„Saat zählen“ beschreibt den Garten.',
      'beschreibt … Garten',
    ],
    [
      'fr',
      'Compter les graines',
      'Soin du jardin',
      '« Compter les graines » décrit le jardin.',
      'décrit … jardin',
    ],
    [
      'es',
      'Contar semillas',
      'Cuidado del huerto',
      '«Contar semillas» describe el huerto.',
      'describe … huerto',
    ],
    ['it', 'Contare semi', 'Cura di un orto', '«Contare semi» racconta un orto.', 'racconta … orto'],
    ['nl', 'Zaden tellen', 'Zorg voor de tuin', '“Zaden tellen” beschrijft de tuin.', 'beschrijft … tuin'],
    ['pl', 'Liczenie nasion', 'Opieka nad ogrodem', '„Liczenie nasion” opisuje ogród.', 'opisuje … ogród'],
    ['pt', 'Contar sementes', 'Cuidado da horta', '«Contar sementes» descreve a horta.', 'descreve … horta'],
  ])('when %s has “%s” and “%s”, then “%s” is wrong', (language, title, entry, text, expected) => {
    expect(wrong(language, title, entry, text)).toBe(expected)
  })

  it.each([
    ['it is about what it says', 'Counting seeds', 'Garden', '“Counting” describes seeds.'],
    ['somebody else tells', 'Counting Seeds', 'Described a garden', 'She describes a garden.'],
    ['a new clause tells', 'Counting Seeds', 'Covers a garden', 'She wrote Counting Seeds, covers a garden.'],
    [
      'a deed is joined',
      'Counting Seeds',
      'Covers a garden',
      'She wrote Counting Seeds and covers a garden.',
    ],
    ['it says how many', 'Counting Seeds', 'Has 35 gardens', 'Wrote Counting Seeds with about 35 gardens.'],
  ])('when %s, then it stands', (_what, title, entry, text) => {
    expect(wrong('en', title, entry, text)).toBeUndefined()
  })

  it('when no publication is cited, then it stands', () => {
    const said = saidOf('Seeds describe a garden.', [groundOf('work/0', ['Seeds, a garden'], 'en')], 'en')
    expect(toldAbout(said)).toBeUndefined()
  })
})
