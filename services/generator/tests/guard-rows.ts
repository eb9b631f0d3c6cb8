import { job, type Row } from './guard-row.js'

/** For each guard of `guards` a sentence that it alone stops. */
export const guardRows: readonly Row[] = [
  { guard: 'unknownWord', sections: job(['Cooked lunch']), text: 'She cooked dinner.' },
  {
    guard: 'mingledIn',
    sections: { work: [{ name: 'Acme', highlights: ['Trained four cooks'] }, { name: 'Borg' }] },
    text: 'At Borg she trained four cooks.',
  },
  {
    guard: 'wrongLevel',
    sections: {
      languages: [
        { language: 'Dutch', fluency: 'Native speaker' },
        { language: 'German', fluency: 'B2' },
      ],
    },
    text: 'Fluent in Dutch and German.',
  },
  {
    guard: 'wrongOrder',
    sections: {
      work: [
        { name: 'Acme', startDate: '2018', endDate: '2020' },
        { name: 'Borg', startDate: '2012', endDate: '2014' },
      ],
    },
    text: 'She went from Acme to Borg.',
  },
  {
    guard: 'wrongEndOfSpan',
    sections: {
      education: [
        { institution: 'Acme', area: 'History', studyType: 'MSc', startDate: '2019-09', endDate: '2021-06' },
      ],
    },
    text: 'She earned her MSc in 2019.',
  },
  {
    guard: 'degreeAhead',
    sections: {
      education: [{ institution: 'Acme', area: 'History', studyType: 'MSc', startDate: '2019-09' }],
    },
    text: 'She holds an MSc.',
  },
  {
    guard: 'deedAtBound',
    sections: job(['Cut costs by 12 %'], { startDate: '2016-09', endDate: '2019-03' }),
    text: 'In autumn 2016 she cut costs by 12%.',
  },
  {
    guard: 'wrongTime',
    sections: job([], { startDate: '2012', endDate: '2014' }),
    text: 'She is currently with Acme.',
  },
  {
    guard: 'pluralOfOne',
    sections: job(['Cooked on a destroyer']),
    text: 'She cooked on destroyers.',
  },
  {
    guard: 'finerDate',
    sections: { awards: [{ title: 'Prize', date: '2019' }] },
    text: 'A prize at the end of 2019.',
  },
  {
    guard: 'toldAsGoingOn',
    language: 'de',
    sections: job(['Trainierte die Jugend'], { startDate: '2012', endDate: '2014' }),
    text: 'Bei Acme trainiert sie die Jugend.',
  },
  {
    guard: 'stillOne',
    language: 'de',
    sections: job([], { position: 'Fahrerin', startDate: '2012', endDate: '2014' }),
    text: 'Ada ist Fahrerin.',
  },
  {
    guard: 'roleOver',
    sections: job(['Treasurer of the club (2019–2021)'], { startDate: '2015' }),
    text: 'She is treasurer of the club.',
  },
  {
    guard: 'droppedNegation',
    sections: job(['Moved servers without customer downtime']),
    text: 'She moved servers with customer downtime.',
  },
  {
    guard: 'addedNegation',
    language: 'fr',
    sections: job(['Contrôle clos avec un redressement limité', 'Aucun retard']),
    text: 'Le contrôle a été clos sans redressement.',
  },
  {
    guard: 'droppedQualifier',
    sections: job(['Helped restore the organ']),
    text: 'She restored the organ.',
  },
  {
    guard: 'loweredTitle',
    language: 'de',
    sections: job([], { position: 'Stellvertretende Betriebsleiterin' }),
    text: 'Ada ist Betriebsleiterin bei Acme.',
  },
  {
    guard: 'roleOfAnother',
    sections: job(['Fitted necks with the head of the workshop']),
    text: 'As head of the workshop she fitted necks.',
  },
  {
    guard: 'wrongActor',
    sections: job(['A dig led by Dr Elin Hughes']),
    text: 'She led a dig.',
  },
  {
    guard: 'undergone',
    language: 'de',
    sections: job(['Meldete eine Weiche, sie wurde 2021 umgebaut']),
    text: 'Sie baute die Weiche um.',
  },
  {
    guard: 'doneFor',
    language: 'it',
    sections: job(['Ha registrato i dati per uno studio']),
    text: 'Ha condotto uno studio.',
  },
  {
    guard: 'phraseClaim',
    language: 'fr',
    sections: job(["A fait l'inventaire avec la gérante"]),
    text: "Elle a fait l'inventaire à la place de la gérante.",
  },
  { guard: 'addedAdjunct', sections: job(['Trained four cooks']), text: 'She trained four cooks in person.' },
  {
    guard: 'emptyClause',
    sections: job(['Trained four cooks']),
    text: 'She trained four cooks and was asked to stay.',
  },
  {
    guard: 'acrossStatements',
    sections: job([
      'Trained 12 nurses on the new night wards',
      'Repaired 40 ventilators for a clinic in Leeds',
    ]),
    text: 'She repaired 12 nurses.',
  },
  {
    guard: 'wrongPeriod',
    language: 'de',
    sections: job(['Gibt zweimal in der Woche einen Kurs']),
    text: 'Zweimal im Monat gibt sie einen Kurs.',
  },
  {
    guard: 'wrongAmount',
    sections: job(['Cut waste from 34% to 27%']),
    text: 'She cut waste from 27% to 34%.',
  },
  {
    guard: 'leadsAsDeputy',
    language: 'de',
    sections: job(['Hofladen und Café', 'Leitet Kurse'], {
      position: 'Stellvertretende Betriebsleiterin',
    }),
    text: 'Sie führt den Hofladen.',
  },
  {
    guard: 'droppedHead',
    sections: job(['Designed strengthening of the viaduct']),
    text: 'She designed the viaduct.',
  },
  {
    guard: 'otherEmployer',
    sections: job(['Surveyed trees for two county councils']),
    text: 'She was employed by two county councils.',
  },
  {
    guard: 'otherEmployerAsSame',
    sections: {
      work: [
        { name: 'Acme', position: 'Clerk', highlights: [] },
        { name: 'Borg', position: 'Binder', highlights: [] },
      ],
    },
    text: 'She was a clerk and a binder in the same company.',
  },
  {
    guard: 'otherSingleSpan',
    sections: job([], { startDate: '2015-01', endDate: '2018-12' }),
    text: 'She was at Acme for a year.',
  },
  {
    guard: 'leadsAll',
    language: 'it',
    sections: {
      work: [
        { name: 'Centro Leno', position: 'Cuoca', highlights: ['Coordina sei cuochi a pranzo e a cena'] },
      ],
    },
    text: 'Coordina il centro.',
  },
  {
    guard: 'onlyRead',
    sections: { languages: [{ language: 'German', fluency: 'Reading' }] },
    text: 'She speaks German.',
  },
  {
    guard: 'noLongerOne',
    language: 'de',
    sections: {
      volunteer: [{ organization: 'Imkerverein', position: 'Schriftführerin', startDate: '2020' }],
    },
    text: 'Sie war Schriftführerin im Imkerverein.',
  },
]
