import { escape, join, page, sheetOf } from '../sheet.mjs'

/** Rows without borders: labels and dates flush right on the left, values on the right, titles in the right column. */
export const openTable = {
  dates: 'slash',
  prints: {
    basics: [
      'name',
      'label',
      'email',
      'phone',
      'summary',
      'location.address',
      'location.postalCode',
      'location.city',
    ],
    work: ['name', 'position', 'location', 'startDate', 'endDate', 'highlights'],
    education: ['institution', 'area', 'studyType', 'startDate', 'endDate'],
    volunteer: ['organization', 'position', 'startDate', 'endDate'],
    certificates: ['name', 'issuer', 'date'],
    awards: ['title', 'date'],
    skills: ['name', 'level', 'keywords'],
    languages: ['language', 'fluency'],
    interests: ['name', 'keywords'],
  },
  html(person) {
    const s = sheetOf(person, this)
    const row = (left, body) => `<div class="row"><div class="left">${left}</div><div>${body}</div></div>`
    const frame = (title, body) => row('', `<h2>${title}</h2>`) + body
    const { address, postalCode, city } = s.location
    const study = (school) =>
      join(
        [school.studyType, school.area].map((part) => part && escape(part)),
        ' ',
      )
    const body = [
      row('', `<h1>${escape(s.name)}</h1><div>${escape(s.label)}</div>`),
      row(
        '',
        `<div>${join(
          [address, join([postalCode, city], ' ')].map((part) => part && escape(part)),
          ', ',
        )}</div><div>${escape(s.phone)}</div><div>${escape(s.email)}</div>`,
      ),
      frame(s.title('summary'), row('', `<p>${escape(s.summary)}</p>`)),
      s.section(
        'work',
        (job) =>
          row(
            s.range(job),
            `<b>${escape(job.position)}</b><div>${escape(job.name)}, ${escape(job.location)}</div>${s.bullets(job.highlights)}`,
          ),
        frame,
      ),
      s.section(
        'education',
        (school) => row(s.range(school), `<b>${escape(school.institution)}</b><div>${study(school)}</div>`),
        frame,
      ),
      s.section(
        'volunteer',
        (job) => row(s.range(job), `<b>${escape(job.position)}</b><div>${escape(job.organization)}</div>`),
        frame,
      ),
      s.section(
        'certificates',
        ({ name, issuer, date }) => row(s.on(date), `<b>${escape(name)}</b><div>${escape(issuer)}</div>`),
        frame,
      ),
      s.section('awards', ({ title, date }) => row(s.on(date), escape(title)), frame),
      s.section(
        'skills',
        ({ name, level, keywords }) =>
          row(escape(name), `${s.commas(keywords)}${level ? ` (${escape(level)})` : ''}`),
        frame,
      ),
      s.section('languages', ({ language, fluency }) => row(escape(language), escape(fluency)), frame),
      s.section('interests', ({ name, keywords }) => row(escape(name), s.commas(keywords)), frame),
    ].join('')
    const css = `@page{size:A4;margin:20mm}body{font:10pt/1.45 "Liberation Serif";margin:0}.row{display:grid;grid-template-columns:38mm 1fr;gap:8mm;margin-bottom:5pt}.left{text-align:right;color:#555}
h1{font-size:20pt;margin:0}h2{font-size:12pt;color:#005a8d;border-bottom:.8pt solid #005a8d;margin:7pt 0 0}p{margin:0}ul{margin:1pt 0;padding-left:12pt}`
    return page({ ...s, css, body })
  },
}
