import { describe, expect, it } from '@jest/globals'
import type { ResumeContent } from '@thumbfolio/contracts'
import { check } from './check.js'
import { groundsOf } from './grounds.js'

const content: ResumeContent = {
  basics: {
    name: 'Mara Brandt',
    label: 'Baker',
    summary: 'Baker in Leeds, chiefly rye. Before that a bookseller.',
  },
  work: [
    {
      name: 'Crumb House',
      position: 'Head Baker',
      location: 'Leeds',
      startDate: '2020-09',
      highlights: [
        'Supervise 24 staff (bakers, drivers, packers)',
        'Coordinates a tasting board that meets twice a year',
        'Introduced order sheets for every café',
        'Wrote a guide to sourdough together with the owner',
        'Helped manage the move of the mill',
        'Link baker for allergies; spoke with the chaplain about bread',
        'Reduction of the rye dough from 6 hours to 90 minutes',
        'Briefed the packers',
      ],
    },
    {
      name: 'Mill Lane',
      position: 'Saturday Assistant',
      location: 'York',
      startDate: '2016-02',
      endDate: '2018-06',
      highlights: ['Supervision of interns in a factory', 'Managed the salon stock'],
    },
    {
      name: 'Mill Lane',
      position: 'Junior Baker',
      location: 'York',
      startDate: '2018-07',
      endDate: '2020-08',
    },
  ],
  projects: [{ name: 'Rye', description: 'Drafted a bilingual price list' }],
  certificates: [{ name: 'Oven Section 608 Universal', date: '2018-09' }],
  volunteer: [
    {
      organization: 'Food Bank',
      position: 'Treasurer',
      startDate: '2021-09',
      endDate: '2022-06',
      highlights: [
        'Supported the trade show team at 6 events',
        'Mentored three juniors, one of whom now bakes',
      ],
    },
  ],
  languages: [
    { language: 'Irish', fluency: 'Fluent' },
    { language: 'Latin', fluency: 'Reading knowledge' },
  ],
  interests: [{ name: 'Bookbinding' }],
}
const grounds = groundsOf(content, 'en', '2026-11-01')
const keeps = (sources: string, text: string) =>
  check({ language: 'en', intro: [{ text, sources: sources.split(' ') }], sections: [] }, content, grounds)
    .composition.intro.map((sentence) => sentence.text)
    .includes(text)

describe('English grammar that tells no more than the entries', () => {
  it.each([
    ['basics', 'Mara is a baker whose main focus is rye.'],
    ['basics', 'Before that Mara sold books.'],
    ['interests/0', 'She enjoys binding books.'],
    ['work/0', 'For six years now, Mara has been at Crumb House.'],
    ['work/0', 'She is the coordinator of a tasting board, which meets two times a year.'],
    ['work/0', 'She supervises 24 bakers, drivers and packers.'],
    ['work/0', 'She introduced order sheets, one for each café.'],
    ['work/0', 'She was the one who briefed the packers.'],
    ['projects/0', 'She drafted a price list in two languages.'],
    ['work/0', 'As link baker for allergies, she spoke with the chaplain about bread.'],
    ['work/0', 'The rye dough was shortened from 6 hours to 90 minutes.'],
    ['work/1', 'She acted as supervisor to interns in a factory.'],
    ['work/1', 'She helped out on Saturdays from February 2016 to June 2018.'],
    ['work/1 work/2', 'At Mill Lane she was first a Saturday Assistant and from July 2018 a Junior Baker.'],
    ['work/2', 'Prior to Crumb House, she was a Junior Baker at Mill Lane.'],
    ['certificates/0', 'She holds the Oven Section 608 Universal certification.'],
    ['volunteer/0', 'She was treasurer in the academic year 2021/22.'],
    ['volunteer/0', 'She lent support to the trade show team at 6 events.'],
    ['languages/0 languages/1', 'She can read Latin and speaks Irish fluently.'],
  ])('when the entries %s say it, then “%s” stays', (sources, text) => {
    expect(keeps(sources, text)).toBe(true)
  })

  it.each([
    ['interests/0', 'She writes books.'],
    ['work/0', 'She has been at Crumb House for more than seven years.'],
    ['work/0', 'For six years now she has coordinated a tasting board.'],
    ['work/0', 'The board meets three times a year.'],
    ['work/0', 'She supervises 24 bakers and drivers.'],
    ['work/0', 'She introduced order sheets, one for each oven.'],
    ['work/0', 'She was the one who wrote a guide to sourdough.'],
    ['work/0', 'She is the manager of the move of the mill.'],
    ['projects/0', 'She is the author of the price list.'],
    ['work/0', 'She drafted a guide to sourdough in two languages.'],
    ['volunteer/0', 'She mentored three juniors, who now bake.'],
    ['work/1', 'She was supervisor of a factory.'],
    ['work/1', 'She was manager of the salon.'],
    [
      'work/1 work/2',
      'At Mill Lane she was first a Junior Baker and from February 2016 a Saturday Assistant.',
    ],
    ['work/1 work/0', 'Prior to Mill Lane, she was Head Baker at Crumb House.'],
    ['volunteer/0', 'She was treasurer in the academic year 2020/21.'],
    ['volunteer/0', 'She ran the trade show at 6 events.'],
    ['languages/0 languages/1', 'She speaks Latin and Irish fluently.'],
  ])('when the entries %s do not say it, then “%s” goes', (sources, text) => {
    expect(keeps(sources, text)).toBe(false)
  })
})
