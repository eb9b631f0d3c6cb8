import { escape, join, sheetOf } from '../sheet.mjs'

const run = (text, style) => (text ? `<text:span text:style-name="${style}">${text}</text:span>` : '')
const paragraph = (style, ...parts) => `<text:p text:style-name="${style}">${parts.join('')}</text:p>`
const tab = '<text:tab/>'

/** A word processor's page with tab stops: dates at the right edge, page numbers below, the name above from page two. */
export const ledger = {
  dates: 'short',
  through: 'office',
  suffix: 'fodt',
  between: ' - ',
  prints: {
    basics: ['name', 'label', 'email', 'phone', 'url', 'summary', 'location.city', 'location.region'],
    work: ['name', 'position', 'location', 'startDate', 'endDate', 'highlights'],
    volunteer: ['organization', 'position', 'startDate', 'endDate', 'highlights'],
    education: ['institution', 'area', 'studyType', 'startDate', 'endDate'],
    certificates: ['name', 'issuer', 'date'],
    awards: ['title', 'awarder', 'date'],
    projects: ['name', 'description', 'startDate', 'endDate'],
    skills: ['name', 'keywords'],
    languages: ['language', 'fluency'],
    references: ['name', 'reference'],
  },
  html(person) {
    const s = sheetOf(person, this)
    const frame = (title, body) => paragraph('Title2', title) + body
    const bullets = (texts) =>
      (texts ?? []).map((text) => paragraph('Bullet', `•${tab}${escape(text)}`)).join('')
    const line = (bold, rest, when) => paragraph('Line', run(bold, 'B'), rest, tab, when)
    const place = join([s.location.city, s.location.region], ', ')
    const body = [
      paragraph('Name', escape(s.name)),
      paragraph('Centre', run(escape(s.label), 'I')),
      paragraph(
        'Centre',
        join(
          [place, s.phone, s.email, s.url].map((part) => part && escape(part)),
          ' | ',
        ),
      ),
      frame(s.title('summary'), paragraph('Line', escape(s.summary))),
      s.section(
        'work',
        (job) =>
          line(escape(job.name), `, ${escape(job.location)}`, s.range(job)) +
          paragraph('Line', run(escape(job.position), 'I')) +
          bullets(job.highlights),
        frame,
      ),
      s.section(
        'education',
        (school) =>
          line(escape(school.institution), '', s.range(school)) +
          paragraph(
            'Line',
            join(
              [school.studyType, school.area].map((part) => part && escape(part)),
              ', ',
            ),
          ),
        frame,
      ),
      s.section(
        'projects',
        (project) =>
          line(escape(project.name), '', s.range(project)) + paragraph('Line', escape(project.description)),
        frame,
      ),
      s.section(
        'volunteer',
        (job) =>
          line(escape(job.organization), '', s.range(job)) +
          paragraph('Line', run(escape(job.position), 'I')) +
          bullets(job.highlights),
        frame,
      ),
      s.section(
        'certificates',
        ({ name, issuer, date }) => line(escape(name), `, ${escape(issuer)}`, s.on(date)),
        frame,
      ),
      s.section(
        'awards',
        ({ title, awarder, date }) => line(escape(title), `, ${escape(awarder)}`, s.on(date)),
        frame,
      ),
      s.section(
        'skills',
        ({ name, keywords }) => paragraph('Line', run(`${escape(name)}: `, 'B'), s.commas(keywords)),
        frame,
      ),
      s.section(
        'languages',
        ({ language, fluency }) => paragraph('Line', `${escape(language)} - ${escape(fluency)}`),
        frame,
      ),
      s.section(
        'references',
        ({ name, reference }) =>
          paragraph('Line', run(escape(name), 'B')) + paragraph('Line', escape(reference)),
        frame,
      ),
    ].join('')
    return document(escape(s.name), body)
  },
}

const style = (name, paragraphs, text) =>
  `<style:style style:name="${name}" style:family="paragraph"><style:paragraph-properties ${paragraphs[0] ?? ''}>${paragraphs[1] ?? ''}</style:paragraph-properties><style:text-properties fo:font-family="Liberation Sans" ${text}/></style:style>`
const stop = (position, type) =>
  `<style:tab-stops><style:tab-stop style:position="${position}" style:type="${type}"/></style:tab-stops>`

const document = (name, body) => `<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text">
<office:automatic-styles>
${style('Name', ['fo:text-align="center"'], 'fo:font-size="20pt" fo:font-weight="bold"')}
${style('Centre', ['fo:text-align="center"'], 'fo:font-size="10.5pt"')}
${style('Title2', ['fo:margin-top="0.45cm" fo:margin-bottom="0.1cm" fo:border-bottom="0.5pt solid #000000" fo:keep-with-next="always"'], 'fo:font-size="12pt" fo:font-weight="bold" fo:text-transform="uppercase"')}
${style('Line', ['', stop('17cm', 'right')], 'fo:font-size="10.5pt"')}
${style('Bullet', ['fo:margin-left="0.6cm" fo:text-indent="-0.6cm"', stop('0.6cm', 'left')], 'fo:font-size="10.5pt"')}
<style:style style:name="B" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>
<style:style style:name="I" style:family="text"><style:text-properties fo:font-style="italic"/></style:style>
<style:page-layout style:name="P"><style:page-layout-properties fo:page-width="21cm" fo:page-height="29.7cm" fo:margin="2cm"/><style:footer-style/></style:page-layout>
</office:automatic-styles>
<office:master-styles><style:master-page style:name="Standard" style:page-layout-name="P"><style:footer><text:p text:style-name="Centre">${name} - <text:page-number/></text:p></style:footer></style:master-page></office:master-styles>
<office:body><office:text>${body}</office:text></office:body></office:document>`
