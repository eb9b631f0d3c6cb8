import { describe, expect, it } from '@jest/globals'
import { turnsIn } from './turns.it.js'

describe('Italian texts that tell by a sign how much something changed', () => {
  it.each([
    ['ordini online +38% nel primo anno', ['cresciuti', 'aumento'], ['calati']],
    ['costi -7%', ['calati', 'diminuzione'], ['cresciuti']],
    ['costi -7%, ordini +38%', [], ['calati', 'cresciuti']],
    ['telefono +39 0832 555 0173', [], ['cresciuti', 'calati']],
  ])('when an entry says “%s”, then it gives %j, not %j', (text, told, others) => {
    const turns = turnsIn(text)
    expect(told.filter((word) => !turns.includes(word))).toEqual([])
    expect(others.filter((word) => turns.includes(word))).toEqual([])
  })
})
