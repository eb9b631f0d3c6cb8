import { job, type Row } from './guard-row.js'

/** For each guard of `joins` a sentence that it alone stops. */
export const joinedGuardRows: readonly Row[] = [
  {
    guard: 'otherCount',
    language: 'es',
    sections: job(['Hotel de cuatro estrellas, con recepción de cinco']),
    text: 'Es un hotel de cinco estrellas.',
  },
  {
    guard: 'droppedBound',
    sections: job(['Labelled up to 800 jars']),
    text: 'She labelled 800 jars.',
  },
  {
    guard: 'partOfThem',
    sections: job(['Breeds 300 queens, of which half are sold to keepers']),
    text: 'She sells 300 queens to keepers.',
  },
  {
    guard: 'totalOfSome',
    sections: job(['Looks after 34 lemurs, marmosets and tamarins']),
    text: 'She looks after 34 lemurs.',
  },
  {
    guard: 'elsewhere',
    sections: job(['Built an organ with 27 stops in Colmar'], { location: 'Leeds' }),
    text: 'In Leeds she built an organ with 27 stops.',
  },
  {
    guard: 'otherTurn',
    language: 'de',
    sections: job(['Spielt an jedem ersten Sonntag']),
    text: 'Ada spielt an jedem Sonntag.',
  },
  {
    guard: 'droppedRate',
    sections: job(['Sets up 300 cellos before each school year']),
    text: 'She sets up 300 cellos.',
  },
  {
    guard: 'addedRate',
    sections: job(['Leads 24 people in two crews']),
    text: 'She leads 24 people per crew.',
  },
  {
    guard: 'toldBackwards',
    sections: job(['First in the field, then in a call centre']),
    text: 'She was first in a call centre, then in the field.',
  },
  {
    guard: 'turnedWay',
    language: 'it',
    sections: job(["Ha tradotto dall'inglese il questionario"]),
    text: 'Ha tradotto in inglese il questionario.',
  },
  {
    guard: 'crossed',
    sections: job(['Trained in Newark, hired in Bristol']),
    text: 'Trained in Bristol, hired in Newark.',
  },
  {
    guard: 'otherGroup',
    sections: {
      skills: [
        { name: 'Garden', keywords: ['Pruning', 'Grafting'] },
        { name: 'Software', keywords: ['Excel'] },
      ],
    },
    text: 'Pruning and grafting are her software skills.',
  },
  {
    guard: 'otherDate',
    sections: job(['Reported the switch in 2019, rebuilt in 2021'], { startDate: '2015' }),
    text: 'The switch was rebuilt in 2019.',
  },
  {
    guard: 'otherLanguage',
    language: 'de',
    sections: {
      ...job(['Beantwortet Briefe auf Walisisch']),
      languages: [{ language: 'Bretonisch', fluency: 'B2' }],
    },
    text: 'Ada beantwortet Briefe auf Walisisch und auch Bretonisch.',
  },
  {
    guard: 'otherGiver',
    language: 'es',
    sections: {
      awards: [{ title: 'Empleada del año', awarder: 'Hotel Sur' }],
      work: [{ name: 'Hotel Mar' }],
    },
    text: 'Fue Empleada del año del Hotel Mar.',
  },
  {
    guard: 'otherAwardTerm',
    sections: { awards: [{ title: 'Employee of the Month' }] },
    text: 'She was employee of the year.',
  },
  {
    guard: 'otherPart',
    sections: { skills: [{ name: 'Repair', keywords: ['neck grafts', 'bow rehairing'] }] },
    text: 'Neck grafts, bow making.',
  },
  {
    guard: 'otherTown',
    basics: { location: { city: 'Columbus' } },
    sections: { work: [{ name: 'Harlan', location: 'Dayton' }] },
    text: 'She was at Harlan in Columbus.',
  },
  {
    guard: 'otherSpan',
    sections: job(['Night shift for the first 2 years'], { startDate: '2015-01', endDate: '2019-12' }),
    text: 'Night shift for five years.',
  },
  {
    guard: 'spanOfAnother',
    basics: { label: 'Storm adjuster', summary: 'Eleven years in insurance.' },
    sections: {},
    text: 'She has eleven years of experience as a storm adjuster.',
  },
  {
    guard: 'skillAsMeans',
    sections: { ...job(['Raises 300 queens a year']), skills: [{ name: 'Insemination' }] },
    text: 'She raises 300 queens a year, by insemination.',
  },
  {
    guard: 'levelOfAnother',
    sections: {
      skills: [
        { name: 'Java', level: 'advanced' },
        { name: 'Python', level: 'basic' },
      ],
    },
    text: 'Java and Python: advanced level.',
  },
  {
    guard: 'droppedPlace',
    sections: { awards: [{ title: 'Driver of the Year, third place', awarder: 'Acme' }] },
    text: 'She was named Driver of the Year.',
  },
  {
    guard: 'allOfPart',
    sections: {
      projects: [{ name: 'Atlas', description: 'Site with 15 sheets. Wrote the sheets on Rome.' }],
    },
    text: 'She wrote the 15 sheets of the site.',
  },
  {
    guard: 'oneOfEither',
    language: 'it',
    sections: job(["Ho presieduto o fatto parte di cinque commissioni d'esame"]),
    text: "Ha presieduto cinque commissioni d'esame.",
  },
  {
    guard: 'otherHead',
    sections: job(['Wrote adapters for 12 hospital information systems']),
    text: 'He wrote adapters for 12 hospitals.',
  },
  {
    guard: 'droppedLimit',
    sections: job(['62% of windshield claims close by themselves']),
    text: '62% of claims close by themselves.',
  },
  {
    guard: 'widenedField',
    sections: { education: [{ area: 'Economics', studyType: 'Degree', courses: ['Tax law'] }] },
    text: 'She has a degree in economics and tax law.',
  },
]
