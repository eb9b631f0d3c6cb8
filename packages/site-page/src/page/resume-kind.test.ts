import { expect, test } from '@jest/globals'
import type { ResumeContent } from '@thumbfolio/contracts'
import { sectionNames } from './composition.js'
import { sectionOrder } from './resume-kind.js'
import { shapeOf } from './resume-shape.js'

const job = (startDate: string, endDate?: string) => ({
  name: 'Employer',
  startDate,
  ...(endDate && { endDate }),
})
const many = <T>(count: number, one: T) => Array.from({ length: count }, () => one)
const described = { name: 'Project', description: 'Says something.' }
const nurse = {
  work: [job('2015-01')],
  certificates: [{ name: 'Registered Nurse', issuer: 'State of Ohio' }],
}

test.each<[string, ResumeContent, string | undefined, string]>([
  [
    'papers and grants',
    {
      work: [job('2010')],
      publications: many(2, { name: 'Paper' }),
      custom: many(2, { section: 'Grants', title: 'Peat Pulse' }),
    },
    'academic',
    'publications',
  ],
  ['papers', { work: [job('2010')], publications: many(4, { name: 'Paper' }) }, 'academic', 'publications'],
  ['a licence', nurse, 'licensed', 'certificates'],
  ['a licence and projects', { ...nurse, projects: many(3, described) }, 'maker', 'projects'],
  ['a degree and no work', { education: [{ institution: 'School' }] }, 'student', 'education'],
  [
    'an unfinished degree and short jobs',
    { work: [job('2024-06', '2024-09')], education: [{ startDate: '2023-09', endDate: '2026-06' }] },
    'student',
    'education',
  ],
  [
    'a master beside a long career',
    { work: [job('2008-01')], education: [{ startDate: '2022-09' }] },
    undefined,
    'work',
  ],
  [
    'a first job after the degree',
    { work: [job('2020-08')], education: [{ startDate: '2016-09', endDate: '2020-07' }] },
    undefined,
    'work',
  ],
  ['jobs without dates', { work: [{ name: 'A' }], education: [{ startDate: '2020' }] }, undefined, 'work'],
  ['nothing', {}, undefined, 'work'],
])('when a resume has %s, then its first section is what its readers look for', (_, content, kind, first) => {
  expect(shapeOf(content).kind).toBe(kind)
  const order = sectionOrder(kind as Parameters<typeof sectionOrder>[0])
  expect(order[0]).toBe(first)
  expect([...order].sort()).toEqual([...sectionNames].sort())
})
