import { describe, expect, it } from '@jest/globals'
import type { QualityCode, ReadingQuality, ReadingSignals, ResumeContent } from '@thumbfolio/contracts'
import { launchConcerns } from './launch-concerns.js'

const basics = { name: 'Ada Lovelace' }
const work = [{ name: 'Looms Ltd', position: 'Weaver' }]
const concerns = (content: ResumeContent, reading?: ReadingSignals) =>
  launchConcerns({ etag: '"1"', language: 'en', content, ...(reading && { reading }) })
const codes = (...given: Parameters<typeof concerns>) => concerns(...given).map(({ code }) => code)

const quality = (level: ReadingQuality['level'], ...reasons: QualityCode[]): ReadingQuality => ({
  score: 0.5,
  level,
  revision: 2,
  reasons: reasons.map((code) => ({ code, detail: `What ${code} means.` })),
})
const read = (more: Partial<ReadingSignals> = {}): ReadingSignals => ({
  isResume: true,
  unplacedShare: 0,
  isIdentityConfirmed: false,
  quality: quality('good'),
  ...more,
})

describe('what a launch asks its owner to confirm', () => {
  it('when a resume was understood, or nobody says how well, then nothing', () => {
    expect(codes({ basics, work }, read())).toEqual([])
    expect(codes({ basics, work }, { isResume: true, unplacedShare: 0.5 })).toEqual([])
    expect(codes({ basics, work })).toEqual([])
    expect(codes({ basics: { name: 'Ada', summary: 'I weave.' } })).toEqual([])
  })

  it('when it is no resume, more is unplaced than placed, or hardly anything was found, then each is said', () => {
    expect(codes({ basics, work }, { isResume: false, unplacedShare: 0.51 })).toEqual([
      'not-a-resume',
      'mostly-unplaced',
    ])
    expect(codes({ basics: { name: 'Ada', email: 'ada@example.org' }, work: [] })).toEqual(['only-a-name'])
    expect(codes({}, { isResume: false, unplacedShare: 1 })).toEqual(['not-a-resume', 'empty'])
  })

  it('when it was not read well, then every reason is said, once', () => {
    const low = read({
      isResume: false,
      unplacedShare: 0.6,
      quality: quality('poor', 'jobs-without-employer', 'unplaced-text', 'not-a-resume'),
    })
    expect(codes({ basics, work }, low)).toEqual(['not-a-resume', 'mostly-unplaced', 'jobs-without-employer'])
  })

  it('when it was read well but for one of the things that make a page wrong, then that is asked', () => {
    const asked: QualityCode[] = [
      'no-name',
      'doubtful-name',
      'language-guess',
      'picture-page',
      'dates-without-entry',
      'empty-sections',
      'title-as-value',
    ]
    const well = read({ quality: quality('good', ...asked, 'unplaced-text', 'hidden-text') })
    expect(codes({ basics, work }, well)).toEqual(asked)
  })

  it('when the page shows what is below unknown headings, then the owner is not asked about them', () => {
    const unsure = read({ quality: quality('check', 'unknown-headings', 'odd-values') })
    const custom = [{ section: 'Beekeeping', title: 'Eleven hives' }]
    expect(codes({ basics, work, custom }, unsure)).toEqual(['odd-values'])
    expect(codes({ basics, work }, unsure)).toEqual(['unknown-headings', 'odd-values'])
  })

  it('when there is no name, then it is asked once, whether or not the reading says so', () => {
    expect(codes({ work })).toEqual(['no-name'])
    expect(codes({ basics: { name: ' ' }, work }, read())).toEqual(['no-name'])
    expect(codes({ work }, read({ quality: quality('check', 'no-name') }))).toEqual(['no-name'])
  })

  it('when the reading is from before as much was measured, then that is asked until its owner has confirmed it', () => {
    const { revision: _, ...former } = quality('good')
    expect(codes({ basics, work }, read({ quality: former }))).toEqual(['read-before'])
    expect(codes({ basics, work }, read({ quality: undefined }))).toEqual(['read-before'])
    expect(codes({ basics, work }, read({ quality: former, isIdentityConfirmed: true }))).toEqual([])
  })

  it('when something is asked, then it says what is the matter and what to do', () => {
    const [concern] = concerns({ basics, work }, read({ quality: quality('check', 'dates-without-entry') }))
    expect(concern?.detail).toBe(
      'What dates-without-entry means. Open the resume and add the job or school that they belong to.',
    )
  })
})
