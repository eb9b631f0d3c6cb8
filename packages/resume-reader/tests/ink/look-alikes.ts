import { text } from '@thumbfolio/testing/pdf-builder'
import { boxFont, drawnFont } from './ink-fonts.js'
import { group, image, type InkPage, place, q, resume, scanOf } from './ink-pdf.js'

/** Every look-alike shows these words, whatever is painted around them. */
export const shown = ['Seen', '5558675309']
const words = shown.join(' ')
const show = text(50, 500, 12, words)
const box = '40 490 220 30 re f'
const dark = image(2, 2, Buffer.from([20, 60, 40, 30]))
const pictures = { resources: '/XObject << /I 20 0 R >>', objects: { 20: dark } }
const only = (content: string, more: Omit<InkPage, 'content'> = {}): InkPage => ({
  content: resume + content,
  ...more,
})
const state = (entries: string) => ({ resources: `/ExtGState << /G << ${entries} >> >>` })
const shading = (from: string, to: string) => ({
  resources: `/Shading << /S << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 600 0] /Extend [true true] /Function << /FunctionType 2 /Domain [0 1] /C0 [${from}] /C1 [${to}] /N 1 >> >> >>`,
})
const noise = image(
  600,
  800,
  Buffer.from(Array.from({ length: 480_000 }, (_, at) => 40 + ((at * 7919) % 60))),
)
const round = '40 490 m 30 505 30 505 40 520 c 260 520 l 270 505 270 505 260 490 c h'
const lines = [
  { x: 50, y: 760, size: 20, words: 'Ada Example' },
  { x: 50, y: 700, size: 14, words: 'Experience' },
  { x: 50, y: 500, size: 12, words },
]

