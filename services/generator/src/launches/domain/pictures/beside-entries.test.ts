import { describe, expect, it } from '@jest/globals'
import type { FactSources, WorkPicturePlace } from '@thumbfolio/contracts'
import { besideEntries } from './beside-entries.js'

const picture = (box: WorkPicturePlace['box'], page = 1) => ({ page, box, width: 400, height: 300 })
const at = (y: number, page = 1): FactSources[string] => ({ page, box: [40, y, 300, 12] })
const sources: FactSources = {
  '/basics/name': at(20),
  '/projects/0/name': at(100),
  '/projects/0/highlights/0': at(120),
  '/projects/1/name': at(300),
  '/projects/2/name': 'owner',
  '/skills/0/name': at(500),
}
const entriesOf = (...pictures: WorkPicturePlace[]) =>
  besideEntries(pictures, sources).map(({ number, entry }) => [number, entry])

describe('the entry that a picture stands beside', () => {
  it.each<[string, WorkPicturePlace['box'], string]>([
    ['at the right of its lines', [360, 90, 150, 120], 'projects/0'],
    ['below its lines', [40, 140, 200, 120], 'projects/0'],
    ['in the middle of two', [40, 190, 200, 60], 'projects/0'],
    ['just above the next', [40, 250, 200, 45], 'projects/1'],
  ])('when it is %s, then it is that entry', (_where, box, entry) => {
    expect(entriesOf(picture(box))).toEqual([[0, entry]])
  })

  it('when it is far from every entry, beside none that can have pictures, or on another page, then it is not offered', () => {
    expect(
      entriesOf(
        picture([40, 600, 200, 100]),
        picture([400, 495, 100, 100]),
        picture([360, 90, 150, 120], 2),
        picture([360, 310, 150, 120]),
      ),
    ).toEqual([[3, 'projects/1']])
  })
})
