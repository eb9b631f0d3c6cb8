import { describe, expect, it } from '@jest/globals'
import type { ResumeContent } from '@thumbfolio/contracts'
import { checkPage } from './check/check-page.js'
import { composeLocally } from './compose-locally.js'
import { withoutTakenOff } from './without-taken-off.js'

const ada: ResumeContent = {
  basics: { name: 'Ada Lovelace' },
  work: [
    { name: 'Engines Ltd', position: 'Programmer', startDate: '1842', summary: 'Wrote programs.' },
    { name: 'Looms Ltd', position: 'Weaver', startDate: '1840', endDate: '1841' },
  ],
  education: [{ institution: 'University of London', area: 'Mathematics' }],
}
const programs = 'Ada writes programs.'

/** The introduction of a page without these entries, of a resume with this summary; by a composer, or the summary itself. */
function introWithout(off: string[], summary: string, more: ResumeContent = {}, composed?: string[]) {
  const content = { ...ada, ...more, basics: { ...ada.basics, summary } }
  const own = composeLocally(content, 'en')
  const intro = composed?.map((text) => ({ text, sources: ['basics'] })) ?? own.intro
  const contact = { email: false, phone: false, address: false }
  const checked = checkPage({ ...own, intro }, { content, contact })
  expect(checked.removed).toEqual([])
  const { composition, removed } = withoutTakenOff(checked, new Set(off), {
    ...{ etag: '"1"', language: 'en', content },
  })
  for (const { reason } of removed) expect(reason).toBe('It tells of something that you took off the page.')
  return composition.intro.map(({ text }) => text)
}

describe('a summary of the resume that tells of an entry that was taken off', () => {
  it.each([
    ['its employer, without the legal form', 'She once worked for Looms on Mondays.', 'work/1'],
    ['its title', 'A former weaver, she sails.', 'work/1'],
    ['its title in another number', 'She led weavers.', 'work/1'],
    ['its school', 'She loved the UNIVERSITY OF LONDON.', 'education/0'],
    ['what was learned', 'A student of mathematics.', 'education/0'],
  ])('when it says %s, then that sentence is not told, and the others are', (_what, sentence, off) => {
    expect(introWithout([off], `${programs} ${sentence} She sails.`)).toEqual([programs, 'She sails.'])
  })

  it('when it has lines without a stop, or sentences of parts, then only the one that tells it goes', () => {
    const told = [programs, 'Ada sails.', 'Ada was a weaver.']
    for (const summary of ['Ada writes programs; sails;\twas a weaver', 'Writes programs\nSails\nA weaver'])
      expect(introWithout(['work/1'], summary, {}, told)).toEqual(told.slice(0, 2))
  })

  it('when the school is known by its short name, then that tells it too', () => {
    const education = [{ institution: 'Massachusetts Institute of Technology (MIT), Cambridge' }]
    expect(introWithout(['education/0'], `${programs} She was at MIT.`, { education })).toEqual([programs])
  })

  it('when something that is shown says the name too, then the sentence stays', () => {
    const skills = [{ name: 'Mathematics' }]
    const work = [...ada.work!, { name: 'Looms Ltd', position: 'Foreman' }]
    const told = [programs, 'A student of mathematics at Looms Ltd.']
    expect(introWithout(['work/1', 'education/0'], told.join(' '), { skills, work })).toEqual(told)
  })

  it('when only a word of the name stands there, then the sentence stays', () => {
    const told = [programs, 'She knows London well.']
    expect(introWithout(['education/0'], told.join(' '))).toEqual(told)
  })
})
