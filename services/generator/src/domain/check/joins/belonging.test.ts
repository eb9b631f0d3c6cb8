import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { otherOwner } from './belonging.js'

const wrong = (told: readonly string[], text: string) =>
  otherOwner(saidOf(text, [groundOf('work/0', told, 'de')], 'de'))
const told = ['Stromverbrauch der Kühlung um 18 % gesenkt', 'Wartung des Werks']

describe('whose a thing is', () => {
  it('when the entries put it to another, then it does not stand', () => {
    expect(wrong(told, 'Er senkte den Stromverbrauch des Werks.')).toBe('Stromverbrauch')
  })

  it.each([
    'Er senkte den Stromverbrauch der Kühlung.',
    'Er senkte den Stromverbrauch des Werks, genauer der Kühlung.',
    'Er senkte den Stromverbrauch um 18 %.',
  ])('when it says “%s”, then it stands', (text) => {
    expect(wrong(told, text)).toBeUndefined()
  })
})
