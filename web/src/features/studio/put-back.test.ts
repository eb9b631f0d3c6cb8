import { describe, expect, it } from '@jest/globals'
import { aDraft } from '../../lib/tests/a-draft.js'
import { isBack, placeName, placeOf, putBack, takenOut } from './put-back.js'
import { entryAt, wordsOf } from './words.js'

const words = wordsOf(aDraft().content)
const long = { under: 'intro', text: 'Led a team\nof 40.' }
const short = { under: 'work/1', text: 'Ran the ward.' }

describe('a sentence that was left out', () => {
  it('when it is put back, then it is the last line of its place, and nothing else changes', () => {
    const next = putBack(words, 'work/1', short)
    expect(entryAt(next, 'work/1')?.lines).toEqual(['Ran the ward.'])
    expect(next.intro).toBe(words.intro)
    expect([isBack(words, 'work/1', short), isBack(next, 'work/1', short)]).toEqual([false, true])
  })

  it('when it has more than one line, then it becomes one', () => {
    const next = putBack(words, 'intro', long)
    expect(next.intro).toEqual(['Builds engines.', 'Led a team of 40.'])
    expect(isBack(next, 'intro', long)).toBe(true)
  })

  it.each([long, short])('when it is taken out again, then the words are as before', (sentence) => {
    const { under } = sentence
    expect(takenOut(putBack(words, under, sentence), under, sentence)).toEqual(words)
  })

  it('when its entry was added in this studio, then it is found by the local key', () => {
    expect(placeOf(short, new Map([['new:1', 'work/1']]))).toBe('new:1')
    expect(placeOf(long, new Map())).toBe('intro')
  })

  it('when its place is named, then by its values; a place that is off the page has no name', () => {
    const names = ['intro', 'work/0', 'work/7'].map((place) => placeName(words, place))
    expect(names).toEqual(['Introduction', 'Programmer, Engines Ltd', undefined])
  })
})
