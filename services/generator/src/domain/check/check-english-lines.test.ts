import { describe, expect, it } from '@jest/globals'
import type { ResumeContent } from '@thumbfolio/contracts'
import { check } from './check.js'
import { groundsOf } from './grounds.js'

const content: ResumeContent = {
  basics: {
    name: 'Ada Byron',
    summary:
      'I spent six years selling maps before I started drawing them. I moved to Hull after building a press.',
  },
  work: [
    {
      name: 'Acme',
      position: 'Ward Manager',
      startDate: '2021-02',
      summary: '4-star, 98 rooms.',
      highlights: [
        'Team of 19: reception, concierge and night audit',
        'Budget for the site: £9.2m, delivered 3.1% under in 2024 and 1.8% under in 2025',
        'Member of the rescue team; answered roughly 250 calls',
        'Chaired the safety council for two years',
        'Pull schedules for the annual audit; no adjusting entries in 2024',
        'Added a webhook service (Node, SQS) that handles events with retries',
        'Interviewed 9 volunteers (avg. open rate 41%)',
        'Started on sauté, promoted after 14 months',
        'Duty manager four shifts a week',
        'Rebuilt the planner; median time to assign a load went from 4 min to 90 sec',
        'Moved 40+ cron jobs from one rented box to queued batches with alerting',
        'Wrote most of the current runbooks',
        'Intake app (Django), 11 retail clients, up to 38,000 orders a day',
      ],
    },
  ],
  education: [
    {
      institution: 'Mesa University',
      area: 'Nursing Education',
      studyType: 'Master of Science',
      endDate: '2019',
      courses: ['Curriculum Design', 'Simulation in Nursing Education', 'Nursing Research'],
    },
  ],
  certificates: [{ name: 'Working at Heights, Confined Space Entry', issuer: 'Saltbush Training' }],
  awards: [
    { title: 'Early Prize', awarder: 'Northern Society', summary: 'For work on plasmid transfer.' },
    { title: 'Best Talk', awarder: 'Peat Meeting' },
  ],
  publications: [{ name: 'Weekly line rounds: a 20-month project', publisher: 'Journal of Care' }],
  skills: [
    { name: 'SQL', level: 'Advanced', keywords: ['BigQuery', 'PostgreSQL'] },
    { name: 'Python', level: 'Intermediate' },
    { name: 'InDesign' },
    { name: 'Figma', level: 'Basic' },
  ],
}
const grounds = groundsOf(content, 'en')
const stands = (text: string, ids: string) =>
  check({ language: 'en', intro: [{ text, sources: ids.split(' ') }], sections: [] }, content, grounds)
    .composition.intro[0]?.text === text

describe('what English makes of the short lines of a resume', () => {
  it.each([
    ['The median time to assign a load dropped from 4 minutes to 90 seconds.', 'work/0'],
    ['The £9.2m budget came in 3.1% under in 2024 and 1.8% under in 2025.', 'work/0'],
    ['Has a team of 19 across reception, concierge and night audit.', 'work/0'],
    ['The £9.2m budget was delivered 3.1% under in 2024 and 1.8% under in 2025.', 'work/0'],
    ['The budget was delivered 1.8% under in 2025.', 'work/0'],
    ['Answered roughly 250 calls as a member of the rescue team.', 'work/0'],
    ['Pulls schedules for the annual audit, with no adjusting entries in 2024.', 'work/0'],
    ['Added a webhook service with Node and SQS that handles events with retries.', 'work/0'],
    ['Interviewed 9 volunteers, with an average open rate of 41%.', 'work/0'],
    ['Started on sauté and was promoted after 14 months.', 'work/0'],
    ['Was duty manager four shifts a week at the 4-star, 98-room Acme.', 'work/0'],
    [
      'Spent six years selling maps before starting to draw them, and moved to Hull after building a press.',
      'basics',
    ],
    ['Courses were Curriculum Design, Simulation in Nursing Education and Nursing Research.', 'education/0'],
    ['Working at Heights and Confined Space Entry with Saltbush Training.', 'certificates/0'],
    ['Received the Early Prize of the Northern Society for work on plasmid transfer.', 'awards/0'],
    ['A 20-month project on weekly line rounds, published in the Journal of Care.', 'publications/0'],
    ['Advanced SQL, with BigQuery and PostgreSQL.', 'skills/0'],
    ['Works with InDesign and SQL, and has basic Figma.', 'skills/0 skills/2 skills/3'],
  ])('when it says “%s”, then it stands', (text, ids) => {
    expect(stands(text, ids)).toBe(true)
  })

  it.each([
    ['Has a team of 19 across 98 rooms.', 'work/0'],
    ['The budget was delivered 3.1% under in 2025.', 'work/0'],
    ['The budget was delivered 1.8% under in 2024.', 'work/0'],
    ['Answered roughly 250 calls as a member of the safety council.', 'work/0'],
    ['Chaired the safety council as a member of the rescue team.', 'work/0'],
    ['Chaired the safety council, with no adjusting entries in 2024.', 'work/0'],
    ['Answered roughly 250 calls with Node and SQS.', 'work/0'],
    ['The median time to assign a load rose from 4 minutes to 90 seconds.', 'work/0'],
    ['The median time to assign a load dropped from 4 hours to 90 seconds.', 'work/0'],
    ['She moved 40 cron jobs from one rented box.', 'work/0'],
    ['Moved up to 40 cron jobs from one rented box.', 'work/0'],
    ['The intake app takes 38,000 orders every day for 11 retail clients.', 'work/0'],
    ['The £9.2m budget came in 1.8% under in 2024.', 'work/0'],
    ['Started on sauté and was promoted after 12 months.', 'work/0'],
    ['Was promoted 14 months before starting on sauté.', 'work/0'],
    ['Was duty manager 98 shifts a week at the 4-star Acme.', 'work/0'],
    ['Moved to Hull before building a press.', 'basics'],
    ['Earned a Master of Science in Nursing Education and Nursing Research.', 'education/0'],
    ['Working at Saltbush Training.', 'certificates/0'],
    ['Worked on plasmid transfer at the Northern Society.', 'awards/0'],
    ['Received the Best Talk award for work on plasmid transfer.', 'awards/0 awards/1'],
    ['20 weekly line rounds.', 'publications/0'],
    ['Advanced BigQuery.', 'skills/0'],
    ['Advanced Python.', 'skills/0 skills/1'],
    ['Works with Figma, and has basic InDesign.', 'skills/2 skills/3'],
  ])('when it says “%s”, then it does not', (text, ids) => {
    expect(stands(text, ids)).toBe(false)
  })
})
