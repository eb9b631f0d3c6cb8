import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { otherGrades } from './grade-list.js'

const other = (entry: string, text: string) =>
  otherGrades(saidOf(text, [groundOf('education/0', [entry], 'en')], 'en'))

describe('marks in a row', () => {
  it.each([
    ['A, B, B', 'He took three A levels, with A, B, B'],
    ['A, B, B', 'He got A, B and B'],
    ['A, B, B', 'He got B and B'],
    ['Law', 'He got a B in Law'],
    ['Law', ''],
  ])('when an entry has “%s” and a sentence says “%s”, then they stand', (entry, text) => {
    expect(other(entry, text)).toBeUndefined()
  })

  it.each([
    ['A, B, B', 'He got A, A, B', 'A, A, B'],
    ['A, B, B', 'He got B and A', 'B, A'],
    ['Law', 'He got A, A', 'A, A'],
  ])('when an entry has “%s” and a sentence says “%s”, then “%s” is wrong', (entry, text, wrong) => {
    expect(other(entry, text)).toBe(wrong)
  })
})
