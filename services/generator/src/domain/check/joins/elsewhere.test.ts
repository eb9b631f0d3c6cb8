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
