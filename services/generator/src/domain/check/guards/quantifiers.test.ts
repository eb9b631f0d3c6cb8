import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { tokensOf } from '../tokens.js'
import { isOfAll } from './quantifiers.js'

const spoken = (id: string, name: string, fluency: string) =>
  groundOf(id, [name, fluency], 'nl', {
    implied: new Set(fluency === 'Moedertaal' ? ['moedertaal'] : []),
  })
const languages = [
  spoken('languages/0', 'Nederlands', 'Moedertaal'),
  spoken('languages/1', 'Engels', 'Goed'),
  spoken('languages/2', 'Fries', 'Moedertaal'),
]

describe('all of what an entry tells as 100 percent', () => {
  const isAll = (text: string, entry: string) => {
    const tokens = tokensOf(text, 'en')
    const at = tokens.findIndex(({ value }) => value === 'all')
    return isOfAll(tokens, at, saidOf(text, [groundOf('work/0', [entry], 'en')], 'en'))
  }
  it.each([
    ['Closed with all manuals', 'Closed with 100% of manuals', true],
    ['Closed with all manuals', 'Closed with 90% of manuals', false],
    ['Closed with all drawings', 'Closed with 100% of manuals', false],
    ['Wrote all manuals', 'Closed with 100% of manuals', false],
    ['Closed with all manuals', 'Closed with 100% of manuals, 80% in May', false],
    ['Closed all halls with manuals', 'Closed a hall with 100% of manuals', false],
  ])('when “%s” is told of “%s”, then it holds: %s', (text, entry, holds) => {
    expect(isAll(text, entry)).toBe(holds)
  })
})

describe('both of more than two', () => {
  it.each([
    ['Nederlands en Fries zijn allebei haar moedertaal', true],
    ['Nederlands en Engels zijn allebei haar moedertaal', false],
    ['Fries is allebei haar moedertaal', false],
  ])('when it says “%s”, then it holds: %s', (text, holds) => {
    const said = saidOf(text, languages, 'nl')
    const at = said.tokens.findIndex(({ value }) => value === 'allebei')
    expect(isOfAll(said.tokens, at, said)).toBe(holds)
  })

  it.each([
    ['18 avonden met in totaal 1350 bezoekers', false],
    ['18 avonden met 1350 bezoekers', true],
  ])('when an entry has “%s”, then so many each hold: %s', (known, holds) => {
    const said = saidOf('18 avonden met elk 1350 bezoekers', [groundOf('work/0', [known], 'nl')], 'nl')
    const at = said.tokens.findIndex(({ value }) => value === 'elk')
    expect(isOfAll(said.tokens, at, said)).toBe(holds)
  })
})
