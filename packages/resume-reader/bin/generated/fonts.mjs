import { deflateSync } from 'node:zlib'
import { pdfOf, stream } from '@thumbfolio/testing/pdf-builder'

/** Widths of the letters from space to tilde, in thousandths of the size (Adobe's metrics of the standard fonts). */
const metrics = {
  Helvetica:
    '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584',
  'Helvetica-Bold':
    '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584',
  'Times-Roman':
    '250 333 408 500 500 833 778 180 333 333 500 564 250 333 250 278 500 500 500 500 500 500 500 500 500 500 278 278 564 564 564 444 921 722 667 667 722 611 556 722 722 333 389 722 611 889 722 722 556 722 667 556 611 722 722 944 722 722 611 333 278 333 469 500 333 444 500 444 500 444 333 500 500 278 278 500 278 778 500 500 500 500 333 389 278 500 500 722 500 500 444 480 200 480 541',
  'Times-Bold':
    '250 333 555 500 500 1000 833 278 333 333 500 570 250 333 250 278 500 500 500 500 500 500 500 500 500 500 333 333 570 570 570 500 930 722 667 722 722 667 611 778 778 389 500 778 667 944 722 778 611 778 722 556 667 722 722 1000 722 722 667 333 278 333 581 500 333 500 556 444 556 444 333 500 556 278 333 556 278 833 556 500 556 556 444 389 333 556 500 722 500 500 444 394 220 394 520',
}
const widths = Object.fromEntries(
  Object.entries(metrics).map(([font, list]) => [font, list.split(' ').map(Number)]),
)
const likes = { '–': '0', '—': 'W', '•': '-', '’': "'", '·': '.', ß: 's', ł: 'l', Ł: 'L' }

const widthOfLetter = (letter, font) => {
  const plain = likes[letter] ?? letter.normalize('NFD')[0]
  return widths[font][plain.codePointAt(0) - 32] ?? 556
}

/** In points. */
export const widthOf = (text, font, size) =>
  ([...text].reduce((sum, letter) => sum + widthOfLetter(letter, font), 0) * size) / 1_000

const firstCode = 128
const hex = (number, digits) => number.toString(16).toUpperCase().padStart(digits, '0')

/** Codes of the letters beyond ASCII that a document uses. */
const codesOf = (pages) => {
  const letters = [...new Set(pages.flat().flatMap(({ text }) => [...text]))].filter((letter) => letter > '~')
  return new Map(letters.sort().map((letter, at) => [letter, firstCode + at]))
}

const unicodeMap = (codes) =>
  stream(
    `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /U def /CMapType 2 def
1 begincodespacerange <00> <FF> endcodespacerange
1 beginbfrange <20> <7E> <0020> endbfrange
${codes.size} beginbfchar
${[...codes].map(([letter, code]) => `<${hex(code, 2)}> <${hex(letter.codePointAt(0), 4)}>`).join('\n')}
endbfchar endcmap CMapName currentdict /CMap defineresource pop end end`,
  )

const glyphName = (letter) => `uni${hex(letter.codePointAt(0), 4)}`

const fontOf = (font, codes) => {
  const all = [...widths[font], 0, ...[...codes.keys()].map((letter) => widthOfLetter(letter, font))]
  const differences =
    codes.size > 0
      ? `/Differences [${firstCode} ${[...codes.keys()].map((letter) => `/${glyphName(letter)}`).join(' ')}]`
      : ''
  return `<< /Type /Font /Subtype /Type1 /BaseFont /${font} /FirstChar 32 /LastChar ${31 + all.length} /Widths [${all.join(' ')}] /Encoding << /Type /Encoding /BaseEncoding /WinAnsiEncoding ${differences} >> /ToUnicode 8 0 R >>`
}

const number = (value) => String(Math.round(value * 100) / 100)

/** A PDF of pages of `{ x, y, text, font, size, grey }` and rules `{ x, y, width, text: '' }`; y goes up, as in PDF. */
export const pdfFrom = (pages) => {
  const codes = codesOf(pages)
  const names = [...new Set(pages.flat().flatMap(({ font }) => font ?? []))]
  const fonts = names.map((font, at) => `/F${at} ${10 + at} 0 R`).join(' ')
  const codeOf = (letter) => hex(codes.get(letter) ?? letter.codePointAt(0), 2)
  const operators = ({ x, y, width, text, font, size, grey = 0 }) =>
    text === ''
      ? `0.6 G 0.7 w ${number(x)} ${number(y)} m ${number(x + width)} ${number(y)} l S\n`
      : `${grey} g BT /F${names.indexOf(font)} ${size} Tf 1 0 0 1 ${number(x)} ${number(y)} Tm <${[...text].map(codeOf).join('')}> Tj ET\n`
  const objects = pages.flatMap((marks, at) => [
    [
      20 + 2 * at,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << ${fonts} >> >> /Contents ${21 + 2 * at} 0 R >>`,
    ],
    [21 + 2 * at, stream(deflateSync(marks.map(operators).join('')), '/Filter /FlateDecode')],
  ])
  return pdfOf({
    1: '<< /Type /Catalog /Pages 2 0 R >>',
    2: `<< /Type /Pages /Kids [${pages.map((_, at) => `${20 + 2 * at} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    8: unicodeMap(codes),
    ...Object.fromEntries(names.map((font, at) => [10 + at, fontOf(font, codes)])),
    ...Object.fromEntries(objects),
  })
}
