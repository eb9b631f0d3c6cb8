import { describe, expect, it } from '@jest/globals'
import { scrollTo } from './place-in-view.js'

const room = { clientWidth: 300, clientHeight: 200 }

describe('a place on a page that is larger than its room', () => {
  it('when it fits, then it comes to the middle', () => {
    expect(scrollTo([200, 400, 50, 10], 2, room)).toEqual({ left: 300, top: 710 })
  })

  it('when it is larger, then it is shown from its start', () => {
    expect(scrollTo([50, 400, 300, 150], 1, room)).toEqual({ left: 34, top: 375 })
  })

  it('when it stands at the edge, then nothing is scrolled beyond that', () => {
    expect(scrollTo([10, 10, 20, 10], 1, room)).toEqual({ left: 0, top: 0 })
  })
})
