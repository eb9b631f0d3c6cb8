import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { tokensOf } from '../tokens.js'
import { isCountOfList } from './listed-count.js'

const isCount = (text: string, entry: string) => {
  const tokens = tokensOf(text, 'en')
  const at = tokens.findIndex(({ kind }) => kind === 'number')
  return isCountOfList(tokens, at, [groundOf('work/0', [entry], 'en')])
}

describe('an amount with its list behind it', () => {
  it.each([
    ['in three counties: Galway, Mayo and Sligo', 'Clinics in Galway, Mayo and Sligo', true],
    ['in two countries, Spain and Portugal', 'Deeds for Spain and Portugal', true],
    ['two payrolls: a weekly one for 41 and a monthly one for 23', 'Weekly and monthly payroll', true],
    ['in four counties: Galway, Mayo and Sligo', 'Clinics in Galway, Mayo and Sligo', false],
    ['in three counties: Galway, Mayo and Kerry', 'Clinics in Galway, Mayo and Sligo', false],
    ['three payrolls: a weekly one and a monthly one', 'Weekly and monthly payroll', false],
    ['in three counties', 'Clinics in Galway, Mayo and Sligo', false],
  ])('when “%s” is said of “%s”, then it is its count: %s', (text, entry, holds) => {
    expect(isCount(text, entry)).toBe(holds)
  })
})
