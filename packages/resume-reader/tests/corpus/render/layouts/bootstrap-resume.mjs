import { escape, page, sheetOf } from '../sheet.mjs'
import { textOf } from '../tools.mjs'

const icons = { GitHub: 'github', LinkedIn: 'linkedin-in', Twitter: 'twitter' }

/** The markup of startbootstrap-resume with its style sheet, as somebody fills it by hand and prints it. */
export const bootstrapResume = {
  only: ['marketer', 'postgrad'],
  linked: true,
  dates: 'long',
  between: ' - ',
  prints: {
    basics: [
      'name',
      'email',
      'phone',
      'summary',
      'location.address',
      'location.city',
      'location.region',
      'location.postalCode',
    ],
    work: ['name', 'position', 'startDate', 'endDate', 'summary'],
    education: ['institution', 'area', 'studyType', 'startDate', 'endDate', 'score'],
    skills: ['name', 'keywords'],
    interests: ['name', 'keywords'],
    awards: ['title', 'awarder', 'date'],
    certificates: ['name', 'issuer', 'date'],
  },
  /** Paragraphs instead of bullets: the whole description of a role is one text. */
  asPrinted(person) {
    for (const job of person.work) job.summary = paragraphOf(job)
    if (person.basics.location.countryCode !== 'US') delete person.basics.location.region
    return person
  },
  html(person) {
    const s = sheetOf(person, this)
    const [last, ...first] = s.name.split(' ').reverse()
    const { address, postalCode, city, region, countryCode } = s.location
    const town = countryCode === 'US' ? `${city}, ${region} ${postalCode}` : `${city} ${postalCode}`
    const section = (id, title, inner) =>
      `<section class="resume-section" id="${id}"><div class="resume-section-content"><h2 class="mb-5">${title}</h2>${inner}</div></section><hr class="m-0">`
    const entry = (title, under, text, when) =>
      `<div class="d-flex flex-column flex-md-row justify-content-between mb-5"><div class="flex-grow-1"><h3 class="mb-0">${title}</h3><div class="subheading mb-3">${under}</div>${text}</div><div class="flex-shrink-0"><span class="text-primary">${when}</span></div></div>`
    const listed = (inner) =>
      `<li><span class="fa-li"><i class="fas fa-trophy text-warning"></i></span>${inner}</li>`
    const body = `<div class="container-fluid p-0">
<section class="resume-section" id="about"><div class="resume-section-content"><h1 class="mb-0">${escape(first.reverse().join(' '))} <span class="text-primary">${escape(last)}</span></h1>
<div class="subheading mb-5">${escape(address)} · ${escape(town)} · ${escape(s.phone)} · <a href="mailto:${s.email}">${escape(s.email)}</a></div>
<p class="lead mb-5">${escape(s.summary)}</p>
<div class="social-icons">${s.profiles.map(({ network, url }) => `<a class="social-icon" href="${url}"><i class="fab fa-${icons[network]}"></i></a>`).join('')}</div></div></section><hr class="m-0">
${section('experience', 'Experience', person.work.map((job) => entry(escape(job.position), escape(job.name), `<p>${escape(paragraphOf(job))}</p>`, s.range(job))).join(''))}
${section(
  'education',
  'Education',
  person.education
    .map((school) =>
      entry(
        escape(school.institution),
        escape(school.studyType),
        `<div>${escape(school.area)}</div><p>${countryCode === 'US' ? 'GPA' : 'Grade'}: ${escape(school.score)}</p>`,
        s.range(school),
      ),
    )
    .join(''),
)}
${section(
  'skills',
  'Skills',
  person.skills
    .map(
      ({ name, keywords }) =>
        `<div class="subheading mb-3">${escape(name)}</div><ul class="fa-ul mb-0">${keywords.map((word) => `<li><span class="fa-li"><i class="fas fa-check"></i></span>${escape(word)}</li>`).join('')}</ul>`,
    )
    .join(''),
)}
${section('interests', 'Interests', person.interests.map(({ name, keywords }) => `<p>${escape(name)}: ${s.commas(keywords)}</p>`).join(''))}
${section(
  'awards',
  'Awards &amp; Certifications',
  `<ul class="fa-ul mb-0">${[
    ...person.awards.map(({ title, awarder, date }) =>
      listed(`${escape(title)} - ${escape(awarder)}, ${s.on(date)}`),
    ),
    ...person.certificates.map(({ name, issuer, date }) =>
      listed(`${escape(name)} - ${escape(issuer)}, ${s.on(date)}`),
    ),
  ].join('')}</ul>`,
)}</div>`
    const sheet = textOf('startbootstrap-resume', 'dist', 'css', 'styles.css')
    const awesome = textOf('@fortawesome', 'fontawesome-free', 'js', 'all.min.js')
    return page({
      ...s,
      css: `${sheet}\n@page{size:A4;margin:8mm}`,
      body: `${body}<script>${awesome}</script>`,
    })
  },
}

const paragraphOf = ({ summary, highlights }) => [summary, ...highlights.map((text) => `${text}.`)].join(' ')
