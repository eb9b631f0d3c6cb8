import { describe, expect, it } from '@jest/globals'
import { groundOf, type Ground } from '../ground.js'
import { tokensOf } from '../tokens.js'
import { isBorneOut } from './borne-out.js'

const dated = (id: string, start: string) => groundOf(id, ['Labor'], 'de', { dates: { start, end: start } })
const borneOut = (language: string, text: string, word: string, grounds: readonly Ground[]) => {
  const tokens = tokensOf(text, language)
  return isBorneOut(
    tokens,
    tokens.findIndex(({ value }) => value === word),
    grounds,
  )
}

describe('words that claim no more than what stands around them', () => {
  it.each([
    ['de', 'Das Haus bietet 28 Plätze', 'bietet', 'Haus mit 28 Plätzen', true],
    ['de', 'Das Haus bietet 30 Plätze', 'bietet', 'Haus mit 28 Plätzen', false],
    ['de', 'Das Haus bietet Ruhe', 'bietet', 'Haus mit 28 Plätzen', false],
    ['nl', 'Het aandeel fouten zakte naar 2%', 'aandeel', 'Fouten: 2%', true],
    ['nl', 'Het aandeel fouten zakte naar 3%', 'aandeel', 'Fouten: 2%', false],
    ['nl', 'Het aandeel fouten zakte', 'aandeel', 'Fouten: 2%', false],
  ])('when %s says “%s”, then %s of “%s” is borne out: %s', (language, text, word, told, expected) => {
    expect(borneOut(language, text, word, [groundOf('work/0', [told], language)])).toBe(expected)
  })

  it('when two dated entries are told of, then the order is looked at elsewhere', () => {
    const both = [dated('work/0', '2019'), dated('education/0', '2018')]
    expect(borneOut('de', 'Kam direkt nach dem Labor', 'direkt', both)).toBe(true)
    expect(borneOut('de', 'Kam direkt nach dem Labor', 'direkt', both.slice(1))).toBe(false)
    expect(borneOut('de', 'Kam direkt ins Labor', 'direkt', both)).toBe(false)
  })
})
