import { babel, tex, texSheetOf } from '../latex.mjs'

const framed = (person) => (title, body, section) =>
  `\\begin{filecontents*}[overwrite]{${person.id}-${section}.tex}\n\\begin{rubric}{${title}}\n${body}\n\\end{rubric}\n\\end{filecontents*}`

/** The class curve: titles in the middle, dates and names of groups as keys at the left, contacts in two corners. */
export const curve = {
  only: ['marketer', 'hoteliere'],
  through: 'pdflatex',
  suffix: 'tex',
  dates: 'short',
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
      'location.region',
    ],
    work: ['name', 'position', 'location', 'startDate', 'endDate', 'summary', 'highlights'],
    volunteer: ['organization', 'position', 'startDate', 'endDate', 'summary'],
    education: ['institution', 'area', 'studyType', 'startDate', 'endDate', 'score'],
    awards: ['title', 'awarder', 'date'],
    certificates: ['name', 'issuer', 'date'],
    skills: ['name', 'keywords'],
    languages: ['language', 'fluency'],
    interests: ['name', 'keywords'],
  },
  asPrinted(person) {
    if (person.language === 'fr') delete person.basics.location.region
    return person
  },
  html(person) {
    const s = texSheetOf(person, this)
    const frame = framed(person)
    const entry = (key, ...lines) => `\\entry*[${key}] ${lines.filter(Boolean).join('\\par ')}`
    const sections = [
      s.section(
        'work',
        (job) =>
          entry(
            s.range(job),
            `\\textbf{${tex(job.position)}}, \\textit{${tex(job.name)}}, ${tex(job.location)}`,
            tex(job.summary),
            ...job.highlights.map((text) => `-- ${tex(text)}`),
          ),
        frame,
      ),
      s.section(
        'education',
        (school) =>
          entry(
            s.range(school),
            `\\textbf{${tex(school.studyType)}} (${tex(school.area)}), ${tex(school.institution)}`,
            tex(school.score),
          ),
        frame,
      ),
      s.section('skills', ({ name, keywords }) => entry(tex(name), s.commas(keywords)), frame),
      s.section('languages', ({ language, fluency }) => entry(tex(language), tex(fluency)), frame),
      s.section(
        'certificates',
        ({ name, issuer, date }) => entry(s.on(date), `${tex(name)}, ${tex(issuer)}`),
        frame,
      ),
      s.section(
        'awards',
        ({ title, awarder, date }) => entry(s.on(date), `${tex(title)}, ${tex(awarder)}`),
        frame,
      ),
      s.section(
        'volunteer',
        (job) =>
          entry(s.range(job), `\\textbf{${tex(job.position)}}, ${tex(job.organization)}`, tex(job.summary)),
        frame,
      ),
      s.section('interests', ({ name, keywords }) => entry(tex(name), s.commas(keywords)), frame),
    ]
    const order = [
      'work',
      'education',
      'skills',
      'languages',
      'certificates',
      'awards',
      'volunteer',
      'interests',
    ]
    const { address, postalCode, city, region } = s.location
    const place = s.lang === 'fr' ? `${postalCode} ${city}` : `${city}, ${region} ${postalCode}`
    return `${sections.join('\n')}
\\documentclass[a4paper,${babel[s.lang]}]{curve}
\\usepackage[utf8]{inputenc}
\\usepackage[T1]{fontenc}
\\usepackage{textcomp,mathpazo}
\\usepackage[${babel[s.lang]}]{babel}
\\usepackage[a4paper,hmargin=2cm,vmargin=1.6cm]{geometry}
\\leftheader{${tex(address)}\\\\${tex(place)}}
\\rightheader{${tex(s.phone)}\\\\${tex(s.email)}\\\\${tex(s.url)}}
\\title{${tex(s.name)}}
\\subtitle{${tex(s.label)}}
\\headerscale{0.4}
\\begin{document}
\\makeheaders[t]
\\maketitle
${order.map((section) => `\\makerubric{${person.id}-${section}}`).join('\n')}
\\end{document}
`
  },
}
