import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { tokensOf } from '../tokens.js'
import { isTurnTold } from './turns-taken.js'

const isTold = (text: string, entry: string) => {
  const tokens = tokensOf(text, 'en')
  const at = tokens.findIndex(({ value }) => /^(?:every|each|fortnight|one)$/.test(value))
  return isTurnTold(tokens, at, [groundOf('work/0', [entry], 'en')])
}

describe('one of so many', () => {
  it.each([
    ['worked nights every third week', 'Worked nights one week in three'],
    ['nights one week in three', 'Nights every third week'],
    ['an evening every two weeks', 'One evening a fortnight'],
    ['on call one week out of every four', 'On call one week in four'],
    ['an evening every other week', 'One evening a fortnight'],
    ['every sixth night shift', 'Covers one night shift in six'],
    ['covers every sixth night', 'One in six nights'],
    ['open every second Saturday', 'Open each second Saturday'],
  ])('when “%s” is said of “%s”, then it is told', (text, entry) => {
    expect(isTold(text, entry)).toBe(true)
  })

  it.each([
    ['worked nights every second week', 'Worked nights one week in three'],
    ['an evening every three weeks', 'One evening a fortnight'],
    ['an evening every two months', 'One evening a fortnight'],
    ['covers every fifth night', 'One in six nights'],
    ['one in', 'One in six nights'],
    ['open every Saturday', 'Open each second Saturday'],
    ['one of the weeks', 'One evening a fortnight'],
  ])('when “%s” is said of “%s”, then it is not', (text, entry) => {
    expect(isTold(text, entry)).toBe(false)
  })
})
