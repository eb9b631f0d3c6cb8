import { fonts, pdfOf, stream, text } from '@thumbfolio/testing/pdf-builder'

/** What a page needs besides its operators. Objects are numbered from 20. */
export interface InkPage {
  readonly content: string
  readonly objects?: Record<number, string | Buffer>
  /** Entries of the page's resources, `/Font` aside. */
  readonly resources?: string
  readonly fonts?: string
  /** Entries of the page, such as `/Annots`. */
  readonly page?: string
  /** Entries of the catalog. */
  readonly catalog?: string
}

/** What every page says besides what is tried on it. */
export const resume = [
  text(50, 760, 20, 'Ada Example'),
  text(50, 740, 10, 'ada@example.com'),
  text(50, 700, 14, 'Experience'),
  text(50, 680, 10, 'Engineer, Acme Mills, 2019 - 2021'),
].join('')

export const pdfWith = ({
  content,
  objects = {},
  resources = '',
  fonts: more = '',
  ...entries
}: InkPage): Buffer =>
  pdfOf({
    1: `<< /Type /Catalog /Pages 2 0 R ${entries.catalog ?? ''} >>`,
    2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    3: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 6 0 R ${entries.page ?? ''}
      /Resources << /Font << /F1 4 0 R /F2 5 0 R /F3 7 0 R ${more} >> ${resources} >> >>`,
    ...fonts,
    6: stream(content),
    ...objects,
  })

export const form = (content: string, entries = '', box = '0 0 600 800'): Buffer =>
  stream(
    content,
    `/Type /XObject /Subtype /Form /BBox [${box}] /Resources << /Font << /F1 4 0 R >> ${entries} >>`,
  )

export const group = (content: string, space = 'DeviceRGB'): Buffer =>
  stream(
    content,
    `/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Group << /S /Transparency /CS /${space} >> /Resources << /Font << /F1 4 0 R >> >>`,
  )

/** A grey image of so many pixels, each a byte. */
export const image = (width: number, height: number, pixels: Buffer, entries = ''): Buffer =>
  stream(
    pixels,
    `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 ${entries}`,
  )

/** Paints an XObject into a box. */
export const place = (name: string, x: number, y: number, width: number, height: number): string =>
  `q ${width} 0 0 ${height} ${x} ${y} cm /${name} Do Q\n`

/** What is drawn inside leaves no trace in the state. */
export const q = (content: string): string => `q ${content} Q\n`

const scanPoints = { width: 600, height: 800 }

/**
 * A picture of a page at two pixels a point: for each letter of Courier a stem and a bar, so that a row of them has the
 * letters, words and lines of what it shows.
 */
export const scanOf = (lines: readonly { x: number; y: number; size: number; words: string }[]): Buffer => {
  const [width, height] = [2 * scanPoints.width, 2 * scanPoints.height]
  const pixels = Buffer.alloc(width * height, 250)
  const dark = (x: number, y: number, w: number, h: number) => {
    for (let row = Math.round(2 * y); row < Math.round(2 * (y + h)); row += 1)
      pixels.fill(20, row * width + Math.round(2 * x), row * width + Math.round(2 * (x + w)))
  }
  for (const { x, y, size, words } of lines)
    [...words].forEach((letter, at) => {
      if (letter === ' ') return
      const [left, top] = [x + 0.6 * size * at, scanPoints.height - y - 0.6 * size]
      dark(left + 0.06 * size, top, 0.12 * size, 0.6 * size)
      dark(left + 0.06 * size, top + 0.25 * size, 0.5 * size, 0.12 * size)
    })
  return image(width, height, pixels)
}
