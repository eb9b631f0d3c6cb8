import { describe, expect, it } from '@jest/globals'
import { markedRuns } from './marked-text.js'

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
