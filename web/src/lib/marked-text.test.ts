import { describe, expect, it } from '@jest/globals'
import { markedRuns, originalRuns } from './marked-text.js'

describe('markedRuns', () => {
  it('when words were added and one of them is nowhere in the resume, then each run says so', () => {
    const runs = markedRuns({
      text: 'Led 400 people well',
      changes: [
        { kind: 'same', text: 'Led' },
        { kind: 'removed', text: ' twelve' },
        { kind: 'added', text: ' 400' },
        { kind: 'same', text: ' people' },
        { kind: 'added', text: ' well' },
      ],
      beyond: [{ text: '400', start: 4, end: 7 }],
    })
    expect(runs).toEqual([
      { text: 'Led', isAdded: false, isBeyond: false },
      { text: ' ', isAdded: true, isBeyond: false },
      { text: '400', isAdded: true, isBeyond: true },
      { text: ' people', isAdded: false, isBeyond: false },
      { text: ' well', isAdded: true, isBeyond: false },
    ])
  })

  it('when nothing changed, then it is one run', () => {
    const changes = [{ kind: 'same' as const, text: 'Led it' }]
    expect(markedRuns({ text: 'Led it', changes, beyond: [] })).toEqual([
      { text: 'Led it', isAdded: false, isBeyond: false },
    ])
  })
})

describe('originalRuns', () => {
  it('when the suggestion puts a later sentence first, then the text on the page keeps its spaces', () => {
    const runs = originalRuns({
      changes: [
        { kind: 'removed', text: 'Years in telecommunications.' },
        { kind: 'same', text: 'Known for calm.' },
        { kind: 'added', text: ' Worked in telecommunications.' },
      ],
    })
    expect(runs.map(({ text }) => text).join('')).toBe('Years in telecommunications. Known for calm.')
    expect(runs.map(({ isRemoved }) => isRemoved)).toEqual([true, false])
  })

  it('when it puts words in front, then the text on the page still begins with its own first word', () => {
    const changes = [
      { kind: 'added', text: 'Always' },
      { kind: 'same', text: ' led a team' },
      { kind: 'removed', text: ' of 12' },
    ] as const
    const runs = originalRuns({ changes: [...changes] })
    expect(runs.map(({ text }) => text)).toEqual(['led a team', ' of 12'])
  })
})
