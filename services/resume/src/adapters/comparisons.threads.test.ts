import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { ResumeContent } from '@thumbfolio/contracts'
import { carriedPointers } from '../domain/merge/carried.js'
import { mergeCorrection } from '../domain/merge/merge-correction.js'
import { ThreadedComparisons } from './comparisons.threads.js'

/** Jobs whose texts are all alike, which takes longest to compare. */
const jobs = (length: number, edit: string): ResumeContent => ({
  work: Array.from({ length }, (_, at) => ({
    name: `Employer ${at}`,
    position: `Work ${at}${edit}`,
    summary: `${Array.from({ length: 300 }, (_, word) => `w${word}`).join(' ')}${edit}`,
  })),
})

describe('comparisons', () => {
  let comparisons: ThreadedComparisons
  beforeEach(() => {
    comparisons = new ThreadedComparisons()
  })
  afterEach(() => comparisons[Symbol.asyncDispose]())

  it.each([
    ['small', 2],
    ['large', 60],
  ])('when the documents are %s, then they say what the merge says', async (_, length) => {
    const resume = { read: jobs(length, ''), corrected: jobs(length, ' x') }
    const content = jobs(length, ' y')
    expect(await comparisons.merge(resume, content)).toEqual(mergeCorrection(resume, content))
    expect(await comparisons.carried(resume)).toEqual(carriedPointers(resume.read, resume.corrected))
  })

  it('when nothing is corrected, then the new reading is taken as it is', async () => {
    const [read, content] = [jobs(2, ''), jobs(2, ' y')]
    expect(await comparisons.merge({ read }, content)).toEqual(mergeCorrection({ read }, content))
  })

  it('when a large comparison runs, then the event loop keeps turning', async () => {
    const resume = { read: jobs(80, ''), corrected: jobs(80, ' x') }
    await comparisons.carried(resume)
    let turns = 0
    const timer = setInterval(() => turns++, 1)
    await comparisons.merge(resume, jobs(80, ' y'))
    clearInterval(timer)
    expect(turns).toBeGreaterThan(10)
  })

  it('when its thread is gone, then a change that is committed is answered all the same', async () => {
    const resume = { read: jobs(60, ''), corrected: jobs(60, ' x') }
    const asked = comparisons.carried(resume)
    await comparisons[Symbol.asyncDispose]()
    const expected = carriedPointers(resume.read, resume.corrected)
    expect(await asked).toEqual(expected)
    expect(await comparisons.carried(resume)).toEqual(expected)
  })
})
