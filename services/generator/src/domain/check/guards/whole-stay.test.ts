import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { tokensOf } from '../tokens.js'
import { isWholeStay } from './whole-stay.js'

const job = (id: string, name: string, start: string, end: string) =>
  groundOf(id, [name], 'en', { name, dates: { start, end } })
const first = job('work/1', 'Birchline', '2016-06', '2018-08')
const second = job('work/0', 'Birchline', '2018-09', '2022-04')
const later = job('work/0', 'Birchline', '2020-01', '2022-04')
const other = job('work/0', 'Acme', '2018-09', '2022-04')

describe('from the start of the first of several jobs to the end of the last', () => {
  it.each([
    ['from June 2016 to April 2022', second, true],
    ['from June 2016 to August 2018', second, false],
    ['from September 2018 to April 2022', second, false],
    ['from June 2016 to April 2021', second, false],
    ['as Engineer from June 2016 to April 2022', second, false],
    ['from June 2016 to April 2022', other, false],
    ['from June 2016 to April 2022', later, false],
  ])('when “%s” is told of the first and %#, then it is so: %s', (text, last, isSo) => {
    expect(isWholeStay(tokensOf(text, 'en'), [last, first])).toBe(isSo)
  })
})
