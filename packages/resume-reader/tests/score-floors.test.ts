import { describe, expect, it } from '@jest/globals'
import { belowFloors, raised } from '../bin/score-floors.mjs'

const floors = { committed: { documents: 2, core: 90 }, 'unseen/first': { documents: 1, core: 80 } }

describe('the floors of the scoreboard', () => {
  it('when every corpus reaches its floors, then nothing is below', () => {
    expect(belowFloors({ ...floors, 'unseen/first': { documents: 3, core: 85 } }, floors)).toEqual([])
  })

  it('when a corpus or a measure is lost or sinks, then each of its floors is named', () => {
    expect(belowFloors({ committed: { documents: 2 } }, floors)).toEqual([
      { corpus: 'committed', name: 'core', floor: 90, value: 0 },
      { corpus: 'unseen/first', name: 'documents', floor: 1, value: 0 },
      { corpus: 'unseen/first', name: 'core', floor: 80, value: 0 },
    ])
  })

  it('when a corpus is skipped, then its floors are not missed and stay when the others are raised', () => {
    const measures = { committed: { documents: 2, core: 91 } }
    expect(belowFloors(measures, floors, ['unseen/first'])).toEqual([])
    expect(raised(measures, floors)).toEqual({
      committed: { documents: 2, core: 91 },
      'unseen/first': { documents: 1, core: 80 },
    })
  })

  it('when floors are raised, then none sinks and new corpora get theirs', () => {
    const measures = { ...floors, committed: { documents: 3, core: 88 }, 'unseen/second': { core: 70 } }
    expect(raised(measures, floors)).toEqual({ ...measures, committed: { documents: 3, core: 90 } })
  })
})
