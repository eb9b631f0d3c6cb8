import { constants, deflateRawSync, deflateSync } from 'node:zlib'

/** Objects by number, `1` is the catalog. */
export const pdfOf = (objects: Record<number, string | Buffer>, trailer = '/Root 1 0 R'): Buffer => {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const offsets = new Map<number, number>()
  let length = parts[0]?.length ?? 0
  for (const [number, body] of Object.entries(objects)) {
    const bytes = Buffer.concat([
      Buffer.from(`${number} 0 obj\n`),
      Buffer.from(body),
      Buffer.from('\nendobj\n'),
    ])
    offsets.set(Number(number), length)
    length += bytes.length
    parts.push(bytes)
  }
  const size = Math.max(...offsets.keys()) + 1
  const rows = Array.from({ length: size }, (_, at) => {
    const offset = offsets.get(at)
    return offset === undefined ? '0000000000 65535 f \n' : `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n${rows.join('')}trailer\n<< /Size ${size} ${trailer} >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}

export const stream = (content: string | Buffer, dictionary = ''): Buffer => {
  const bytes = Buffer.from(content)
  return Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length} ${dictionary} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ])
}

const resources = '/Resources << /Font << /F1 4 0 R /F2 5 0 R /F3 7 0 R >> >>'
export const fonts = {
  4: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  5: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
  7: '<< /Type /Font /Subtype /Type1 /BaseFont /Symbol >>',
}

/** One page with a content stream of PDF operators. */
export const onePage = (content: string | Buffer, { rotate = 0, filter = '' } = {}): Buffer =>
  pdfOf({
    1: '<< /Type /Catalog /Pages 2 0 R >>',
    2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    3: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Rotate ${rotate} ${resources} /Contents 6 0 R >>`,
    ...fonts,
    6: stream(content, filter),
  })

/** A page for each content stream. */
export const pagesOf = (...contents: string[]): Buffer =>
  pdfOf({
    1: '<< /Type /Catalog /Pages 2 0 R >>',
    2: `<< /Type /Pages /Kids [${contents.map((_, at) => `${10 + 2 * at} 0 R`).join(' ')}] /Count ${contents.length} >>`,
    ...fonts,
    ...Object.fromEntries(
      contents.flatMap((content, at) => [
        [
          10 + 2 * at,
          `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] ${resources} /Contents ${11 + 2 * at} 0 R >>`,
        ],
        [11 + 2 * at, stream(content)],
      ]),
    ),
  })

export const text = (x: number, y: number, size: number, words: string, font = 'F1'): string =>
  `BT /${font} ${size} Tf 1 0 0 1 ${x} ${y} Tm (${words}) Tj ET\n`

/** Words as octal codes, for letters beyond ASCII that Latin-1 has. */
export const latin = (words: string): string =>
  words.replace(/[\u0080-\u00ff]/g, (char) => `\\${char.charCodeAt(0).toString(8)}`)

/** A link over a box, from its lower left corner; each of `lines` is a box of its own. */
export interface LinkBox {
  url: string
  lines: readonly [x: number, y: number, width: number][]
}

/** One page with links 12 points high. */
export const linkedPage = (content: string, links: readonly LinkBox[]): Buffer => {
  const boxes = ({ lines }: LinkBox) => lines.map(([x, y, width]) => [x, y - 3, x + width, y + 9] as const)
  const around = (link: LinkBox) => {
    const all = boxes(link)
    const side = (at: 0 | 1 | 2 | 3, pick: (...of: number[]) => number) => pick(...all.map((box) => box[at]))
    return [side(0, Math.min), side(1, Math.min), side(2, Math.max), side(3, Math.max)].join(' ')
  }
  const quads = (link: LinkBox) =>
    boxes(link)
      .map(([x0, y0, x1, y1]) => [x0, y1, x1, y1, x0, y0, x1, y0].join(' '))
      .join(' ')
  return pdfOf({
    1: '<< /Type /Catalog /Pages 2 0 R >>',
    2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    3: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] ${resources} /Contents 6 0 R /Annots [${links.map((_, at) => `${10 + at} 0 R`).join(' ')}] >>`,
    ...fonts,
    6: stream(content),
    ...Object.fromEntries(
      links.map((link, at) => [
        10 + at,
        `<< /Type /Annot /Subtype /Link /Rect [${around(link)}] /QuadPoints [${quads(link)}] /A << /S /URI /URI (${link.url}) >> >>`,
      ]),
    ),
  })
}

/** A few kilobytes that unfold to gigabytes: each filter multiplies the next. */
export const bomb = (): Buffer => {
  const once = deflateSync(Buffer.alloc(400 * 2 ** 20, ' '))
  return onePage(deflateSync(once), { filter: '/Filter [/FlateDecode /FlateDecode]' })
}

/** A thousandth of what it unfolds to. */
export const deflatedSpaces = (megabytes: number): Buffer => {
  const block = deflateRawSync(Buffer.alloc(2 ** 20, ' '), { finishFlush: constants.Z_FULL_FLUSH })
  const blocks = Array.from({ length: megabytes }, () => block)
  return Buffer.concat([Buffer.from([0x78, 0x9c]), ...blocks, deflateRawSync('')])
}

export const manyPages = (count: number): Buffer =>
  pdfOf({
    1: '<< /Type /Catalog /Pages 2 0 R >>',
    2: `<< /Type /Pages /Kids [${'3 0 R '.repeat(count)}] /Count ${count} >>`,
    3: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] >>',
  })

export const loopingPages = (): Buffer =>
  pdfOf({
    1: '<< /Type /Catalog /Pages 2 0 R >>',
    2: '<< /Type /Pages /Kids [3 0 R] /Count 2 /Parent 3 0 R >>',
    3: '<< /Type /Pages /Kids [2 0 R] /Count 2 /Parent 2 0 R >>',
  })

/** Requires an unknown password. */
export const encrypted = (): Buffer =>
  pdfOf(
    {
      1: '<< /Type /Catalog /Pages 2 0 R >>',
      2: '<< /Type /Pages /Kids [] /Count 0 >>',
      3: `<< /Filter /Standard /V 2 /R 3 /Length 128 /P -44 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >>`,
    },
    '/Root 1 0 R /Encrypt 3 0 R /ID [<00112233445566778899aabbccddeeff> <00112233445566778899aabbccddeeff>]',
  )
