const page = (style: string, body: string) =>
  `<!doctype html><meta charset="utf-8"><style>@page{margin:18mm}body{font:10pt/1.45 sans-serif;margin:0}p{margin:0}h1{font-size:20pt;margin:0 0 2mm}h2{font-size:13pt;margin:5mm 0 2mm}${style}</style>${body}`
const lines = (of: readonly string[]) => of.map((line) => `<p>${line}</p>`).join('')

interface Plain {
  readonly name: string
  readonly contact: string
  /** A title, and its lines. What is in `<i>` is set at the right margin. */
  readonly sections: readonly (readonly [string, ...string[]])[]
}

/** One column under a large name. */
export const plain = ({ name, contact, sections }: Plain): string =>
  page(
    'i{float:right;font-style:normal}a{color:inherit}',
    `<h1>${name}</h1><p>${contact}</p>` +
      sections.map(([title, ...under]) => `<h2>${title}</h2>${lines(under)}`).join(''),
  )

interface Europass {
  readonly titles: readonly [string, string, string, string, string]
  readonly person: readonly [string, ...string[]]
  readonly job: string
  readonly work: readonly (readonly string[])[]
  readonly school: readonly string[]
  readonly skills: readonly (readonly [string, string])[]
}

/** Labels at the right edge of a narrow column, values level with them. */
export function europass({ titles, person, job, work, school, skills }: Europass): string {
  const row = (label: string, values: readonly string[]) =>
    `<div class="row"><p>${label}</p><div>${lines(values)}</div></div>`
  const title = (text: string | undefined) => `<div class="row title"><p>${text}</p><div></div></div>`
  const entry = ([dates = '', role = '', firm = '', ...duties]: readonly string[]) =>
    row(dates, [`<b>${role}</b>`, firm, ...duties.map((duty) => `▪ ${duty}`)])
  const [of, wanted, worked, learned, can] = titles
  const [name, ...data] = person
  return page(
    '.row{display:grid;grid-template-columns:48mm 1fr;gap:5mm;margin-bottom:2mm}.row>p{text-align:right}.title{margin-top:4mm;font-weight:bold}.name{font-size:16pt}',
    row(`<b>${of}</b>`, [`<span class="name">${name}</span>`, ...data]) +
      row(`<b>${wanted}</b>`, [`<b>${job}</b>`]) +
      title(worked) +
      work.map(entry).join('') +
      title(learned) +
      entry(school) +
      title(can) +
      skills.map(([label, value]) => row(label, [value])).join(''),
  )
}

interface LinkedIn {
  readonly side: readonly (readonly [string, ...string[]])[]
  readonly name: string
  readonly label: string
  readonly town: string
  readonly summary: readonly [string, ...string[]]
  readonly work: readonly [string, ...(readonly [string, string, string, string])[]]
  readonly school: readonly [string, string, string]
}

/** A dark sidebar of contact data, skills and languages; the career beside it. */
export function linkedIn({ side, name, label, town, summary, work, school }: LinkedIn): string {
  const [summaryTitle, ...sentences] = summary
  const [workTitle, ...jobs] = work
  const [schoolTitle, at, degree] = school
  return page(
    '@page{margin:0}body{display:grid;grid-template-columns:60mm 1fr}aside{background:#293e49;color:#e1e8eb;padding:12mm 6mm;min-height:270mm}aside h2{font-size:12pt}main{padding:12mm 8mm}h1{font-size:24pt}.firm{font-size:12pt;margin-top:3mm}.role{font-size:11.5pt}.dates{font-size:10pt}main h2{font-size:15pt}',
    `<aside>${side.map(([title, ...under]) => `<h2>${title}</h2>${lines(under)}`).join('')}</aside>` +
      `<main><h1>${name}</h1><p class="firm">${label}</p><p>${town}</p>` +
      `<h2>${summaryTitle}</h2>${lines(sentences)}<h2>${workTitle}</h2>` +
      jobs
        .map(
          ([firm, role, dates, duty]) =>
            `<p class="firm">${firm}</p><p class="role">${role}</p><p class="dates">${dates}</p><p>${duty}</p>`,
        )
        .join('') +
      `<h2>${schoolTitle}</h2><p class="firm">${at}</p><p>${degree}</p></main>`,
  )
}
