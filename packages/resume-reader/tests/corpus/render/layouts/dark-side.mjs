import { escape, join, page, sheetOf } from '../sheet.mjs'

/** A dark column on the left with the name, contact data and lists; entries of prose on the right, dates under titles. */
export const darkSide = {
  dates: 'short',
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
    work: ['name', 'position', 'startDate', 'endDate', 'summary', 'highlights'],
    education: ['institution', 'area', 'studyType', 'startDate', 'endDate', 'score'],
    volunteer: ['organization', 'position', 'startDate', 'endDate', 'summary'],
    projects: ['name', 'description', 'url'],
    skills: ['name', 'keywords'],
    languages: ['language', 'fluency'],
    interests: ['name'],
    references: ['name', 'reference'],
  },
  html(person) {
    const s = sheetOf(person, this)
    const fact = (text) => (text ? `<p>${escape(text)}</p>` : '')
    const left = `<h1>${escape(s.name)}</h1><p class="label">${escape(s.label)}</p>
<h2>${s.title('contact')}</h2>${fact(s.location.city)}${fact(s.phone)}${fact(s.email)}${fact(s.url)}${(s.profiles ?? []).map(({ network, username }) => `<p><b>${escape(network)}</b><br>${escape(username)}</p>`).join('')}
${s.section('skills', ({ name, keywords }) => `<h4>${escape(name)}</h4>${s.bullets(keywords)}`)}
${s.section('languages', ({ language, fluency }) => `<p>${escape(language)}<br><small>${escape(fluency)}</small></p>`)}
${s.section('interests', ({ name }) => `<p>${escape(name)}</p>`)}`
    const entry = (title, sub, when, more) =>
      `<div class="entry"><h3>${title}</h3><div class="sub">${sub}${when ? ` <span>/ ${when}</span>` : ''}</div>${more}</div>`
    const right = `<h2>${s.title('summary')}</h2><p>${escape(s.summary)}</p>
${s.section('work', (job) => entry(escape(job.position), escape(job.name), s.range(job), `<p>${escape(job.summary)}</p>${s.bullets(job.highlights)}`))}
${s.section('education', (school) =>
  entry(
    join(
      [school.studyType, school.area].map((part) => part && escape(part)),
      ' in ',
    ),
    escape(school.institution),
    s.range(school),
    school.score ? `<p>${escape(school.score)}</p>` : '',
  ),
)}
${s.section('projects', (project) => entry(escape(project.name), escape(project.url), '', `<p>${escape(project.description)}</p>`))}
${s.section('volunteer', (job) => entry(escape(job.position), escape(job.organization), s.range(job), `<p>${escape(job.summary)}</p>`))}
${s.section('references', ({ name, reference }) => `<p>„${escape(reference)}“</p><p>${escape(name)}</p>`)}`
    const css = `@page{size:A4;margin:0}body{margin:0;font:9.6pt/1.45 "DejaVu Sans";-webkit-print-color-adjust:exact;print-color-adjust:exact}.grid{display:grid;grid-template-columns:62mm 1fr;min-height:296mm}
.left{background:#1f2a37;color:#e5e9ee;padding:12mm 8mm}.right{padding:12mm 12mm;color:#222}h1{font-size:19pt;line-height:1.15;margin:0 0 4pt}.label{color:#9fd3c7;margin:0}
h2{font-size:10.5pt;text-transform:uppercase;margin:14pt 0 5pt}.left h2{color:#9fd3c7}h3{margin:0;font-size:10.4pt}h4{margin:5pt 0 1pt;font-size:9.4pt}.sub{color:#4b5563}.entry{margin-bottom:8pt}p{margin:2pt 0;overflow-wrap:anywhere}ul{margin:2pt 0;padding-left:11pt}small{color:#b8c1cc}`
    return page({
      ...s,
      css,
      body: `<div class="grid"><div class="left">${left}</div><div class="right">${right}</div></div>`,
    })
  },
}
