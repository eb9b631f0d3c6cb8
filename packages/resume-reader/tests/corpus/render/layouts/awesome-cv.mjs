import { existsSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { tex, texSheetOf } from '../latex.mjs'
import { addressOf } from '../sheet.mjs'
import { pathTo } from '../tools.mjs'

const classFolder = () => pathTo('fresh-themes', 'themes', 'awesome', 'src', 'latex')
const profileMacros = { GitHub: 'github', LinkedIn: 'linkedin' }

const entry = (title, organization, place, date, text = '') =>
  `\\cventry{${tex(title)}}{${tex(organization)}}{${tex(place)}}{${date}}{${text}}`
const honor = (title, event, place, date) => `\\cvhonor{${tex(title)}}{${tex(event)}}{${tex(place)}}{${date}}`
const framed = (environment) => (title, body) =>
  `\\cvsection{${title}}\n\\begin{${environment}}\n${body}\n\\end{${environment}}`

/** Awesome-CV by its class as HackMyResume carries it: the firm bold with its place, the role in small capitals with the dates. */
export const awesomeCv = {
  linked: true,
  through: 'xelatex',
  suffix: 'tex',
  dates: 'short',
  prints: {
    basics: [
      'name',
      'label',
      'email',
      'phone',
      'url',
      'summary',
      'location.address',
      'location.postalCode',
      'location.city',
      'location.region',
      'profiles.username',
    ],
    work: ['name', 'position', 'location', 'startDate', 'endDate', 'highlights'],
    volunteer: ['organization', 'position', 'startDate', 'endDate', 'highlights'],
    education: ['institution', 'area', 'studyType', 'startDate', 'endDate', 'courses'],
    awards: ['title', 'awarder', 'date'],
    certificates: ['name', 'issuer', 'date'],
    skills: ['name', 'keywords'],
    languages: ['language', 'fluency'],
    projects: ['name', 'description', 'startDate', 'endDate', 'highlights'],
  },
  /** Profiles for which the class has no macro are left out. A project's description is in the place of a role. */
  asPrinted(person) {
    person.basics.profiles = person.basics.profiles.filter(({ network }) => profileMacros[network])
    if (person.basics.location.countryCode !== 'US') delete person.basics.location.region
    return person
  },
  html(person, folder) {
    if (!existsSync(join(folder, 'fonts'))) symlinkSync(join(classFolder(), 'fonts'), join(folder, 'fonts'))
    for (const file of ['awesome-cv.cls', 'fontawesome.sty'])
      if (!existsSync(join(folder, file))) symlinkSync(join(classFolder(), file), join(folder, file))
    const s = texSheetOf(person, this)
    const [last, ...first] = s.name.split(' ').reverse()
    const profiles = s.profiles
      .filter(({ network }) => profileMacros[network])
      .map(({ network, username }) => `\\${profileMacros[network]}{${tex(username)}}`)
    const items = (texts) => s.bullets(texts, 'cvitems')
    const body = [
      `\\cvsection{${s.title('summary')}}\n\n\\begin{cvparagraph}\n\n${tex(s.summary)}\n\n\\end{cvparagraph}`,
      s.section(
        'work',
        (job) => entry(job.position, job.name, job.location, s.range(job), items(job.highlights)),
        framed('cventries'),
      ),
      s.section(
        'education',
        (school) =>
          entry(
            [school.studyType, school.area].join(', '),
            school.institution,
            '',
            s.range(school),
            items(school.courses),
          ),
        framed('cventries'),
      ),
      s.section(
        'skills',
        ({ name, keywords }) => `\\cvskill{${tex(name)}}{${s.commas(keywords)}}`,
        framed('cvskills'),
      ),
      s.section(
        'projects',
        (project) =>
          entry(project.description, project.name, '', s.range(project), items(project.highlights)),
        framed('cventries'),
      ),
      s.section(
        'volunteer',
        (job) => entry(job.position, job.organization, '', s.range(job), items(job.highlights)),
        framed('cventries'),
      ),
      s.section(
        'awards',
        ({ title, awarder, date }) => honor(title, awarder, '', s.on(date)),
        framed('cvhonors'),
      ),
      s.section(
        'certificates',
        ({ name, issuer, date }) => honor(name, issuer, '', s.on(date)),
        framed('cvhonors'),
      ),
      s.section(
        'languages',
        ({ language, fluency }) => `\\cvskill{${tex(language)}}{${tex(fluency)}}`,
        framed('cvskills'),
      ),
    ].join('\n\n')
    return `\\documentclass[11pt, a4paper]{awesome-cv}
\\geometry{left=1.4cm, top=.8cm, right=1.4cm, bottom=1.8cm, footskip=.5cm}
\\fontdir[fonts/]
\\colorlet{awesome}{awesome-red}
\\setbool{acvSectionColorHighlight}{true}
\\renewcommand{\\acvHeaderSocialSep}{\\quad\\textbar\\quad}
\\name{${tex(first.reverse().join(' '))}}{${tex(last)}}
\\position{${tex(s.label)}}
\\address{${tex(addressOf(s.location))}}
\\mobile{${tex(s.phone)}}
\\email{${tex(s.email)}}
\\homepage{${tex(s.url.replace('https://', ''))}}
${profiles.join('\n')}
\\begin{document}
\\makecvheader
\\makecvfooter{}{${tex(s.name)}~~~·~~~Curriculum Vitae}{\\thepage}
${body}
\\end{document}
`
  },
}
