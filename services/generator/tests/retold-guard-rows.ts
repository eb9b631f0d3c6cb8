import { job, type Row } from './guard-row.js'

/** For each guard against words of one text retold wrongly a sentence that it alone stops. */
export const retoldGuardRows: readonly Row[] = [
  {
    guard: 'thinClause',
    sections: job(['Presented the plan to the board']),
    text: 'She presented the plan to the board and spoke about it.',
  },
  {
    guard: 'otherModifier',
    sections: job(['Trained nine pupils on the tower position'], {
      summary: 'Control in tower and approach.',
    }),
    text: 'She trained nine pupils on the approach position.',
  },
  {
    guard: 'otherComplement',
    sections: job(['Mobilised patients on the day after surgery'], {
      summary: 'Rotations in surgery and stroke care.',
    }),
    text: 'She mobilised patients on the day after stroke.',
  },
  {
    guard: 'amountOfOne',
    sections: job(['Edited 58 books in history and archaeology']),
    text: 'She edited 58 books in archaeology.',
  },
  {
    guard: 'joinedToList',
    sections: job(['Sold passes at the desk', 'Drafted two trail maps']),
    text: 'She sold passes and maps.',
  },
  {
    guard: 'turnedLink',
    sections: job(['Prepares the roadmap with the head of product']),
    text: 'She prepares the roadmap for the head of product.',
  },
  {
    guard: 'deedOfAgent',
    sections: job(['Works with translators from Spanish']),
    text: 'She translates from Spanish.',
  },
  {
    guard: 'ledBeside',
    sections: {
      work: [{ name: 'Acme', position: 'Owner', highlights: ['Rents a chair in a shared salon'] }],
    },
    text: 'She owns a shared salon.',
  },
  {
    guard: 'roleFrom',
    language: 'de',
    sections: job([], {
      summary: 'Schicht im Werk, ab 2019 Schichtführer',
      startDate: '2015-02',
      endDate: '2022-07',
    }),
    text: 'Von Februar 2015 bis Juli 2022 war er Schichtführer.',
  },
  {
    guard: 'joinedAgain',
    sections: {
      work: [
        { name: 'Acme', position: 'Manager', startDate: '2020-03' },
        { name: 'Acme', position: 'Clerk', startDate: '2016-05', endDate: '2020-02' },
      ],
    },
    text: 'She joined Acme in March 2020.',
  },
  {
    guard: 'careerThere',
    day: '2026-11-01',
    basics: { summary: 'Nurse with 17 years on wards' },
    sections: { work: [{ name: 'Acme', position: 'Nurse', startDate: '2016' }] },
    text: 'For 17 years she has been a nurse at Acme.',
  },
  {
    guard: 'amountOfOtherYear',
    sections: job(['Ran the budget, 3.1% under in 2024 and 1.8% under in 2025']),
    text: 'She ran the budget 3.1% under in both 2024 and 2025.',
  },
  {
    guard: 'countsExchanged',
    sections: job(['Leader of Ecology (110 students) and Statistics (35 students)']),
    text: 'She leads Ecology for 35 students and Statistics for 110.',
  },
  {
    guard: 'allOfSome',
    sections: job(['Designed 120 of the 310 levels']),
    text: 'She designed the 310 levels.',
  },
  {
    guard: 'someAsAll',
    sections: job(['Treated adults and seniors, among them residents of a nursing home']),
    text: 'She treated adults and seniors in a nursing home.',
  },
  {
    guard: 'allOfAnother',
    sections: {
      work: [
        {
          name: 'Acme LLP',
          position: 'Clerk',
          summary: 'A law firm.',
          highlights: ['Keeps the calendar for the whole team'],
        },
      ],
    },
    text: 'She keeps the calendar for the whole firm.',
  },
  {
    guard: 'helpedBy',
    sections: job(['Helped the office manager to plan the move']),
    text: 'The office manager helped her to plan the move.',
  },
  {
    guard: 'otherDegree',
    sections: {
      education: [
        {
          institution: 'Acme',
          area: 'Science Education',
          studyType: 'Master of Education',
          startDate: '2017',
          endDate: '2019',
        },
      ],
    },
    text: 'She has a Master of Science.',
  },
  {
    guard: 'otherUniversity',
    sections: {
      education: [
        { institution: 'Leeds Trinity University', area: 'History', startDate: '2014', endDate: '2018' },
      ],
    },
    text: 'She studied History at the University of Leeds.',
  },
  {
    guard: 'otherUnit',
    sections: job(['1,140 customers signed up in the first quarter']),
    text: 'In the first month 1,140 customers signed up.',
  },
  {
    guard: 'onlyNow',
    language: 'de',
    sections: job(['Ausbildung von derzeit 3 Lehrlingen']),
    text: 'Bisher hat sie drei Lehrlinge ausgebildet.',
  },
  {
    guard: 'stillToCome',
    day: '2026-11-01',
    sections: job(['Next placement from January 2027: control room'], { startDate: '2025-09' }),
    text: 'She works in the control room.',
  },
  {
    guard: 'interestPlaced',
    basics: { location: { city: 'Swansea' } },
    sections: { interests: [{ name: 'Male voice choir' }] },
    text: 'She sings in a male voice choir in Swansea.',
  },
  {
    guard: 'allTheTime',
    sections: job(['Did not miss a report in 2014'], { startDate: '2012-03', endDate: '2015-03' }),
    text: 'She did not miss a report in three years.',
  },
  {
    guard: 'allForLast',
    basics: { summary: 'Engineer with 14 years in operations, the last nine on clusters' },
    sections: {},
    text: 'She has worked on clusters for 14 years.',
  },
  { guard: 'changedWhole', sections: job(['Reduced flour waste by 15%']), text: 'She reduced waste by 15%.' },
]
