import { load } from '../tools.mjs'
import { addressOf, sheetOf } from '../sheet.mjs'

const plain = (text) => String(text).replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
const width = 10466

/**
 * The bullet template that American career services hand out as a Word file: name in the middle, titles over a rule, firm
 * and place, role and dates at the two ends of a line, and one section for skills, languages and interests together.
 */
export const wordBullets = {
  through: 'office',
  suffix: 'docx',
  dates: 'long',
  prints: {
    basics: [
      'name',
      'email',
      'phone',
      'location.address',
      'location.city',
      'location.region',
      'location.postalCode',
      'profiles.network',
      'profiles.username',
      'profiles.url',
    ],
    work: ['name', 'position', 'location', 'startDate', 'endDate', 'highlights'],
    volunteer: ['organization', 'position', 'startDate', 'endDate', 'highlights'],
    education: ['institution', 'area', 'studyType', 'endDate', 'score', 'courses'],
    certificates: ['name', 'issuer', 'date'],
    skills: ['name', 'keywords'],
    languages: ['language', 'fluency'],
    interests: ['name', 'keywords'],
  },
  asPrinted(person) {
    if (person.basics.location.countryCode !== 'US') delete person.basics.location.region
    return person
  },
  async html(person) {
    const { AlignmentType, BorderStyle, Document, Packer, Paragraph, TabStopType, TextRun } = load('docx')
    const s = sheetOf(person, this)
    const title = (section) => plain(s.title(section))
    const both = (left, right, style) =>
      new Paragraph({
        tabStops: [{ type: TabStopType.RIGHT, position: width }],
        children: [new TextRun({ text: left, ...style }), new TextRun(`\t${right}`)],
      })
    const heading = (text) =>
      new Paragraph({
        alignment: AlignmentType.CENTER,
        spacing: { before: 140, after: 40 },
        border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: '000000', space: 1 } },
        children: [new TextRun({ text, bold: true })],
      })
    const bullets = (texts) => texts.map((text) => new Paragraph({ text, bullet: { level: 0 } }))
    const labelled = (label, text) =>
      new Paragraph({ children: [new TextRun({ text: `${label}: `, bold: true }), new TextRun(text)] })
    const words =
      s.lang === 'de'
        ? { grade: 'Note', courses: 'Schwerpunkte', more: 'Kenntnisse und Interessen' }
        : {
            grade: s.location.countryCode === 'US' ? 'GPA' : 'Result',
            courses: 'Relevant coursework',
            more: 'Skills & Interests',
          }
    const centred = (text, style) =>
      new Paragraph({ alignment: AlignmentType.CENTER, children: [new TextRun({ text, ...style })] })
    const contact = [s.email, s.phone, ...s.profiles.map(({ url }) => url.replace(/^https:\/\/(www\.)?/, ''))]
    const children = [
      centred(s.name, { bold: true, size: 32 }),
      centred(addressOf(s.location)),
      centred(contact.join(' • ')),
      heading(title('education')),
      ...person.education.flatMap((school) => [
        both(school.institution, plain(s.on(school.endDate)), { bold: true }),
        new Paragraph(`${school.studyType}, ${school.area}. ${words.grade}: ${school.score}`),
        new Paragraph(`${words.courses}: ${school.courses.join(', ')}`),
      ]),
      heading(title('work')),
      ...person.work.flatMap((job) => [
        both(job.name, job.location, { bold: true }),
        both(job.position, plain(s.range(job)), { italics: true }),
        ...bullets(job.highlights),
      ]),
      heading(title('volunteer')),
      ...person.volunteer.flatMap((job) => [
        both(job.organization, '', { bold: true }),
        both(job.position, plain(s.range(job)), { italics: true }),
        ...bullets(job.highlights),
      ]),
      heading(title('certificates')),
      ...person.certificates.map(({ name, issuer, date }) => both(`${name}, ${issuer}`, plain(s.on(date)))),
      heading(words.more),
      ...person.skills.map(({ name, keywords }) => labelled(name, keywords.join(', '))),
      labelled(
        title('languages'),
        person.languages.map(({ language, fluency }) => `${language} (${fluency})`).join(', '),
      ),
      labelled(
        title('interests'),
        person.interests.map(({ name, keywords }) => `${name} (${keywords.join(', ')})`).join('; '),
      ),
    ]
    return Packer.toBuffer(
      new Document({
        styles: { default: { document: { run: { font: 'Liberation Serif', size: 21 } } } },
        sections: [
          { properties: { page: { margin: { top: 850, bottom: 850, left: 720, right: 720 } } }, children },
        ],
      }),
    )
  },
}
