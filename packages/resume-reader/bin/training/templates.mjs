/** How a job's head is laid out, by template. Those with `isKeptOut` are never trained on. */
const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const b = (text) => `<b>${text}</b>`
const i = (text) => `<i>${text}</i>`
const line = (...parts) => `<div>${parts.join('')}</div>`
const row = (left, right) => `<div class="row"><span>${left}</span><span>${right ?? ''}</span></div>`
const joined = (separator, ...parts) =>
  parts.filter((part) => part !== undefined && part !== '').join(separator)
const bullets = (tasks) => `<ul>${tasks.map((task) => `<li>${task}</li>`).join('')}</ul>`
const sentences = (tasks) => `<p>${tasks.map((task) => `${task}.`).join(' ')}</p>`
const beside = (side, body) => `<div class="beside"><div>${side}</div><div>${body}</div></div>`

/** `job` has escaped texts and `dates`; every template writes all of them. */
const heads = {
  linkedin: (job) =>
    line(b(job.role)) +
    line(job.company) +
    line(`<small>${job.dates}</small>`) +
    (job.place ? line(`<small>${job.place}</small>`) : ''),
  'word-tabs': (job) => row(b(joined(', ', job.company, job.place)), job.dates) + line(i(job.role)),
  'right-place': (job) => row(b(job.role), job.dates) + row(i(job.company), i(job.place ?? '')),
  'dates-left': (job) => beside(job.dates, line(joined(', ', b(job.role), i(job.company), job.place))),
  'bars-in-line': (job) => line(joined(' | ', job.role, job.company, job.place, job.dates)),
  'at-word': (job) =>
    line(b(`${job.role} ${job.at} ${job.company}`), ` (${job.dates})`) + (job.place ? line(job.place) : ''),
  'two-roles': (job) => line(b(joined(', ', job.company, job.place))) + row(i(job.role), job.dates),
  'dots-below': (job) => line(b(job.company)) + line(joined(' · ', job.role, job.place, job.dates)),
  'dates-above': (job) =>
    line(`<small>${job.dates}</small>`) + line(joined(', ', b(job.role), job.company, job.place)),
  'plain-company': (job) => line(job.company) + line(job.role) + line(joined(', ', job.place, job.dates)),
  'place-under-dates': (job) =>
    beside(joined('<br>', job.dates, job.place), line(b(job.company)) + line(i(job.role))),
  'side-caps': (job) =>
    line(`<span class="caps">${job.role}</span>`) +
    line(joined(' | ', job.company, job.place)) +
    line(`<small>${job.dates}</small>`),
  brackets: (job) =>
    line(joined(' – ', b(job.role), `${job.company}${job.place ? ` (${job.place})` : ''}`)) +
    line(i(job.dates)),
  'bars-company': (job) =>
    line(joined(' | ', b(job.company), job.role)) + row(job.place ?? job.dates, job.place ? job.dates : ''),
  'comma-below': (job) => row(b(job.role), job.dates) + line(i(joined(', ', job.company, job.place))),
  'at-sign': (job) => line(`${b(job.role)} @ ${job.company}`) + line(joined(' | ', job.place, job.dates)),
  'company-dash': (job) => row(joined(' – ', b(job.company), job.place), job.dates) + line(b(job.role)),
  'role-comma-company': (job) => row(`${b(job.role)}, ${job.company}`, job.place ?? '') + line(job.dates),
  'bold-company-role': (job) => row(b(joined(', ', job.company, job.role)), job.place) + line(job.dates),
  'company-colon-role': (job) =>
    row(`${b(job.company)}: ${job.role}`, job.dates) + (job.place ? line(job.place) : ''),
  'commas-company-first': (job) =>
    row(joined(', ', job.company, job.role), job.dates) + (job.place ? line(job.place) : ''),
  'commas-role-first': (job) =>
    line(b(joined(', ', job.role, job.company))) + line(joined(' | ', job.dates, job.place)),
  'commas-below-dates': (job) => line(job.dates) + line(joined(', ', job.company, job.place, job.role)),
  'place-first': (job) => row(job.place ?? '', job.dates) + line(b(job.company)) + line(job.role),
  'company-right-place': (job) => row(b(job.company), job.place) + row(job.role, job.dates),
  'three-columns': (job) =>
    `<div class="three"><div>${job.dates}</div><div>${b(job.company)}</div><div>${line(job.role)}${job.place ? line(job.place) : ''}</div></div>`,
  'role-slash-company': (job) => row(joined(' / ', b(job.role), job.company, job.place), job.dates),
  'small-company': (job) =>
    line(`<span class="large">${job.role}</span>`) +
    line(b(job.company)) +
    line(job.dates) +
    (job.place ? line(job.place) : ''),
  'docs-serif': (job) =>
    line(joined(' — ', joined(', ', b(job.company), job.place), i(job.role))) +
    line(`<small class="caps">${job.dates}</small>`),
  'caps-company': (job) =>
    row(`<span class="caps">${job.company}</span>`, job.place ?? '') + row(i(job.role), job.dates),
  'dash-in-line': (job) => row(joined(' – ', job.company, job.role, job.place), job.dates),
  'commas-in-line': (job) => row(joined(', ', job.role, job.company, job.place), job.dates),
  'plain-role': (job) => line(job.role) + line(joined(', ', job.company, job.place)) + line(job.dates),
  centred: (job) =>
    `<div class="centre">${line(b(joined(', ', job.company, job.place))) + line(i(job.role)) + line(job.dates)}</div>`,
  'colour-place': (job) =>
    row(`<span class="large">${job.company}</span>`, `<span class="colour">${job.place ?? ''}</span>`) +
    row(`<small class="caps">${job.role}</small>`, i(job.dates)),
  'bars-with-dates-first': (job) => line(joined(' | ', job.dates, b(job.company), job.role, job.place)),
  'role-in-brackets': (job) => row(`${b(job.company)} (${job.role})`, job.place ?? '') + line(job.dates),
  'caps-role-dash': (job) =>
    row(joined(' — ', `<span class="caps">${job.role}</span>`, job.company), job.dates) +
    (job.place ? line(i(job.place)) : ''),
  'place-then-company': (job) =>
    line(joined(' • ', job.dates, job.place)) + line(i(job.company)) + line(b(job.role)),
}
const keptOut = new Set([
  'role-in-brackets',
  'caps-role-dash',
  'place-then-company',
  'docs-serif',
  'caps-company',
  'dash-in-line',
  'commas-in-line',
  'plain-role',
  'centred',
  'colour-place',
  'bars-with-dates-first',
])
const inSentences = new Set(['linkedin', 'dots-below', 'at-sign', 'plain-role'])
/** Here the company is printed once, above two roles that were held there. */
const withTwoRoles = new Set(['two-roles'])

