import { describe, expect, it } from '@jest/globals'
import type { ResumeContent } from '@thumbfolio/contracts'
import { check } from './check.js'
import { groundsOf } from './grounds.js'

const content: ResumeContent = {
  basics: { name: 'Ada Byron' },
  work: [
    {
      name: 'Acme Clinics',
      position: 'Senior Database Administrator',
      startDate: '2018-01',
      summary: 'Runs the workshop for new nurses.',
      highlights: [
        'Upgraded all clusters from release 11 to 15',
        'Redesigned a repair form; completion went from 52% to 79%',
        'Treated children aged 1 to 16',
        'Worked nights one week in three',
        'Cut missed checks from 12 to 3 per quarter',
        'Trained two students each term',
      ],
    },
    {
      name: 'Orchard Farm',
      position: 'Picker',
      endDate: '2014',
      summary: 'Picked apricots.',
      highlights: ['Has planned the routes'],
    },
    { name: 'Borg', position: 'Head Pastry Chef', startDate: '2015', endDate: '2017' },
  ],
  volunteer: [
    { organization: 'Food Bank', position: 'Driver', startDate: '2019', highlights: ['Planned the routes'] },
  ],
  education: [
    { institution: 'Hill University', studyType: 'Master', endDate: '2013' },
    {
      institution: 'Lake College',
      studyType: 'Bachelor',
      startDate: '2007',
      endDate: '2011',
      score: '3.4 / 4',
    },
  ],
  certificates: [{ name: 'Chemotherapy Passport', issuer: 'Pennine Cancer Network' }],
  interests: [{ name: 'Bell ringing' }, { name: 'Canal walks' }],
  languages: [
    { language: 'English', fluency: 'Native' },
    { language: 'Swedish', fluency: 'Conversational' },
  ],
  references: [{ name: 'Dr Patricia Holroyd', reference: 'Ada is a thorough administrator.' }],
}
const grounds = groundsOf(content, 'en')
const kept = (text: string, ids: string) =>
  check({ language: 'en', intro: [{ text, sources: ids.split(' ') }], sections: [] }, content, grounds)
    .composition.intro[0]?.text

describe('what English says in other words than an entry', () => {
  it.each([
    ['She is a senior administrator.', 'work/0'],
    ['Missed checks went down by nine.', 'work/0'],
    ['While at Acme Clinics she planned the routes.', 'volunteer/0'],
    ['She upgraded every cluster.', 'work/0'],
    ['Completion of the repair form rose by 27 percentage points.', 'work/0'],
    ['More than three quarters now complete the repair form, up from about half.', 'work/0'],
    ['Every third week she worked nights.', 'work/0'],
    ['She treated children between one and sixteen.', 'work/0'],
    ['Nine fewer checks are missed each quarter.', 'work/0'],
    ['She picked fruit.', 'work/1'],
    ['Her first degree is a bachelor from Lake College.', 'education/1'],
    ['She got a score of 3.4 out of 4.', 'education/1'],
    ["She holds the Pennine Cancer Network's Chemotherapy Passport.", 'certificates/0'],
    ['Away from the workshop she rings bells and walks along canals.', 'interests/0 interests/1'],
    ['When she is not at the workshop she rings bells.', 'interests/0'],
    ['She is a native English speaker with conversational Swedish.', 'languages/0 languages/1'],
    ['Dr Patricia Holroyd writes that Ada is thorough.', 'references/0'],
  ])('when it says “%s” of %s, then that stays', (text, ids) => {
    expect(kept(text, ids)).toBe(text)
  })

  it.each([
    ['She is a senior chef.', 'work/2'],
    ['Trained students went down by nine.', 'work/0'],
    ['While at Borg she planned the routes.', 'volunteer/0'],
    ['She is a head chef.', 'work/2'],
    ['She upgraded every form.', 'work/0'],
    ['Completion of the clusters rose by 27 percentage points.', 'work/0'],
    ['More than three quarters of the children missed checks.', 'work/0'],
    ['Every second week she worked nights.', 'work/0'],
    ['Nine fewer checks are missed each term.', 'work/0'],
    ['She picked vegetables.', 'work/1'],
    ['Her first degree is a master from Hill University.', 'education/0'],
    ['She got a score of 3.9 out of 4.', 'education/1'],
    ["She holds the Acme Network's Chemotherapy Passport.", 'certificates/0 work/0'],
    ['Away from the harbour she rings bells and walks along canals.', 'interests/0 interests/1'],
    ['She is a native Swedish speaker with conversational English.', 'languages/0 languages/1'],
    ['She writes that Ada is thorough.', 'work/0'],
  ])('when it says “%s” of %s, then that is removed', (text, ids) => {
    expect(kept(text, ids)).not.toBe(text)
  })
})

