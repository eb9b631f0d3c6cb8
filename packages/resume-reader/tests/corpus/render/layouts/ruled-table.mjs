import { escape, join, page, sheetOf } from '../sheet.mjs'

/** One table with borders, as people make it in a word processor: dates left, the rest right, titles in shaded rows. */
export const ruledTable = {
  dates: 'long',
  through: 'office',
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
    work: ['name', 'position', 'location', 'startDate', 'endDate', 'summary', 'highlights'],
    volunteer: ['organization', 'position', 'startDate', 'endDate', 'summary'],
    education: ['institution', 'area', 'studyType', 'startDate', 'endDate', 'courses'],
    certificates: ['name', 'issuer', 'date'],
    publications: ['name', 'publisher', 'releaseDate'],
    skills: ['name', 'keywords'],
    languages: ['language', 'fluency'],
    references: ['name', 'reference'],
  },
  html(person) {
    const s = sheetOf(person, this)
    const band = (title, rows) => `<tr><td colspan="2" bgcolor="#d9e2ec"><b>${title}</b></td></tr>${rows}`
    const row = (left, ...lines) =>
      `<tr><td width="26%" valign="top">${left || '&nbsp;'}</td><td valign="top">${lines.filter(Boolean).join('')}</td></tr>`
    const line = (text) => `<p>${text}</p>`
    const { address, postalCode, city } = s.location
    const rows = [
      band(s.title('summary'), `<tr><td colspan="2"><p>${escape(s.summary)}</p></td></tr>`),
      s.section(
        'work',
        (job) =>
          row(
            s.range(job),
            line(`<b>${escape(job.position)}</b>`),
            line(`${escape(job.name)}, ${escape(job.location)}`),
            line(escape(job.summary)),
            s.bullets(job.highlights),
          ),
        band,
      ),
      s.section(
        'education',
        (school) =>
          row(
            s.range(school),
            line(
              `<b>${join(
                [school.studyType, school.area].map((part) => part && escape(part)),
                ' – ',
              )}</b>`,
            ),
            line(escape(school.institution)),
            s.bullets(school.courses),
          ),
        band,
      ),
      s.section(
        'volunteer',
        (job) =>
          row(
            s.range(job),
            line(`<b>${escape(job.position)}</b>`),
            line(escape(job.organization)),
            line(escape(job.summary)),
          ),
        band,
      ),
      s.section(
        'certificates',
        ({ name, issuer, date }) => row(s.on(date), line(`<b>${escape(name)}</b>`), line(escape(issuer))),
        band,
      ),
      s.section(
        'publications',
        ({ name, publisher, releaseDate }) =>
          row(s.on(releaseDate), line(`<b>${escape(name)}</b>`), line(escape(publisher))),
        band,
      ),
      s.section('skills', ({ name, keywords }) => row(escape(name), line(s.commas(keywords))), band),
      s.section('languages', ({ language, fluency }) => row(escape(language), line(escape(fluency))), band),
      s.section('references', ({ name, reference }) => row(escape(name), line(escape(reference))), band),
    ]
    const body = `<h1>${escape(s.name)}</h1><p><i>${escape(s.label)}</i></p>
<p>${join(
      [address, join([postalCode, city], ' ')].map((part) => part && escape(part)),
      ', ',
    )}</p><p>${escape(s.phone)} | ${escape(s.email)}</p>
<table width="100%" border="1" cellpadding="5" cellspacing="0">${rows.join('')}</table>`
    const css = `@page{size:A4;margin:2cm}body{font-family:"Liberation Serif";font-size:11pt}p{margin:0}h1{font-size:20pt;margin:0}ul{margin:0 0 0 .6cm}`
    return page({ ...s, css, body })
  },
}
