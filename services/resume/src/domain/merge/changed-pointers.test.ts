import { describe, expect, it } from '@jest/globals'
import { changedPointers } from './changed-pointers.js'

describe('changedPointers', () => {
  it('when nothing differs, then there are none', () => {
    expect(changedPointers({ a: ['1', { b: 'x' }] }, { a: ['1', { b: 'x' }] })).toEqual([])
  })
  it('when values differ, come or go, then each leaf is named', () => {
    const before = { basics: { name: 'A' }, work: [{ name: 'X' }, { name: 'Y' }], gone: '1' }
    const after = { basics: { name: 'B' }, work: [{ name: 'X' }], 'a/b': 'new' }
    expect(changedPointers(before, after)).toEqual(['/basics/name', '/work/1', '/gone', '/a~1b'])
  })
})
