import { describe, expect, it } from '@jest/globals'
import { mostPictures } from '@thumbfolio/contracts'
import { dayMs } from '../../../time.js'
import { emptyShelf, sweptShelf, withPicture, type KeptPicture } from './picture-shelf.js'

const picture = (id: string, bytes = 1, addedAt = 0): KeptPicture => ({
  id: id.padEnd(20, 'a'),
  width: 10,
  height: 10,
  bytes,
  addedAt,
})

describe('the shelf of an owner', () => {
  it('when it has as many pictures as it may, then another one is refused', () => {
    const full = Array.from({ length: mostPictures.owner }).reduce(
      (shelf: ReturnType<typeof emptyShelf>) => withPicture(shelf, picture('b')),
      emptyShelf('ada'),
    )
    expect(() => withPicture(full, picture('c'))).toThrow(expect.objectContaining({ code: 'picture-quota' }))
  })

  it('when it has as many bytes as it may, then one more byte is refused', () => {
    const nearly = withPicture(emptyShelf('ada'), picture('b', mostPictures.ownerBytes - 1))
    expect(withPicture(nearly, picture('c', 1)).pictures).toHaveLength(2)
    expect(() => withPicture(nearly, picture('c', 2))).toThrow(
      expect.objectContaining({ code: 'picture-quota' }),
    )
  })

  it('when it is swept, then pictures that are shown or younger than a day stay', () => {
    const all = [picture('old'), picture('shown'), picture('new', 1, dayMs)]
    const shelf = all.reduce(withPicture, emptyShelf('ada'))
    expect(shelf.sweepAt).toBe(dayMs)
    const swept = sweptShelf(shelf, (id) => id === all[1]!.id, dayMs)
    expect(swept.pictures).toEqual(all.slice(1))
    expect(swept.sweepAt).toBe(2 * dayMs)
    expect(sweptShelf(swept, () => false, 3 * dayMs)).toEqual(emptyShelf('ada'))
  })
})
