import { escape, join, page, sheetOf } from '../sheet.mjs'

/** Serifs, titles centred between two rules, and entries that begin like a sentence with their dates in brackets. */
export const essay = {
  dates: 'long',
  prints: {
    basics: ['name', 'label', 'email', 'phone', 'url', 'summary', 'location.city', 'location.region'],
    work: ['name', 'position', 'location', 'startDate', 'endDate', 'highlights'],
    education: ['institution', 'area', 'studyType', 'startDate', 'endDate'],
    publications: ['name', 'publisher', 'releaseDate'],
    projects: ['name', 'description', 'url', 'startDate', 'endDate'],
    certificates: ['name', 'issuer', 'date'],
    awards: ['title', 'awarder', 'date'],
    skills: ['name', 'keywords'],
    languages: ['language', 'fluency'],
    interests: ['name'],
  },
  html(person) {
    const s = sheetOf(person, this)
    const frame = (title, body) => `<section><h2><span>${title}</span></h2>${body}</section>`
    const body = `<header><h1>${escape(s.name)}</h1><p><i>${escape(s.label)}</i></p>
<p>${join(
      [join([s.location.city, s.location.region], ', '), s.phone, s.email, s.url].map(
        (part) => part && escape(part),
      ),
      ' | ',
    )}</p></header>
${frame(s.title('summary'), `<p>${escape(s.summary)}</p>`)}
${s.section('work', (job) => `<p class="head"><b>${escape(job.position)}</b>, <i>${escape(job.name)}</i>, ${escape(job.location)} (${s.range(job)})</p>${s.bullets(job.highlights)}`, frame)}
${s.section(
  'education',
  (school) =>
    `<p class="head"><b>${join(
      [school.studyType, school.area].map((part) => part && escape(part)),
      ' ',
    )}</b>, <i>${escape(school.institution)}</i> (${s.range(school)})</p>`,
  frame,
)}
${s.section('projects', (project) => `<p class="head"><b>${escape(project.name)}</b> (${s.range(project)}), ${escape(project.url)}</p><p>${escape(project.description)}</p>`, frame)}
${s.section('publications', ({ name, publisher, releaseDate }) => `<p class="head">“${escape(name)}”, <i>${escape(publisher)}</i>, ${s.on(releaseDate)}</p>`, frame)}
${s.section('certificates', ({ name, issuer, date }) => `<p class="head"><b>${escape(name)}</b>, ${escape(issuer)}, ${s.on(date)}</p>`, frame)}
${s.section('awards', ({ title, awarder, date }) => `<p class="head"><b>${escape(title)}</b>, ${escape(awarder)}, ${s.on(date)}</p>`, frame)}
${s.section('skills', ({ name, keywords }) => `<p><b>${escape(name)}:</b> ${s.commas(keywords)}.</p>`, frame)}
${s.section('languages', ({ language, fluency }) => `<p>${escape(language)}: ${escape(fluency)}</p>`, frame)}
${frameIf(person.interests, frame(s.title('interests'), `<p>${s.commas((person.interests ?? []).map(({ name }) => name))}</p>`))}`
    const css = `@page{size:Letter;margin:22mm 26mm}body{font:10.6pt/1.4 P052,serif;margin:0;hyphens:auto;text-align:justify}header{text-align:center}header p{margin:1pt 0}h1{font-size:19pt;font-weight:400;font-variant:small-caps;margin:0}
h2{display:flex;align-items:center;gap:8pt;font-size:11.6pt;font-variant:small-caps;font-weight:400;margin:11pt 0 4pt}h2:before,h2:after{content:"";flex:1;border-top:.5pt solid #444}p{margin:2pt 0}.head{margin-top:5pt}ul{margin:1pt 0;padding-left:14pt;list-style:"– "}`
    return page({ ...s, css, body })
  },
}

const frameIf = (entries, html) => (entries?.length ? html : '')
