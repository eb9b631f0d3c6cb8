import { escape, join, page, sheetOf } from '../sheet.mjs'

/** A line with dots down the page; years stand above each title, the header is centred. */
export const timeline = {
  dates: 'year',
  between: ' — ',
  prints: {
    basics: ['name', 'label', 'email', 'phone', 'url', 'summary', 'location.city'],
    work: ['name', 'position', 'location', 'startDate', 'endDate', 'summary', 'highlights'],
    volunteer: ['organization', 'position', 'startDate', 'endDate', 'summary', 'highlights'],
    education: ['institution', 'area', 'studyType', 'startDate', 'endDate', 'score'],
    projects: ['name', 'description', 'highlights', 'startDate', 'endDate'],
    awards: ['title', 'awarder', 'date', 'summary'],
    skills: ['name', 'level', 'keywords'],
    languages: ['language', 'fluency'],
    references: ['name', 'reference'],
  },
  html(person) {
    const s = sheetOf(person, this)
    const stop = (when, title, sub, more) =>
      `<div class="stop"><div class="when">${when}</div><h3>${title}</h3><div class="sub">${sub}</div>${more}</div>`
    const body = `<header><h1>${escape(s.name)}</h1><div>${escape(s.label)}</div>
<div class="facts">${join(
      [s.location.city, s.phone, s.email, s.url?.replace('https://', '')].map((part) => part && escape(part)),
      ' • ',
    )}</div></header>
<p class="intro">${escape(s.summary)}</p>
${s.section('work', (job) => stop(s.range(job), escape(job.position), `${escape(job.name)}, ${escape(job.location)}`, `<p>${escape(job.summary)}</p>${s.bullets(job.highlights)}`))}
${s.section('education', (school) =>
  stop(
    s.range(school),
    escape(school.institution),
    join(
      [school.studyType, school.area].map((part) => part && escape(part)),
      ', ',
    ),
    school.score ? `<p>${escape(school.score)}</p>` : '',
  ),
)}
${s.section('projects', (project) => stop(s.range(project), escape(project.name), escape(project.description), s.bullets(project.highlights)))}
${s.section('volunteer', (job) => stop(s.range(job), escape(job.position), escape(job.organization), `<p>${escape(job.summary)}</p>${s.bullets(job.highlights)}`))}
${s.section('awards', (award) => stop(s.on(award.date), escape(award.title), escape(award.awarder), `<p>${escape(award.summary)}</p>`))}
${s.section('skills', ({ name, level, keywords }) => `<p><b>${escape(name)}</b>${level ? ` (${escape(level)})` : ''}: ${s.commas(keywords)}</p>`)}
${s.section('languages', ({ language, fluency }) => `<p>${escape(language)} (${escape(fluency)})</p>`)}
${s.section('references', ({ name, reference }) => `<blockquote>“${escape(reference)}”<footer>— ${escape(name)}</footer></blockquote>`)}`
    const css = `@page{size:A4;margin:18mm 22mm}body{font:10pt/1.45 "URW Gothic";color:#2b2b2b;margin:0}header{text-align:center}h1{font-size:24pt;margin:0}.facts{font-size:8.6pt;margin-top:3pt}.intro{text-align:center}
h2{font-size:13pt;color:#b23a48;margin:14pt 0 6pt}.stop{border-left:1.2pt solid #b23a48;padding:0 0 8pt 14pt;margin-left:4pt;position:relative;break-inside:avoid}
.stop:before{content:"";position:absolute;left:-4pt;top:3pt;width:7pt;height:7pt;border-radius:50%;background:#b23a48}.when{font-size:8.4pt;color:#8a8a8a}h3{font-size:11pt;margin:0}.sub{color:#b23a48}p{margin:2pt 0}ul{margin:2pt 0;padding-left:12pt}blockquote{margin:0;font-style:italic}footer{font-style:normal}`
    return page({ ...s, css, body })
  },
}
