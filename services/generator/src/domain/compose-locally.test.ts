import type { ResumeContent } from '@thumbfolio/contracts'
import { check } from './check/check.js'
import { composeLocally, sentencesOf } from './compose-locally.js'
import { Composition } from './composition.js'

const job = (startDate?: string, endDate?: string) => ({
  name: 'Acme',
  position: 'Engineer',
  ...(startDate !== undefined && { startDate }),
  ...(endDate !== undefined && { endDate }),
})
const ids = (content: ResumeContent, name: string) =>
  composeLocally(content)
    .sections.find((section) => section.name === name)
    ?.entries.map(({ id }) => id)

describe('the local composer', () => {
  const content: ResumeContent = {
    basics: {
      name: 'Ida Holm',
      summary: 'Builds bridges. Led by Dr. A. Berg since 2019, e.g. in Oslo! Likes it.',
    },
    work: [job('2012-01', '2014-01'), job('2019'), job('2014-02', '2018')],
    skills: [{ name: 'Concrete' }, {}],
    education: [{ institution: 'NTNU' }],
    languages: [],
  }

  test('when it composes, then the schema holds and the check removes nothing', () => {
    const composition = composeLocally(content)
    expect(Composition.parse(composition)).toEqual(composition)
    expect(check(composition, content)).toEqual({ composition, removed: [] })
  })

  test('when it composes twice, then both are equal', () => {
    expect(composeLocally(structuredClone(content))).toEqual(composeLocally(content))
  })

  test('when all jobs are dated, then the newest stands first and one that goes on before it', () => {
    expect(ids(content, 'work')).toEqual(['work/1', 'work/2', 'work/0'])
  })

  test('when a date is missing, then the printed order stays', () => {
    expect(ids({ work: [job('2001', '2002'), job(), job('2020')] }, 'work')).toEqual([
      'work/0',
      'work/1',
      'work/2',
    ])
  })

  test('when a history is long, then it folds after the fifth entry', () => {
    const work = Array.from({ length: 8 }, (_, index) => job(`${2000 + index}`, `${2001 + index}`))
    const entries = composeLocally({ work }).sections[0]?.entries.map(({ emphasis }) => emphasis)
    expect(entries).toEqual(['lead', 'normal', 'normal', 'normal', 'normal', 'compact', 'compact', 'compact'])
  })

  test('when there is no work, then education stands first and in full', () => {
    const { sections } = composeLocally({ ...content, work: [] })
    expect(sections[0]).toEqual({ name: 'education', entries: [{ id: 'education/0', emphasis: 'normal' }] })
  })

  test('when a section or an entry is empty, then it does not exist', () => {
    expect(ids(content, 'languages')).toBeUndefined()
    expect(ids(content, 'skills')).toEqual(['skills/0'])
  })

  test('when a resume is empty, then so is the composition', () => {
    expect(composeLocally({})).toEqual({ language: 'en', intro: [], sections: [] })
  })

  test('when the reading told the language, then it is used unless undetermined', () => {
    expect(composeLocally(content, 'nb').language).toBe('nb')
    expect(composeLocally(content, 'und').language).toBe('en')
  })

  test('when a text has abbreviations and initials, then they end no sentence', () => {
    expect(sentencesOf(content.basics?.summary ?? '', ['basics']).map(({ text }) => text)).toEqual([
      'Builds bridges.',
      'Led by Dr. A. Berg since 2019, e.g. in Oslo!',
      'Likes it.',
    ])
  })
})
