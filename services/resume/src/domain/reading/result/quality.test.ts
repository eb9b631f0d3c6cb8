import { describe, expect, it } from '@jest/globals'
import { qualityOf, type Signals } from './quality.js'

const good: Signals = {
  content: {
    basics: { name: 'Ada Example', label: 'Engineer' },
    work: [{ name: 'Larch', position: 'Engineer', startDate: '2019' }],
  },
  text: 'Ada Example Engineer Work Larch Engineer 2019 to 2021',
  unplaced: [],
  unplacedShare: 0.02,
  isResume: true,
  titles: ['work'],
  words: 60,
  hidden: 0,
  turned: 0,
  isLanguageGuess: false,
}
const codesOf = (signals: Partial<Signals>) =>
  qualityOf({ ...good, ...signals }).reasons.map(({ code }) => code)

describe('the quality of a reading', () => {
  it('when nothing speaks against it, then it is good and has no reasons', () => {
    expect(qualityOf(good)).toEqual({ score: 1, level: 'good', reasons: [] })
  })

  it('when a heading became a value, then it says which', () => {
    const content = { ...good.content, basics: { name: 'Work Experience' } }
    const { level, reasons } = qualityOf({ ...good, content })
    expect(level).toBe('check')
    expect(reasons[0]).toMatchObject({
      code: 'title-as-value',
      detail: expect.stringContaining('Work Experience'),
    })
  })

  it('when much of the text and its dates found no place, then it is poor', () => {
    const unplaced = [{ text: 'Clerk 2011 - 2014' }, { text: 'Porter 2009 - 2011' }]
    const { level, reasons } = qualityOf({ ...good, unplaced, unplacedShare: 0.4 })
    expect(level).toBe('poor')
    expect(reasons.map(({ code }) => code)).toEqual(['unplaced-text', 'dates-without-entry'])
  })

  it('when a signal is there, then its reason is named', () => {
    expect(codesOf({ text: 'სამუშაო გამოცდილება ინჟინერი' })).toContain('unknown-script')
    expect(codesOf({ titles: [] })).toContain('no-titles')
    expect(codesOf({ titles: ['work', 'education'] })).toContain('empty-sections')
    expect(codesOf({ isResume: false })).toContain('not-a-resume')
    expect(codesOf({ hidden: 30 })).toContain('hidden-text')
    expect(codesOf({ isLanguageGuess: true })).toContain('language-guess')
    expect(codesOf({ turned: 30 })).toContain('turned-text')
    expect(codesOf({ text: `${good.text} ${'\ufffd'.repeat(20)}` })).toContain('broken-letters')
    expect(codesOf({ content: { work: good.content.work } })).toContain('no-name')
  })
})
