import { escape, page, sheetOf } from '../sheet.mjs'

/**
 * As the drawing programs of the web offer it: the name in wide capitals over a tinted side at the right, levels as dots,
 * and on the left the roles after a line of time.
 */
export const peachSide = {
  dates: 'year',
  between: ' - ',
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
      'profiles.network',
      'profiles.username',
    ],
    work: ['name', 'position', 'startDate', 'endDate', 'summary', 'highlights'],
    education: ['institution', 'area', 'studyType', 'startDate', 'endDate', 'score'],
    awards: ['title', 'awarder', 'date'],
    skills: ['name', 'keywords'],
    languages: ['language', 'fluency'],
    interests: ['name'],
    projects: ['name', 'description', 'startDate', 'endDate'],
    references: ['name', 'reference'],
  },
  html(person) {
    const s = sheetOf(person, this)
    const initials = s.name
      .split(/[ -]/)
      .map(([letter]) => letter)
      .slice(0, 2)
      .join('')
    const dots = (index, many) =>
      `<span class="dots">${Array.from({ length: 5 }, (_, at) => `<i class="${at < many - index ? 'full' : ''}"></i>`).join('')}</span>`
    const fact = (text) =>
      `<p class="fact"><svg viewBox="0 0 10 10"><circle cx="5" cy="5" r="4" /></svg>${escape(text)}</p>`
    const left = [
      `<section><h2>${s.title('summary')}</h2><p>${escape(s.summary)}</p></section>`,
      s.section(
        'work',
        (job) =>
          `<div class="job"><b>${s.range(job)}</b><h3>${escape(job.position)}</h3><h4>${escape(job.name)}</h4><p>${escape(job.summary)}</p>${s.bullets(job.highlights)}</div>`,
      ),
      s.section(
        'projects',
        (project) =>
          `<div class="job"><b>${s.range(project)}</b><h3>${escape(project.name)}</h3><p>${escape(project.description)}</p></div>`,
      ),
      s.section(
        'references',
        ({ name, reference }) =>
          `<blockquote>“${escape(reference)}”<cite>${escape(name)}</cite></blockquote>`,
      ),
    ].join('\n')
    const right = [
      `<section><h2>${s.title('contact')}</h2>${[
        s.phone,
        s.email,
        s.url.replace('https://', ''),
        `${s.location.city}, ${s.location.region}`,
      ]
        .map((text) => fact(text))
        .join(
          '',
        )}${s.profiles.map(({ network, username }) => `<p class="fact"><em>${escape(network)}</em>${escape(username)}</p>`).join('')}</section>`,
      s.section(
        'education',
        (school) =>
          `<div class="school"><h3>${escape(school.studyType)}</h3><p>${escape(school.area)}</p><p>${escape(school.institution)}</p><p>${s.range(school)}</p><p>${escape(school.score)}</p></div>`,
      ),
      s.section(
        'skills',
        ({ name, keywords }) =>
          `<div class="group"><h3>${escape(name)}</h3>${keywords.map((word) => `<span class="pill">${escape(word)}</span>`).join(' ')}</div>`,
      ),
      `<section><h2>${s.title('languages')}</h2>${person.languages
        .map(
          ({ language, fluency }, index) =>
            `<div class="tongue"><span>${escape(language)}</span>${dots(index * 2, 5)}<small>${escape(fluency)}</small></div>`,
        )
        .join('')}</section>`,
      s.section(
        'awards',
        ({ title, awarder, date }) =>
          `<div class="school"><h3>${escape(title)}</h3><p>${escape(awarder)}</p><p>${s.on(date)}</p></div>`,
      ),
      s.section('interests', ({ name }) => `<p>${escape(name)}</p>`),
    ].join('\n')
    const body = `<div class="band"><div class="disc">${initials}</div><div><h1>${escape(s.name)}</h1><div class="label">${escape(s.label)}</div></div></div>
<main><div class="left">${left}</div><aside>${right}</aside></main>`
    const css = `@page{size:A4;margin:0}*{box-sizing:border-box;-webkit-print-color-adjust:exact}body{margin:0;font:9.2pt/1.45 "Open Sans";color:#3b3636;background:linear-gradient(to right,#fff 66%,#fbe6dc 66%)}
.band{background:#e98d6b;color:#fff;display:flex;gap:9mm;align-items:center;padding:8mm 13mm}.disc{width:22mm;height:22mm;border:1.4pt solid #fff;border-radius:50%;display:flex;align-items:center;justify-content:center;font-size:19pt}
h1{margin:0;font-size:21pt;letter-spacing:2.4pt;text-transform:uppercase;font-weight:600}.label{letter-spacing:1.2pt}main{display:flex}.left,aside{-webkit-box-decoration-break:clone;box-decoration-break:clone}.left{width:66%;padding:6mm 9mm 0 13mm}aside{width:34%;padding:6mm 8mm 0;font-size:8.2pt}
h2{font-size:11pt;letter-spacing:1.4pt;text-transform:uppercase;color:#b4512c;margin:0 0 5pt;break-after:avoid}section{margin-bottom:10pt}section:last-child{margin:0}h3{margin:0;font-size:9.8pt}h4{margin:0;font-weight:600;color:#b4512c}p{margin:0 0 2pt}ul{margin:2pt 0 0;padding-left:12pt}
.job{border-left:1.2pt solid #e98d6b;padding:0 0 7pt 9pt;break-inside:avoid}.job b{color:#8a7d78;font-size:8.4pt}.fact{display:flex;gap:5pt;align-items:center;overflow-wrap:anywhere}.fact svg{width:7pt;height:7pt;fill:#e98d6b;flex:none}.fact em{color:#b4512c;margin-right:3pt}
.school,.group{margin-bottom:5pt;break-inside:avoid}.pill{display:inline-block;border:.6pt solid #e98d6b;border-radius:7pt;padding:0 5pt;margin:0 1pt 3pt 0}.tongue{display:grid;grid-template-columns:1fr auto;break-inside:avoid;margin-bottom:3pt}.tongue small{grid-column:1/3;color:#8a7d78}.dots i{display:inline-block;width:6pt;height:6pt;border-radius:50%;border:.6pt solid #e98d6b;margin-left:2pt}.dots .full{background:#e98d6b}
blockquote{margin:0;font-style:italic;break-inside:avoid}cite{display:block;font-style:normal;font-weight:600}`
    return page({ ...s, css, body })
  },
}
