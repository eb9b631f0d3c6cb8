import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { elsewhere } from './elsewhere.js'

const told = ['Montage van een orgel met 27 registers in Colmar', 'Bouw van windladen voor vier orgels']
const job = (language: string) =>
  groundOf('work/0', ['Orgues Mertens', 'Straatsburg', ...told], language, { town: 'Straatsburg', told })
const wrong = (text: string, language = 'nl') => elsewhere(saidOf(text, [job(language)], language))

describe('the town of a job told of what was done elsewhere', () => {
  it('when a sentence puts it there, then it does not stand', () => {
    expect(wrong('In Straatsburg plaatste zij een orgel met 27 registers.')).toBe('Straatsburg')
  })

  it.each([
    'In Colmar plaatste zij een orgel met 27 registers.',
    'In Straatsburg bouwde zij windladen.',
    'Zij plaatste een orgel met 27 registers.',
    'Vanuit Straatsburg plaatste zij in Colmar een orgel met 27 registers.',
  ])('when it says “%s”, then it stands', (text) => {
    expect(wrong(text)).toBeUndefined()
  })

  it('when every noun has a capital, then no place is told by it', () => {
    expect(wrong('In Straatsburg plaatste zij een orgel met 27 registers.', 'de')).toBeUndefined()
  })

  it('when a tool has a name of two words, then it is no place', () => {
    const told = ['Bouwde een dashboard voor reparaties in Power BI', 'Bouwde een kaart']
    const tool = groundOf('work/0', ['Woonstede', 'Groningen', ...told], 'nl', { town: 'Groningen', told })
    const said = saidOf('In Groningen bouwde hij een dashboard voor reparaties.', [tool], 'nl')
    expect(elsewhere(said)).toBeUndefined()
  })
})

describe('the place of one statement told of another', () => {
  const told = ['École de 18 classes à Colomiers', 'Chantier de 64 logements à Muret']
  const site = groundOf('work/0', ['Bâtisseurs', 'Toulouse', ...told], 'fr', { town: 'Toulouse', told })

  it.each([
    ['À Muret, il a construit une école de 18 classes.', 'Muret'],
    ['À Colomiers, il a construit une école de 18 classes.', undefined],
    ['Il a suivi le chantier de Toulouse.', undefined],
  ])('when it says “%s”, then %s is wrong', (text, place) => {
    expect(elsewhere(saidOf(text, [site], 'fr'))).toBe(place)
  })
})

describe('what a name is of', () => {
  const told = ["Tenait le stand du marché d'Issoire", 'Rénovation de la halle de Lautrec']
  const stall = groundOf('work/0', ['Ferme', 'Castres', ...told], 'fr', { town: 'Castres', told })

  it.each([
    ['Elle tenait le stand du marché de Castres.', 'Castres'],
    ['Elle a rénové la halle de Castres.', 'Castres'],
    ["À Castres, elle tenait le stand du marché d'Issoire.", undefined],
    ['Elle travaillait à la ferme de Castres.', undefined],
  ])('when it says “%s”, then %s is wrong', (text, place) => {
    expect(elsewhere(saidOf(text, [stall], 'fr'))).toBe(place)
  })
})
