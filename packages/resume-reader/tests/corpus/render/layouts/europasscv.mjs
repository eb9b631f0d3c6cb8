import { tex, texSheetOf } from '../latex.mjs'
import { addressOf } from '../sheet.mjs'

const words = {
  en: { wish: 'Personal statement', grade: 'Result' },
  fr: { wish: 'Profil', grade: 'Résultat' },
}
const classLanguages = { en: 'english', fr: 'french' }

/** The class europasscv, the Europass form of 2013: blue keys at the left, icons for the contacts. */
export const europasscv = {
  only: ['postgrad', 'hoteliere'],
  linked: true,
  through: 'pdflatex',
  suffix: 'tex',
  dates: 'slash',
  between: '–',
  prints: {
    basics: [
      'name',
      'email',
      'phone',
      'url',
      'summary',
      'location.address',
      'location.postalCode',
      'location.city',
    ],
    work: ['name', 'position', 'location', 'startDate', 'endDate', 'summary', 'highlights'],
    volunteer: ['organization', 'position', 'startDate', 'endDate', 'summary'],
    education: ['institution', 'area', 'studyType', 'startDate', 'endDate', 'score', 'courses'],
    certificates: ['name', 'issuer', 'date'],
    publications: ['name', 'publisher', 'releaseDate'],
    skills: ['name', 'keywords'],
    languages: ['language', 'fluency'],
    projects: ['name', 'description', 'startDate', 'endDate', 'highlights'],
  },
  html(person) {
    const s = texSheetOf(person, this)
    const say = words[s.lang]
    const section = (title, body) => `\\ecvsection{${title}}\n${body}`
    const item = (text) => (text ? `\\ecvitem{}{${text}}` : '')
    const entry = (when, title, ...lines) =>
      [`\\ecvtitle{${when}}{${tex(title)}}`, ...lines.filter(Boolean)].join('\n')
    const list = (texts) =>
      `\\ecvitem{}{\\begin{ecvitemize}\n${texts.map((text) => `\\item ${tex(text)}`).join('\n')}\n\\end{ecvitemize}}`
    const blue = (key, text) => `\\ecvblueitem{${tex(key)}}{${text}}`
    const body = [
      s.section(
        'work',
        (job) =>
          entry(
            s.range(job),
            job.position,
            item(`${tex(job.name)}, ${tex(job.location)}`),
            item(tex(job.summary)),
            list(job.highlights),
          ),
        section,
      ),
      s.section(
        'education',
        (school) =>
          entry(
            s.range(school),
            `${school.studyType}, ${school.area}`,
            item(tex(school.institution)),
            item(`${say.grade}: ${tex(school.score)}`),
            list(school.courses),
          ),
        section,
      ),
      s.section('languages', ({ language, fluency }) => blue(language, tex(fluency)), section),
      s.section('skills', ({ name, keywords }) => blue(name, s.commas(keywords)), section),
      s.section(
        'projects',
        (project) =>
          entry(s.range(project), project.name, item(tex(project.description)), list(project.highlights)),
        section,
      ),
      s.section(
        'volunteer',
        (job) => entry(s.range(job), job.position, item(tex(job.organization)), item(tex(job.summary))),
        section,
      ),
      s.section(
        'publications',
        ({ name, publisher, releaseDate }) =>
          `\\ecvblueitem{${s.on(releaseDate)}}{${tex(name)}. \\textit{${tex(publisher)}}}`,
        section,
      ),
      s.section(
        'certificates',
        ({ name, issuer, date }) => `\\ecvblueitem{${s.on(date)}}{${tex(name)}, ${tex(issuer)}}`,
        section,
      ),
    ].join('\n')
    return `\\documentclass[${classLanguages[s.lang]},a4paper,nologo]{europasscv}
\\usepackage[utf8]{inputenc}
\\usepackage[T1]{fontenc}
\\usepackage[${classLanguages[s.lang]}]{babel}
\\ecvname{${tex(s.name)}}
\\ecvaddress{${tex(addressOf(s.location))}}
\\ecvmobile{${tex(s.phone)}}
\\ecvemail{${tex(s.email)}}
\\ecvhomepage{${tex(s.url)}}
\\begin{document}
\\begin{europasscv}
\\ecvpersonalinfo
\\ecvbigitem{${say.wish}}{${tex(s.summary)}}
${body}
\\end{europasscv}
\\end{document}
`
  },
}
