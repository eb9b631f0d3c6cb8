import { describe, expect, it } from '@jest/globals'
import { launchConcerns } from './launch-concerns.js'

const work = [{ name: 'Looms Ltd', position: 'Weaver' }]
const codes = (content: object, reading?: { isResume: boolean; unplacedShare: number }) =>
  launchConcerns({ etag: '"1"', language: 'en', content, ...(reading && { reading }) }).map(
    ({ code }) => code,
  )

describe('what a launch asks its owner to confirm', () => {
  it('when a resume was understood, or nobody says how well, then nothing', () => {
    expect(codes({ basics: { name: 'Ada' }, work }, { isResume: true, unplacedShare: 0.5 })).toEqual([])
    expect(codes({ basics: { name: 'Ada' }, work })).toEqual([])
    expect(codes({ basics: { name: 'Ada', summary: 'I weave.' } })).toEqual([])
  })

  it('when it is no resume, more is unplaced than placed, or hardly anything was found, then each is said', () => {
    expect(codes({ work }, { isResume: false, unplacedShare: 0.51 })).toEqual([
      'not-a-resume',
      'mostly-unplaced',
    ])
    expect(codes({ basics: { name: 'Ada', email: 'ada@example.org' }, work: [] })).toEqual(['only-a-name'])
    expect(codes({}, { isResume: false, unplacedShare: 1 })).toEqual(['not-a-resume', 'empty'])
  })
})