const priya = groundsOf(
  {
    basics: {
      name: 'Priya Nadar',
      label: 'Physiotherapist',
      location: { city: 'Leeds' },
      summary: 'Law student.',
    },
    work: [
      {
        name: 'Finch Cinemas',
        position: 'Developer',
        startDate: '2022-03',
        summary: 'Booking platform for cinemas with an archive.',
        highlights: [
          'Rebuilt the seat picker in React; works with keyboard and reader',
          'Cut the bundle from 840 kB to 310 kB',
          'Set up Grafana to replace Nagios',
          'Helped choose the second scanner of the archive',
          'Looked after 210 lab computers',
          'Sits on the tenants group',
          'Lit 120 shows',
        ],
      },
    ],
    awards: [{ title: 'Best Deck Cadet', awarder: 'Glasgow College', date: '2020' }],
    skills: [{ name: 'Go' }, { name: 'Bread' }],
    volunteer: [
      {
        organization: 'Fields Allotment Society',
        position: 'Treasurer',
        startDate: '2019',
        highlights: ['Accounts for 72 plots'],
      },
    ],
  },
  'en',
)
const stands = (text: string, ids: string) =>
  check(
    { language: 'en', intro: [{ text, sources: ids.split(' ') }], sections: [] },
    {
      basics: { name: 'Priya Nadar' },
      work: [{ name: 'Finch Cinemas' }],
      awards: [{ title: 'Best Deck Cadet' }],
      volunteer: [{ organization: 'Fields Allotment Society' }],
    },
    priya,
  ).composition.intro.length > 0

describe('ordinary prose about an entry', () => {
  it.each([
    ['Finch Cinemas runs a booking platform.', 'work/0'],
    ['Leeds-based Priya is a developer.', 'basics work/0'],
    ['She rebuilt the seat picker in React so that it works with keyboard and reader.', 'work/0'],
    ['She cut the bundle size from 840 kB to 310 kB.', 'work/0'],
    ["She helped choose the archive's second scanner.", 'work/0'],
    ['She was responsible for 210 lab computers.', 'work/0'],
    ['She is a member of the tenants group.', 'work/0'],
    ['She lights shows.', 'work/0'],
    ['Glasgow College named Priya Best Deck Cadet.', 'awards/0'],
    ['She does the accounts for 72 allotment plots.', 'volunteer/0'],
    ['Priya studies law.', 'basics'],
  ])('when it says “%s”, then it stands', (text, ids) => {
    expect(stands(text, ids)).toBe(true)
  })

  it.each([
    ['She runs a booking platform.', 'work/0'],
    ['York-based Priya is a developer.', 'basics work/0'],
    ['By rebuilding the seat picker, she cut the bundle.', 'work/0'],
    ['She set up Nagios to replace Grafana.', 'work/0'],
    ['She runs 210 lab computers.', 'work/0'],
    ['York College named Priya Best Deck Cadet.', 'awards/0'],
    ['She does the accounts for 72 allotment societies.', 'volunteer/0'],
  ])('when it says “%s”, then it does not', (text, ids) => {
    expect(stands(text, ids)).toBe(false)
  })
})
