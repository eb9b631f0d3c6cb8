import { escape, join, page, sheetOf } from '../sheet.mjs'

const icon = (path) => `<svg viewBox="0 0 16 16"><path d="${path}"/></svg>`
const signs = {
  mail: icon('M1 3h14v10H1zM1 3l7 6 7-6'),
  phone: icon('M4 1h8v14H4zM7 13h2'),
  place: icon('M8 15C4 9 3 8 3 6a5 5 0 0 1 10 0c0 2-1 3-5 9z'),
  web: icon('M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1zM1 8h14'),
}

/** Two columns under a header of pictograms; skills as pills, titles before employers. */
export const icons = {
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
      'location.region',
      'profiles.url',
      'profiles.username',
      'profiles.network',
    ],
    work: ['name', 'position', 'location', 'startDate', 'endDate', 'highlights'],
    education: ['institution', 'area', 'studyType', 'startDate', 'endDate'],
    projects: ['name', 'description', 'highlights', 'startDate', 'endDate'],
    skills: ['name', 'keywords'],
    languages: ['language', 'fluency'],
    certificates: ['name', 'issuer', 'date'],
    interests: ['name', 'keywords'],
  },
  html(person) {
    const s = sheetOf(person, this)
    const fact = (sign, text) => (text ? `<span>${signs[sign]}${escape(text)}</span>` : '')
    const head = [
      fact('mail', s.email),
      fact('phone', s.phone),
      fact('place', join([s.location.city, s.location.region], ', ')),
      fact('web', s.url?.replace('https://', '')),
      ...(s.profiles ?? []).map(({ url }) => fact('web', url.replace(/https:\/\/(www\.)?/, ''))),
    ].join('')
    const top = (title, when) => `<div class="top"><b>${title}</b><span>${when}</span></div>`
    const wide = `<section><h2>${s.title('summary')}</h2><p>${escape(s.summary)}</p></section>
${s.section('work', (job) => `<div class="entry">${top(escape(job.position), s.range(job))}<div class="org">${escape(job.name)} · ${escape(job.location)}</div>${s.bullets(job.highlights)}</div>`)}
${s.section('projects', (project) => `<div class="entry">${top(escape(project.name), s.range(project))}<p>${escape(project.description)}</p>${s.bullets(project.highlights)}</div>`)}`
    const narrow = `${s.section('skills', ({ name, keywords }) => `<h4>${escape(name)}</h4><div>${keywords.map((word) => `<span class="pill">${escape(word)}</span>`).join(' ')}</div>`)}
${s.section(
  'education',
  (school) =>
    `<div class="entry"><b>${join(
      [school.studyType, school.area].map((part) => part && escape(part)),
      ' · ',
    )}</b><div>${escape(school.institution)}</div><div class="when">${s.range(school)}</div></div>`,
)}
${s.section('certificates', ({ name, issuer, date }) => `<div class="entry"><b>${escape(name)}</b><div>${escape(issuer)}</div><div class="when">${s.on(date)}</div></div>`)}
${s.section('languages', ({ language, fluency }) => `<div class="top"><span>${escape(language)}</span><span class="when">${escape(fluency)}</span></div>`)}
${s.section('interests', ({ name, keywords }) => `<p><b>${escape(name)}</b>${keywords ? `: ${s.commas(keywords)}` : ''}</p>`)}`
    const body = `<header><h1>${escape(s.name)}</h1><div class="label">${escape(s.label)}</div><div class="facts">${head}</div></header>
<div class="grid"><div>${wide}</div><div>${narrow}</div></div>`
    const css = `@page{size:Letter;margin:0}body{font:9.2pt/1.4 "DejaVu Sans Condensed";margin:0;color:#333}header{background:#eef3ee;padding:12mm 14mm 7mm}
h1{margin:0;font-size:22pt;color:#22543d;text-transform:uppercase;letter-spacing:.06em}.label{font-size:11pt}.facts{display:grid;grid-template-columns:1fr 1fr 1fr;margin-top:5pt;font-size:8pt}
svg{width:8pt;height:8pt;fill:none;stroke:#22543d;margin-right:4pt;vertical-align:-1pt}.grid{display:grid;grid-template-columns:64% 1fr;gap:8mm;padding:4mm 14mm}
h2{font-size:10pt;text-transform:uppercase;letter-spacing:.09em;color:#22543d;border-bottom:1.4pt solid #22543d;margin:9pt 0 5pt}.top{display:flex;justify-content:space-between}
.top span:last-child,.when{color:#777;font-size:8pt}.org{color:#22543d}.entry{margin-bottom:7pt}.pill{display:inline-block;background:#22543d;color:#fff;border-radius:6pt;padding:1pt 5pt;margin:0 0 3pt;font-size:8pt}
h4{margin:4pt 0 2pt;font-size:8.6pt}p{margin:1pt 0}ul{margin:2pt 0;padding-left:11pt}`
    return page({ ...s, css, body })
  },
}
