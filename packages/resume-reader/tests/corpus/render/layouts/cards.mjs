import { escape, join, page, sheetOf } from '../sheet.mjs'

/** Titles in bands of colour, entries as cards of two to a row, dates at the foot of each card. */
export const cards = {
  dates: 'iso',
  between: ' to ',
  prints: {
    basics: [
      'name',
      'label',
      'email',
      'phone',
      'url',
      'summary',
      'location.city',
      'profiles.network',
      'profiles.username',
    ],
    work: ['name', 'position', 'startDate', 'endDate', 'highlights'],
    volunteer: ['organization', 'position', 'startDate', 'endDate', 'summary'],
    education: ['institution', 'area', 'studyType', 'startDate', 'endDate'],
    projects: ['name', 'description', 'startDate', 'endDate'],
    awards: ['title', 'awarder', 'date'],
    skills: ['name', 'keywords'],
    languages: ['language', 'fluency'],
  },
  html(person) {
    const s = sheetOf(person, this)
    const frame = (title, body) => `<section><h2>${title}</h2><div class="cards">${body}</div></section>`
    const card = (head, sub, more, when) =>
      `<div class="card"><h3>${head}</h3>${sub ? `<div class="sub">${sub}</div>` : ''}${more}${when ? `<div class="when">${when}</div>` : ''}</div>`
    const facts = [
      s.location.city,
      s.phone,
      s.email,
      s.url,
      ...(s.profiles ?? []).map(({ network, username }) => `${network}: ${username}`),
    ]
    const body = `<header><div><h1>${escape(s.name)}</h1><div>${escape(s.label)}</div></div><div class="facts">${facts
      .filter(Boolean)
      .map((fact) => `<div>${escape(fact)}</div>`)
      .join('')}</div></header>
<p>${escape(s.summary)}</p>
${s.section('work', (job) => card(escape(job.name), escape(job.position), s.bullets(job.highlights), s.range(job)), frame)}
${s.section(
  'education',
  (school) =>
    card(
      escape(school.institution),
      join(
        [school.studyType, school.area].map((part) => part && escape(part)),
        ', ',
      ),
      '',
      s.range(school),
    ),
  frame,
)}
${s.section('projects', (project) => card(escape(project.name), '', `<p>${escape(project.description)}</p>`, s.range(project)), frame)}
${s.section('volunteer', (job) => card(escape(job.organization), escape(job.position), `<p>${escape(job.summary)}</p>`, s.range(job)), frame)}
${s.section('awards', (award) => card(escape(award.title), escape(award.awarder), '', s.on(award.date)), frame)}
${s.section('skills', ({ name, keywords }) => card(escape(name), '', s.bullets(keywords), ''), frame)}
${s.section('languages', ({ language, fluency }) => card(escape(language), escape(fluency), '', ''), frame)}`
    const css = `@page{size:A4;margin:14mm}body{font:9.4pt/1.4 "Nimbus Sans";margin:0;color:#222}header{display:flex;justify-content:space-between;margin-bottom:6pt}h1{margin:0;font-size:21pt}.facts{text-align:right;font-size:8.4pt}
h2{background:#344e7a;color:#fff;font-size:10.4pt;padding:2.5pt 6pt;margin:10pt 0 6pt}.cards{display:grid;grid-template-columns:1fr 1fr;gap:5mm}.card{border:.6pt solid #c8cfdb;border-radius:3pt;padding:5pt 7pt;break-inside:avoid}
h3{margin:0;font-size:10pt}.sub{color:#344e7a}.when{color:#777;font-size:8.4pt;margin-top:3pt}p{margin:2pt 0}ul{margin:2pt 0;padding-left:11pt}`
    return page({ ...s, css, body })
  },
}
