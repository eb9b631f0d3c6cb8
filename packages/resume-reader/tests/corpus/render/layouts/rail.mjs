import { escape, join, page, sheetOf } from '../sheet.mjs'

/** Dates in a gutter, the employer above the title, and a floating rail of contact data and lists on the right. */
export const rail = {
  dates: 'slash',
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
    work: ['name', 'position', 'location', 'startDate', 'endDate', 'summary', 'highlights'],
    volunteer: ['organization', 'position', 'startDate', 'endDate', 'highlights'],
    education: ['institution', 'area', 'studyType', 'startDate', 'endDate', 'score'],
    projects: ['name', 'description', 'url', 'startDate', 'endDate'],
    skills: ['name', 'keywords'],
    languages: ['language', 'fluency'],
    interests: ['name'],
    awards: ['title', 'date', 'awarder'],
  },
  html(person) {
    const s = sheetOf(person, this)
    const entry = (dates, head, sub, more) =>
      `<div class="row"><div class="when">${dates}</div><div><h3>${head}</h3><div class="sub">${sub}</div>${more}</div></div>`
    const aside = [
      `<h2>${s.title('contact')}</h2><p>${join([s.location.city, s.location.region], ', ')}</p><p>${escape(s.phone)}</p><p>${escape(s.email)}</p>`,
      s.url ? `<p>${escape(s.url.replace('https://', ''))}</p>` : '',
      ...(s.profiles ?? []).map(
        ({ url }) => `<p>${escape(url.replace('https://www.', '').replace('https://', ''))}</p>`,
      ),
      s.section('skills', ({ name, keywords }) => `<p><b>${escape(name)}</b><br>${s.commas(keywords)}</p>`),
      s.section(
        'languages',
        ({ language, fluency }) => `<p>${escape(language)} <i>${escape(fluency)}</i></p>`,
      ),
      s.section('interests', ({ name }) => `<p>${escape(name)}</p>`),
    ].join('')
    const body = `<h1>${escape(s.name)}</h1><p class="label">${escape(s.label)}</p>
<aside>${aside}</aside><main>
<h2>${s.title('summary')}</h2><p>${escape(s.summary)}</p>
${s.section('work', (job) => entry(s.range(job), escape(job.name) + `, ${escape(job.location)}`, escape(job.position), `<p>${escape(job.summary)}</p>${s.bullets(job.highlights)}`))}
${s.section('education', (school) =>
  entry(
    s.range(school),
    escape(school.institution),
    join(
      [school.studyType, school.area].map((part) => part && escape(part)),
      ', ',
    ),
    school.score ? `<p>${escape(school.score)}</p>` : '',
  ),
)}
${s.section('projects', (project) => entry(s.range(project), escape(project.name), escape(project.url), `<p>${escape(project.description)}</p>`))}
${s.section('volunteer', (job) => entry(s.range(job), escape(job.organization), escape(job.position), s.bullets(job.highlights)))}
${s.section('awards', (award) => entry(s.on(award.date), escape(award.title), escape(award.awarder), ''))}
</main>`
    const css = `@page{size:A4;margin:16mm}body{font:9.6pt/1.42 "Liberation Sans";color:#222;margin:0}h1{font-size:25pt;margin:0;font-weight:400}
.label{font-size:12pt;color:#5a6b7b;margin:0 0 10pt}aside{float:right;width:50mm;margin-left:9mm;padding-left:6mm;border-left:.6pt solid #bbb}
aside p{margin:0 0 3pt;overflow-wrap:anywhere}main{overflow:hidden}h2{font-size:11.5pt;color:#1d5c7a;margin:12pt 0 5pt}
.row{display:grid;grid-template-columns:27mm 1fr;margin-bottom:8pt}.when{color:#777;font-size:8.6pt}h3{font-size:10pt;margin:0}.sub{font-style:italic}p{margin:2pt 0}ul{margin:2pt 0;padding-left:12pt}`
    return page({ ...s, css, body })
  },
}
