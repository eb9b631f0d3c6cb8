/** Small PDFs built by hand, so that each test shows what is in its file. */

export const dataUrl = (bytes: Uint8Array) =>
  `data:application/pdf;base64,${Buffer.from(bytes).toString('base64')}`

/** A PDF of numbered objects (1 is the catalogue), with a correct cross-reference table. */
export function pdfOf(objects: readonly string[], trailer = ''): Buffer {
  let text = '%PDF-1.7\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const start = text.length
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

const stream = (text: string) => `<< /Length ${text.length} >>\nstream\n${text}\nendstream`
const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'
const page = (contents: number) =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${contents} 0 R >>`

/** Pages of text, one content stream each. */
function document(contents: readonly string[], trailer = ''): Buffer {
  const kids = contents.map((_, index) => `${4 + 2 * index} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${contents.length} /Kids [${kids}] >>`,
    font,
    ...contents.flatMap((content, index) => [page(5 + 2 * index), stream(content)]),
  ]
  return pdfOf(objects, trailer)
}

const line = (text: string, y: number, size: number, mode = 0) =>
  `BT ${mode} Tr /F1 ${size} Tf 72 ${y} Td (${text}) Tj ET`

/** A name in large type, a line under it, and a line in the invisible render mode. */
export const textPdf = (name: string, text: string, { hidden = '' } = {}) =>
  document([[line(name, 760, 24), line(text, 720, 11), hidden && line(hidden, 700, 11, 3)].join('\n')])

export const pagesPdf = (count: number) =>
  document(
    Array.from(
      { length: count },
      (_, index) => `${line('Ada Lovelace', 760, 24)}\n${line(`Page ${index + 1} of many`, 700, 11)}`,
    ),
  )

export const blankPdf = () => document(['0 0 m 100 100 l S'])

/** Standard security handler with a user password that is not known. */
export const encryptedPdf = () =>
  document(
    [line('secret', 700, 11)],
    `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >> /ID [<${'43'.repeat(16)}> <${'43'.repeat(16)}>]`,
  )
