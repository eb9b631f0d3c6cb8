import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { wordDiff, wordsBeyond } from './diff.js'

describe('wordDiff', () => {
  it('when words were changed, then they are told apart from those that stayed', () => {
    expect(wordDiff('Led the whole team of 12', 'Led a team of 12 engineers')).toEqual([
      { kind: 'same', text: 'Led' },
      { kind: 'removed', text: ' the whole' },
      { kind: 'added', text: ' a' },
      { kind: 'same', text: ' team of 12' },
      { kind: 'added', text: ' engineers' },
    ])
  })

  it('when two texts are compared, then what was not removed is the new one, and what was not added the old one', () => {
    const text = fc
      .array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 })
      .map((words) => words.join(' '))
    fc.assert(
      fc.property(text, text, (original, changed) => {
        const parts = wordDiff(original, changed)
        const without = (kind: string) =>
          parts
            .flatMap((part) => (part.kind === kind ? [] : [part.text.trim()]))
            .join(' ')
            .trim()
        expect(without('removed')).toBe(changed)
        expect(without('added')).toBe(original)
      }),
    )
  })
})

describe('wordsBeyond', () => {
  it('when words and numbers stand nowhere in the resume, then they are found with their places', () => {
    const text = 'Led 14 Ärzte and café owners'
    expect(wordsBeyond(text, ['led cafe', 'and OWNERS'], 'en')).toEqual([
      { text: '14', start: 4, end: 6 },
      { text: 'Ärzte', start: 7, end: 12 },
    ])
  })

  it('when a number or a date has another form in the resume, then it is there', () => {
    expect(
      wordsBeyond('1,200 since March 2018, 35 percent', ['1200', 'since', '2018-03', '35% percent'], 'en'),
    ).toEqual([])
    expect(wordsBeyond('since May 2018', ['since', '2018-03'], 'en').map(({ text }) => text)).toEqual([
      'May 2018',
    ])
  })
})
