import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { boundedAlignment } from './alignment.js'
import { indexed, overlap, overlaps, wordedAs } from './word-bag.js'

const found = (from: string[], to: string[], looks?: number) => [...boundedAlignment(looks)(from, to)].sort()

describe('which element is which', () => {
  it('when elements moved, were edited, came and went, then the alike ones are paired', () => {
    const from = ['ran the mill', 'kept the books of a bank', 'sold tea']
    const to = ['sold tea', 'drove a tram', 'kept all books of a bank']
    expect(found(from, to)).toEqual([
      [1, 2],
      [2, 0],
    ])
  })

  it('when an element is there unchanged, then none that is merely alike takes its place', () => {
    expect(found(['a b c', 'a b'], ['a b', 'a b c'])).toEqual([
      [0, 1],
      [1, 0],
    ])
    expect(found(['-', '-', 'x'], ['x', '-'])).toEqual([
      [1, 1],
      [2, 0],
    ])
  })

  it('when lists are too much to compare, then the same ones are found anywhere, alike ones in their place', () => {
    const from = ['the same', 'kept the books', 'sold tea in town', 'ran the old mill', 'drew plans']
    const to = ['sold tea in the town', 'kept all the books', 'the same', 'ran the mill', 'drew all plans']
    expect(found(from, to)).toHaveLength(5)
    expect(found(from, to, 300)).toEqual([
      [0, 2],
      [1, 1],
      [3, 3],
      [4, 4],
    ])
    expect(found(from, to, 100)).toEqual([
      [0, 2],
      [1, 1],
    ])
    expect(found(from, to, 0)).toEqual([[0, 2]])
  })

  it('when several lists are compared for one document, then they share what it may take', () => {
    const align = boundedAlignment(250)
    const [from, to] = [
      ['kept the books', 'sold tea'],
      ['sold some tea', 'kept all the books'],
    ]
    expect([align(from, to).size, align(from, to).size, align(from, to).size]).toEqual([2, 2, 0])
  })

  it('when words repeat, then many bags at once are weighed as one by one', () => {
    const text = fc
      .array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 8 })
      .map((words) => words.join(' '))
    fc.assert(
      fc.property(text, fc.array(text, { maxLength: 6 }), (one, others) => {
        const [bag, bags] = [wordedAs(one).whole, others.map((other) => wordedAs(other).whole)]
        expect(overlaps(bag, indexed(bags))).toEqual(bags.map((other) => overlap(bag, other)))
      }),
    )
  })
})
