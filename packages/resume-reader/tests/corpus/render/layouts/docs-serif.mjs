import { load } from '../tools.mjs'
import { sheetOf } from '../sheet.mjs'

const plain = (text) => String(text).replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
const columns = [6500, 3700]

/**
 * As the web's word processor offers its resume with serifs: a table without lines, firm, place and role on one line, the
 * dates in capitals below, and skills, awards and languages in a narrow column at the right.
 */
export const docsSerif = {
  through: 'office',
  suffix: 'docx',
  dates: 'long',
  between: ' - ',
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
    work: ['name', 'position', 'location', 'startDate', 'endDate', 'highlights'],
    education: ['institution', 'area', 'studyType', 'startDate', 'endDate'],
    projects: ['name', 'description'],
    skills: ['name', 'keywords'],
    awards: ['title', 'awarder', 'date'],
    certificates: ['name', 'issuer'],
    languages: ['language', 'fluency'],
  },
  asPrinted(person) {
    if (person.basics.location.countryCode !== 'US') delete person.basics.location.region
    return person
  },
  async html(person) {
    const docx = load('docx')
    const { BorderStyle, Document, Packer, Paragraph, Table, TableCell, TableRow, TextRun, WidthType } = docx
    const s = sheetOf(person, this)
    const grey = { color: '666666', size: 16 }
    const none = { style: BorderStyle.NONE, size: 0, color: 'FFFFFF' }
    const borders = { top: none, bottom: none, left: none, right: none }
    const runs = (...parts) =>
      parts.map((part) => new TextRun(typeof part === 'string' ? { text: part } : part))
    const line = (spacing, ...parts) => new Paragraph({ spacing, children: runs(...parts) })
    const heading = (section) =>
      line(
        { before: 260, after: 60 },
        {
          text: plain(s.title(section)).toUpperCase(),
          bold: true,
          color: '2079C7',
          size: 18,
          font: 'Open Sans',
        },
      )
    const dated = (entry) =>
      line(
        { after: 60 },
        { text: plain(s.range(entry)).toUpperCase(), font: 'Open Sans', color: '666666', size: 16 },
      )
    const head = (name, role) =>
      line(
        { before: 160 },
        { text: name, bold: true, size: 22 },
        { text: ` — ${role}`, italics: true, size: 22 },
      )
    const cell = (width, children) =>
      new TableCell({
        width: { size: width, type: WidthType.DXA },
        borders,
        margins: { right: 300 },
        children,
      })
    const { address, postalCode, city, region, countryCode } = s.location
    const town =
      { US: `${city}, ${region} ${postalCode}`, GB: `${city} ${postalCode}` }[countryCode] ??
      `${postalCode} ${city}`
    const left = [
      heading('work'),
      ...person.work.flatMap((job) => [
        head(`${job.name}, ${job.location}`, job.position),
        dated(job),
        ...job.highlights.map((text) => new Paragraph({ text, bullet: { level: 0 } })),
      ]),
      heading('education'),
      ...person.education.flatMap((school) => [
        head(school.institution, `${school.studyType}, ${school.area}`),
        dated(school),
      ]),
      heading('projects'),
      ...person.projects.map(({ name, description }) => head(name, description)),
    ]
    const right = [
      heading('skills'),
      ...person.skills.flatMap(({ name, keywords }) => [
        line({ before: 80 }, { text: name, bold: true }),
        line({}, keywords.join(', ')),
      ]),
      heading('awards'),
      ...person.awards.map(({ title, awarder, date }) =>
        line({ before: 80 }, { text: title, bold: true }, `, ${awarder}, ${plain(s.on(date))}`),
      ),
      heading('certificates'),
      ...person.certificates.map(({ name, issuer }) =>
        line({ before: 80 }, { text: name, bold: true }, `, ${issuer}`),
      ),
      heading('languages'),
      ...person.languages.map(({ language, fluency }) => line({}, `${language} (${fluency})`)),
    ]
    const contact = [
      address,
      town,
      { text: s.phone, bold: true },
      { text: s.email, bold: true },
      s.url.replace('https://', ''),
    ]
    const row = (one, two) => new TableRow({ children: [cell(columns[0], one), cell(columns[1], two)] })
    const table = new Table({
      width: { size: columns[0] + columns[1], type: WidthType.DXA },
      columnWidths: columns,
      borders: { ...borders, insideHorizontal: none, insideVertical: none },
      rows: [
        row(
          [
            line({}, { text: s.name, bold: true, size: 60 }),
            line({ before: 60 }, { text: s.label, ...grey, size: 20 }),
          ],
          contact.map((part) =>
            line({}, typeof part === 'string' ? { text: part, ...grey } : { ...part, ...grey }),
          ),
        ),
        row(left, right),
      ],
    })
    return Packer.toBuffer(
      new Document({
        styles: { default: { document: { run: { font: 'DejaVu Serif', size: 18 } } } },
        sections: [
          {
            properties: { page: { margin: { top: 720, bottom: 720, left: 860, right: 860 } } },
            children: [table],
          },
        ],
      }),
    )
  },
}
