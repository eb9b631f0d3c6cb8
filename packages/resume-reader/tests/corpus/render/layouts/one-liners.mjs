import { escape, join, page, sheetOf } from '../sheet.mjs'

/** Each entry begins with one bold line that says it all, followed by a paragraph; skills are one flat list. */
export const oneLiners = {
  dates: 'year',
  between: '–',
  prints: {
    basics: ['name', 'label', 'email', 'phone', 'summary', 'location.city', 'location.region'],
    work: ['name', 'position', 'location', 'startDate', 'endDate', 'summary'],
    volunteer: ['organization', 'position', 'startDate', 'endDate', 'summary'],
    education: ['institution', 'area', 'studyType', 'startDate', 'endDate'],
    certificates: ['name', 'issuer', 'date'],
    projects: ['name', 'description', 'startDate', 'endDate'],
    skills: ['name'],
    languages: ['language', 'fluency'],
    awards: ['title', 'awarder', 'date', 'summary'],
  },
  html(person) {
    const s = sheetOf(person, this)
    const study = (school) =>
      join(
        [school.studyType, school.area].map((part) => part && escape(part)),
        ', ',
      )
    const flat = (title, body) => `<section><h2>${title}</h2><p>${body.split('\n').join(', ')}</p></section>`
    const body = `<h1>${escape(s.name)}, ${escape(s.label)}</h1>
<p class="facts">${join(
      [join([s.location.city, s.location.region], ', '), s.phone, s.email].map(
        (part) => part && escape(part),
      ),
      '   ·   ',
    )}</p><hr>
<p>${escape(s.summary)}</p>
${s.section('work', (job) => `<p class="head">${escape(job.position)} — ${escape(job.name)}, ${escape(job.location)} (${s.range(job)})</p><p>${escape(job.summary)}</p>`)}
${s.section('education', (school) => `<p class="head">${study(school)} — ${escape(school.institution)} (${s.range(school)})</p>`)}
${s.section('projects', (project) => `<p class="head">${escape(project.name)} (${s.range(project)})</p><p>${escape(project.description)}</p>`)}
${s.section('certificates', ({ name, issuer, date }) => `<p class="head">${escape(name)} — ${escape(issuer)} (${s.on(date)})</p>`)}
${s.section('volunteer', (job) => `<p class="head">${escape(job.position)} — ${escape(job.organization)} (${s.range(job)})</p><p>${escape(job.summary)}</p>`)}
${s.section('awards', ({ title, awarder, date, summary }) => `<p class="head">${escape(title)} — ${escape(awarder)} (${s.on(date)})</p><p>${escape(summary)}</p>`)}
${s.section('skills', ({ name }) => escape(name), flat)}
${s.section('languages', ({ language, fluency }) => `${escape(language)} (${escape(fluency)})`, flat)}`
    const css = `@page{size:Letter;margin:20mm}body{font:10.4pt/1.5 "URW Bookman";margin:0}h1{font-size:16pt;margin:0}.facts{white-space:pre-wrap;color:#555}hr{border:0;border-top:2pt solid #8a5a00}
h2{font-size:12pt;color:#8a5a00;margin:12pt 0 3pt}p{margin:2pt 0}.head{font-weight:700;margin-top:5pt}`
    return page({ ...s, css, body })
  },
}
