import { tex, texSheetOf } from '../latex.mjs'
import { addressOf } from '../sheet.mjs'

const classLanguages = { en: 'english', de: 'german', fr: 'french' }

/** The class europecv, the older Europass form: keys at the left, one table over all pages. */
export const europecv = {
  only: ['midwife', 'bauingenieurin'],
  linked: true,
  through: 'pdflatex',
  suffix: 'tex',
  dates: 'slash',
  prints: {
    basics: [
      'name',
      'label',
      'email',
      'phone',
      'url',
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
  },
  html(person) {
    const s = texSheetOf(person, this)
    const words =
      s.lang === 'de'
        ? {
            wish: 'Angestrebte Tätigkeit',
            when: 'Zeitraum',
            role: 'Beruf oder Funktion',
            tasks: 'Wichtigste Tätigkeiten',
            employer: 'Arbeitgeber',
            degree: 'Abschluss',
            grade: 'Note',
            topics: 'Schwerpunkte',
            school: 'Bildungseinrichtung',
          }
        : {
            wish: 'Occupational field',
            when: 'Dates',
            role: 'Occupation or position held',
            tasks: 'Main activities and responsibilities',
            employer: 'Name of employer',
            degree: 'Title of qualification awarded',
            grade: 'Grade',
            topics: 'Principal subjects',
            school: 'Name of organisation',
          }
    const section = (title, body) => `\\ecvsection{${title}}\n${body}`
    const item = (key, ...values) => `\\ecvitem{${key}}{${values.filter(Boolean).join('\\newline ')}}`
    const body = [
      `\\ecvsection{${words.wish}}\n\\ecvitem[10pt]{}{\\large\\textbf{${tex(s.label)}}}`,
      s.section(
        'work',
        (job) =>
          [
            item(words.when, s.range(job)),
            item(words.role, `\\textbf{${tex(job.position)}}`),
            item(
              words.tasks,
              tex(job.summary),
              ...job.highlights.map((text) => `\\textbullet\\ ${tex(text)}`),
            ),
            `\\ecvitem[8pt]{${words.employer}}{${tex(job.name)}, ${tex(job.location)}}`,
          ].join('\n'),
        section,
      ),
      s.section(
        'education',
        (school) =>
          [
            item(words.when, s.range(school)),
            item(words.degree, `\\textbf{${tex(school.studyType)}}, ${tex(school.area)}`),
            item(words.grade, tex(school.score)),
            item(words.topics, s.commas(school.courses)),
            `\\ecvitem[8pt]{${words.school}}{${tex(school.institution)}}`,
          ].join('\n'),
        section,
      ),
      s.section('languages', ({ language, fluency }) => item(tex(language), tex(fluency)), section),
      s.section('skills', ({ name, keywords }) => item(tex(name), s.commas(keywords)), section),
      s.section(
        'volunteer',
        (job) =>
          item(s.range(job), `\\textbf{${tex(job.position)}}, ${tex(job.organization)}`, tex(job.summary)),
        section,
      ),
      s.section(
        'certificates',
        ({ name, issuer, date }) => item(s.on(date), `${tex(name)}, ${tex(issuer)}`),
        section,
      ),
      s.section(
        'publications',
        ({ name, publisher, releaseDate }) =>
          item(s.on(releaseDate), `${tex(name)}. \\textit{${tex(publisher)}}`),
        section,
      ),
    ].join('\n')
    return `\\PassOptionsToPackage{hidelinks}{hyperref}
\\RequirePackage{ucs}
\\RequirePackage[utf8x]{inputenc}
\\documentclass[helvetica,${classLanguages[s.lang]},utf8,totpages,nologo,a4paper]{europecv}
\\usepackage[T1]{fontenc}
\\usepackage[a4paper,top=1.27cm,left=1cm,right=1cm,bottom=2cm]{geometry}
\\usepackage{graphicx}
\\usepackage[${classLanguages[s.lang]}]{babel}
\\ecvname{${tex(s.name)}}
\\ecvaddress{${tex(addressOf(s.location))}}
\\ecvtelephone{${tex(s.phone)}}
\\ecvemail{\\url{${s.email}}}
\\ecvhomepage{\\url{${s.url}}}
\\begin{document}
\\selectlanguage{${classLanguages[s.lang]}}
\\begin{europecv}
\\ecvpersonalinfo[10pt]
${body}
\\end{europecv}
\\end{document}
`
  },
}
