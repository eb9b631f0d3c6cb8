import { zipped } from './zipped.js'

const namespaces = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const types = 'http://schemas.openxmlformats.org/package/2006/content-types'
const xml = (body: string) => `<?xml version="1.0" encoding="UTF-8"?>${body}`

interface Look {
  style?: string
  bold?: boolean
  list?: boolean
  /** Tracked changes behind the text. */
  inserted?: string
  deleted?: string
}

const run = (text: string, bold = false) =>
  text
    .split('\t')
    .map((part) => `<w:r><w:rPr>${bold ? '<w:b/>' : ''}</w:rPr><w:t xml:space="preserve">${part}</w:t></w:r>`)
    .join('<w:r><w:tab/></w:r>')

/** A paragraph of `docxOf`. */
export const docxParagraph = (text: string, { style, bold, list, inserted, deleted }: Look = {}): string =>
  [
    `<w:p><w:pPr>${style ? `<w:pStyle w:val="${style}"/>` : ''}`,
    list ? '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>' : '',
    `</w:pPr>${run(text, bold)}`,
    inserted ? `<w:ins w:id="1" w:author="a">${run(inserted)}</w:ins>` : '',
    deleted ? `<w:del w:id="2" w:author="a"><w:r><w:delText>${deleted}</w:delText></w:r></w:del>` : '',
    '</w:p>',
  ].join('')

/** A Word document with macros, which must not run. */
export const docxOf = (...paragraphs: string[]): Uint8Array =>
  zipped({
    '[Content_Types].xml': xml(
      `<Types xmlns="${types}"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    ),
    '_rels/.rels': xml(
      `<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
    'word/document.xml': xml(
      `<w:document ${namespaces}><w:body>${paragraphs.join('')}</w:body></w:document>`,
    ),
    'word/styles.xml': xml(
      `<w:styles ${namespaces}><w:style w:type="paragraph" w:styleId="Title"><w:name w:val="Title"/></w:style><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style></w:styles>`,
    ),
    'word/numbering.xml': xml(
      `<w:numbering ${namespaces}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
    ),
    'word/vbaProject.bin': 'AutoOpen',
  })
