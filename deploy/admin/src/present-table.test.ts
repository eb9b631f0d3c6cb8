import { expect, it } from '@jest/globals'
import { listing, table } from './present-table.js'

it('when a cell holds control characters, then they do not reach the terminal and the columns stay', () => {
  const shown = table(
    ['name', 'reason'],
    [
      ['ada', 'a\u001b[2Jb\nc'],
      ['countess', '\u202Ed'],
    ],
  )
  expect(shown).toBe('NAME      REASON\nada       a [2Jb c\ncountess  d')
  expect(listing(['name'], [], 'Nothing.')).toBe('Nothing.')
})
