import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { elsewhere } from './elsewhere.js'

const told = ['Montage einer Orgel mit 27 Registern in Colmar', 'Bau von Windladen nach Plänen']
const job = groundOf('work/0', ['Orgues Mertens', 'Straßburg', ...told], 'de', { town: 'Straßburg', told })
const wrong = (text: string) => elsewhere(saidOf(text, [job], 'de'))

describe('the town of a job told of what was done elsewhere', () => {
  it('when a sentence puts it there, then it does not stand', () => {
    expect(wrong('In Straßburg montierte sie eine Orgel mit 27 Registern.')).toBe('Straßburg')
  })

  it.each([
    'In Colmar montierte sie eine Orgel mit 27 Registern.',
    'In Straßburg baute sie Windladen.',
    'Sie montierte eine Orgel mit 27 Registern.',
    'Von Straßburg aus montierte sie in Colmar eine Orgel.',
  ])('when it says “%s”, then it stands', (text) => {
    expect(wrong(text)).toBeUndefined()
  })
})
