import { describe, expect, it } from '@jest/globals'
import { guardLeaving, mayLeave } from './leave-store.js'

describe('leaving by another way than a link', () => {
  it('when nothing would be lost, then nobody is asked', async () => {
    expect(await mayLeave()).toBe(true)
  })

  it('when something would be lost, then the person has the word, until it is saved', async () => {
    let answer = false
    const saved = guardLeaving(() => Promise.resolve(answer))
    expect(await mayLeave()).toBe(false)
    answer = true
    expect(await mayLeave()).toBe(true)
    answer = false
    saved()
    expect(await mayLeave()).toBe(true)
  })
})