export const templates = Object.entries(heads).map(([name, head]) => ({
  name,
  head,
  isKeptOut: keptOut.has(name),
}))

const fonts = ['Liberation Sans', 'Liberation Serif', 'DejaVu Sans']
const style = (font, size) => `
  @page { size: A4; margin: 18mm } body { font: ${size}pt/1.3 '${font}'; margin: 0 } p, ul { margin: 2pt 0 }
  h1 { font-size: ${size + 10}pt; margin: 0 } h2 { font-size: ${size + 3}pt; margin: 12pt 0 4pt } ul { padding-left: 14pt }
  .row { display: flex; justify-content: space-between } .beside { display: grid; grid-template-columns: 95pt 1fr }
  .three { display: grid; grid-template-columns: 110pt 170pt 1fr } .caps { text-transform: uppercase } .centre { text-align: center } .large { font-size: ${size + 1}pt; font-weight: bold }
  .colour { color: #a33; font-style: italic } small { font-size: ${size - 1}pt } .job { margin-bottom: 8pt }`

const withDates = (job, language, role = job) => ({
  company: job.company && escape(job.company),
  role: escape(role.role),
  place: job.place && escape(job.place),
  dates: `${role.from} – ${role.to}`,
  at: language.at,
})

const jobHtml = ({ name, head }, job, language) => {
  const body = inSentences.has(name) ? sentences : bullets
  const note = job.note ? line(escape(job.note)) : ''
  const given = withDates(job, language)
  const first = (job.company ? head(given) : row(b(given.role), given.dates)) + note + body(job.tasks)
  if (!withTwoRoles.has(name) || !job.company) return `<div class="job">${first}</div>`
  const { role, dates } = withDates(job, language, job.earlier)
  return `<div class="job">${first}${row(i(role), dates)}${body(job.earlier.tasks)}</div>`
}

/** Set as the jobs are, or without a role. */
const volunteeringHtml = ({ name, head }, job, language) => {
  const given = withDates(job, language)
  const first = job.hasRole ? head(given) : line(b(given.company)) + line(given.dates)
  return first + (inSentences.has(name) ? sentences : bullets)(job.tasks)
}

export const htmlOf = (template, person, seed) => {
  const { language, jobs, volunteering } = person
  return `<!doctype html><meta charset="utf-8"><style>${style(fonts[seed % 3], 10 + (seed % 2))}</style>
  <h1>${person.name}</h1><div>${person.name.toLowerCase().replaceAll(' ', '.')}@example.com | ${escape(person.town)}</div>
  <h2>${person.title}</h2>${jobs.map((job) => jobHtml(template, job, language)).join('')}
  ${volunteering ? `<h2>${language.titles.volunteer}</h2>${volunteeringHtml(template, volunteering, language)}` : ''}
  <h2>${language.titles.education}</h2>${row(b(escape(person.school)), '2009 – 2012')}${line(language.school)}
  <h2>${language.titles.skills}</h2><div>Excel, Figma, Python</div>`
}

/** What a reader should find, in the words that are printed. */
export const truthOf = ({ name }, { jobs, volunteering }) => ({
  volunteering: volunteering ? [volunteering] : [],
  work: jobs.flatMap((job) => [
    { company: job.company, role: job.role, place: job.place, startYear: job.startYear },
    ...(withTwoRoles.has(name) && job.company
      ? [{ company: job.company, role: job.earlier.role, place: job.place, startYear: job.earlier.startYear }]
      : []),
  ]),
})
