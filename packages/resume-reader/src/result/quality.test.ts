import { describe, expect, it } from '@jest/globals'
import { hiddenTextDetail } from './hidden-text.js'
import { qualityOf, type Signals } from './quality.js'

const good: Signals = {
  content: {
    basics: { name: 'Ada Example', label: 'Engineer', email: 'ada@example.org' },
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
    expect(qualityOf(good)).toEqual({ score: 1, level: 'good', reasons: [], revision: 2 })
  })

  it('when a heading became a value, then it says which', () => {
    const ofBasics = (basics: object) =>
      qualityOf({ ...good, content: { ...good.content, basics: { ...good.content.basics, ...basics } } })
    const { level, reasons } = ofBasics({ label: 'Work Experience' })
    expect([level, reasons[0]?.code]).toEqual(['check', 'title-as-value'])
    expect(reasons[0]?.detail).toContain('Work Experience')
    const name = ofBasics({ name: 'Personal Information' })
    expect([name.level, name.reasons[0]?.code]).toEqual(['check', 'doubtful-name'])
  })

  it('when much of the text and its dates found no place, then it is poor', () => {
    const unplaced = [{ text: 'Clerk 2011 - 2014' }, { text: 'Porter 2009 - 2011' }]
    const { level, reasons } = qualityOf({ ...good, unplaced, unplacedShare: 0.4 })
    expect(level).toBe('poor')
    expect(reasons.map(({ code }) => code)).toEqual(['unplaced-text', 'dates-without-entry'])
  })

  it('when lines are hidden, then the owner reads how many and why, and the reading is still good', () => {
    const hiddenDetail = hiddenTextDetail({ covered: 3, clipped: 1 })
    const { level, reasons } = qualityOf({ ...good, hidden: 4, hiddenDetail })
    expect(level).toBe('good')
    expect(reasons).toEqual([
      {
        code: 'hidden-text',
        cost: 0.02,
        detail:
          'The file has text that nobody sees, and we left it out: 3 lines are covered by a shape or a picture, 1 line is cut off.',
      },
    ])
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
    expect(codesOf({ content: { work: good.content.work } })).toEqual(['no-name', 'no-contact'])
  })

  it('when something that a resume has is absent, then it is no good reading', () => {
    const levelOf = (signals: Partial<Signals>) => qualityOf({ ...good, ...signals }).level
    const job = { position: 'Engineer', startDate: '2019' }
    const withWork = (...work: object[]) => ({ ...good.content, work })
    expect(codesOf({ content: withWork(job, { ...job, name: 'Larch' }) })).toEqual(['jobs-without-employer'])
    expect(levelOf({ content: withWork(job, { ...job, name: 'Larch' }) })).toBe('check')
    expect(codesOf({ content: withWork({ position: 'Freelance designer' }) })).toEqual([])
    const day = (at: string) => ({ name: 'Larch', startDate: at, endDate: at })
    expect(codesOf({ content: withWork(day('2019'), day('2021')) })).toEqual(['ends-equal-starts'])
    expect(
      codesOf({ content: withWork(day('2019'), { name: 'Elm', startDate: '2021', endDate: '2022' }) }),
    ).toEqual([])
    expect(levelOf({ pictures: [2] })).toBe('check')
    expect(codesOf({ lostTitles: ['INVITED TALKS'] })).toEqual(['empty-sections'])
    expect(codesOf({ titles: ['references'] })).toEqual([])
  })

  it('when a value cannot be what its field says, then it is named', () => {
    const oddIn = (more: object) =>
      qualityOf({ ...good, content: { ...good.content, ...more } }).reasons.map(({ detail }) => detail)
    const odd: object[] = [
      { work: [{ name: 'Technologies include' }] },
      { certificates: [{ name: 'License 4711 (exp' }] },
      { education: [{ institution: 'PERSONAL SKILLS' }] },
      { work: [{ name: 'Larch', location: 'Q3' }] },
      { skills: [{ name: 'Contacto', keywords: ['ada@example.org'] }] },
      { languages: [{ language: 'SPEAKING' }, { language: 'WRITING' }, { language: 'English' }] },
      { publications: [{ name: 'Book chapters', publisher: '1.' }] },
      { basics: { ...good.content.basics, label: 'ada' } },
      { basics: { ...good.content.basics, location: { city: 'Flat 3' } } },
    ]
    expect(odd.filter((more) => !oddIn(more).join().includes('likely read wrong'))).toEqual([])
    expect(oddIn({ languages: [{ language: 'Breton' }, { language: 'Klingon' }] })).toEqual([])
  })

  it('when its owner gave the name, then it is one, whatever it looks like', () => {
    const content = { ...good.content, basics: { ...good.content.basics, name: 'MARTA' } }
    expect(codesOf({ content })).toEqual(['doubtful-name'])
    expect(codesOf({ content, isNameGiven: true })).toEqual([])
    expect(codesOf({ nameConfidence: 0.6 })).toEqual(['doubtful-name'])
  })
})