/** Text that people see, on pages that look like the tricks. */
export const lookAlikes: Record<string, InkPage> = {
  'white on a dark banner': only(`0 0 0.4 rg ${box} 1 g ${show} 0 g`),
  'white on a dark round shape': only(`0 0 0.4 rg ${round} f 1 g ${show} 0 g`),
  'white on a photograph': only(place('I', 40, 490, 220, 30) + `1 g ${show} 0 g`, pictures),
  'on a photograph of the whole page': {
    content: place('I', 0, 0, 600, 800) + `1 g ${resume} ${show}`,
    resources: '/XObject << /I 20 0 R >>',
    objects: { 20: noise },
  },
  'on a coloured side column that is painted first': {
    content: `0.85 0.9 1 rg 0 0 300 800 re f 0 g ${resume} ${show}`,
  },
  'dark page, light letters': { content: `0.1 g 0 0 600 800 re f 0.9 g ${resume} ${show}` },
  'drawn, and its outline drawn after it': only(`${show} 1 Tr 0.3 w ${show} 0 Tr`),
  'drawn twice, as a shadow': only(`0.7 g ${text(51, 499, 12, words)} 0 g ${show}`),
  'drawn twice on a photograph': only(
    place('I', 40, 490, 220, 30) + `0.5 g ${text(51, 499, 12, words)} 1 g ${show} ${show} 0 g`,
    pictures,
  ),
  'under a highlight that multiplies': only(`${show} ${q(`/G gs 1 1 0 rg ${box}`)}`, state('/BM /Multiply')),
  'under a highlight annotation': only(show, {
    page: '/Annots [20 0 R]',
    objects: {
      20: '<< /Type /Annot /Subtype /Highlight /F 4 /C [1 1 0] /Rect [40 490 260 520] /QuadPoints [40 520 260 520 40 490 260 490] >>',
    },
  }),
  'under a thin wash of grey': only(`${show} ${q(`/G gs 0.5 g ${box}`)}`, state('/ca 0.15')),
  'under a transparent logo': only(show + place('I', 40, 490, 220, 30), {
    resources: '/XObject << /I 20 0 R >>',
    objects: {
      20: image(2, 2, Buffer.alloc(4, 20), '/SMask 21 0 R'),
      21: image(2, 2, Buffer.alloc(4, 30)),
    },
  }),
  'under a watermark of light letters': only(
    `${show} ${q(`/G gs 0.5 g ${text(20, 480, 60, 'DRAFT')}`)}`,
    state('/ca 0.2'),
  ),
  'struck through and underlined': only(`${show} 0.6 w 50 504 m 200 504 l S 50 498 m 200 498 l S`),
  'on a gradient': only(`q 40 490 220 30 re W n /S sh Q ${show}`, shading('1 1 1', '0.6 0.8 1')),
  'white on a dark gradient': only(
    `q 40 490 220 30 re W n /S sh Q 1 g ${show} 0 g`,
    shading('0 0 0.3', '0.3 0 0.3'),
  ),
  'in a clip that it fits in': only(q(`40 490 220 30 re W n ${show}`)),
  'in a round clip that it fits in': only(q(`${round} W n ${show}`)),
  'with half of the ink': only(q(`/G gs ${show}`), state('/ca 0.5')),
  'in a group of half the ink': only(q('/G gs /X Do'), {
    resources: '/ExtGState << /G << /ca 0.5 >> >> /XObject << /X 20 0 R >>',
    objects: { 20: group(show) },
  }),
  'through a mask that lets all pass': only(q(`/G gs ${show}`), {
    ...state('/SMask << /Type /Mask /S /Luminosity /G 20 0 R >>'),
    objects: { 20: group('1 g 0 0 600 800 re f', 'DeviceGray') },
  }),
  'with a gradient for its ink': only(`/Pattern cs /P scn ${show} 0 g`, {
    resources:
      '/Pattern << /P << /PatternType 2 /Shading << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 600 0] /Extend [true true] /Function << /FunctionType 2 /Domain [0 1] /C0 [0 0 1] /C1 [1 0 0] /N 1 >> >> >> >>',
  }),
  'white with a blend of differences': only(q(`/G gs 1 g ${show}`), state('/BM /Difference')),
  'of a light grey': only(`0.75 g ${show} 0 g`),
  'glyphs that are drawings': only(text(50, 500, 12, words, 'T'), {
    fonts: '/T 30 0 R',
    objects: drawnFont('500 0 0 0 500 700 d1 0 0 400 700 re f'),
  }),
  'a font of its own': only(text(50, 500, 12, words, 'T'), {
    fonts: '/T 30 0 R',
    objects: boxFont(() => true),
  }),
  'a font that the file does not bring, under a wash': only(
    `${text(50, 500, 12, words, 'T')} ${q(`/G gs 0.5 g ${box}`)}`,
    {
      ...state('/ca 0.15'),
      fonts: '/T << /Type /Font /Subtype /TrueType /BaseFont /NobodysSans /Encoding /WinAnsiEncoding >>',
    },
  ),
  'on a white card on a photograph': only(`${place('I', 30, 480, 260, 60)} 1 g ${box} 0 g ${show}`, pictures),
  'in a form field': only('', {
    page: '/Annots [20 0 R]',
    objects: {
      20: `<< /Type /Annot /Subtype /Widget /FT /Tx /T (f) /F 4 /Rect [40 490 260 520] /V (${words}) /DA (/Helv 12 Tf 0 g) /MK << /BG [0.9 0.9 1] >> >>`,
    },
  }),
  'a text layer that agrees with its scan': {
    content: `${place('I', 0, 0, 600, 800)} 3 Tr ${lines.map(({ x, y, size, words: line }) => text(x, y, size, line, 'C')).join('')} 0 Tr`,
    resources: '/XObject << /I 20 0 R >>',
    objects: { 20: scanOf(lines) },
    fonts: '/C << /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>',
  },
  'a text layer below its scan': {
    content: `${lines.map(({ x, y, size, words: line }) => text(x, y, size, line, 'C')).join('')} ${place('I', 0, 0, 600, 800)}`,
    resources: '/XObject << /I 20 0 R >>',
    objects: { 20: scanOf(lines) },
    fonts: '/C << /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>',
  },
  'a line that the end of a page cuts in two': only(q(`0 503 600 20 re W n ${show}`)),
  'turned, on a dark side column': only(
    `0 0 0.4 rg 400 100 60 400 re f 1 g BT /F1 12 Tf 0 1 -1 0 435 150 Tm (${words}) Tj ET 0 g`,
  ),
}
