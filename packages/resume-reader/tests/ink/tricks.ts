import { text } from '@thumbfolio/testing/pdf-builder'
import { boxFont, drawnFont, toUnicode } from './ink-fonts.js'
import { form, group, image, type InkPage, place, q, resume, scanOf } from './ink-pdf.js'

/** Every trick hides these words, and nothing else of its page. */
export const secret = ['Secret', '5558675309']
const words = secret.join(' ')
const hide = text(50, 500, 12, words)
/** The box that the words are in. */
const box = '40 490 220 30 re f'
const black = image(2, 2, Buffer.alloc(4, 20))
const white = image(2, 2, Buffer.alloc(4, 255))
const after = (content: string, more: Omit<InkPage, 'content'> = {}): InkPage => ({
  content: resume + hide + content,
  ...more,
})
const only = (content: string, more: Omit<InkPage, 'content'> = {}): InkPage => ({
  content: resume + content,
  ...more,
})
const state = (entries: string) => ({ resources: `/ExtGState << /G << ${entries} >> >>` })
const annotation = (entries: string, objects: Record<number, string | Buffer> = {}): InkPage =>
  after('', {
    page: '/Annots [20 0 R]',
    objects: { 20: `<< /Type /Annot /Rect [40 490 260 520] ${entries} >>`, ...objects },
  })
const look = (content: string) => form(content, '', '0 0 220 30')
const tiling = (content: string) =>
  `<< /Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 20 20] /XStep 20 /YStep 20 /Resources << >> /Length ${content.length} >>\nstream\n${content}\nendstream`
const whiteShading =
  '<< /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 600 0] /Extend [true true] /Function << /FunctionType 2 /Domain [0 1] /C0 [1] /C1 [1] /N 1 >> >>'
const tint = '<< /FunctionType 2 /Domain [0 1] /C0 [1 1 1] /C1 [0 0 0] /N 1 >>'
const layerOff = {
  catalog: '/OCProperties << /OCGs [40 0 R] /D << /OFF [40 0 R] /Order [] >> >>',
  resources: '/Properties << /L 40 0 R >>',
}
const layer = { 40: '<< /Type /OCG /Name (off) >>' }
const hatch = Array.from({ length: 60 }, (_, at) => `40 ${490 + at / 2} m 260 ${490 + at / 2} l S`).join(' ')
const round = '40 490 m 30 505 30 505 40 520 c 260 520 l 270 505 270 505 260 490 c h'
const shown = scanOf([
  { x: 50, y: 760, size: 20, words: 'Ada Example' },
  { x: 50, y: 700, size: 14, words: 'Experience' },
  { x: 50, y: 680, size: 12, words: 'Engineer, Acme Mills, 2019 - 2021' },
])
const layerOf = (...lines: [number, number, number, string][]) =>
  `3 Tr ${lines.map(([x, y, size, line]) => text(x, y, size, line, 'C')).join('')} 0 Tr\n`
const courier = '/C << /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>'
const scanned = (...lines: [number, number, number, string][]): InkPage => ({
  content:
    place('I', 0, 0, 600, 800) + layerOf([50, 760, 20, 'Ada Example'], [50, 700, 14, 'Experience'], ...lines),
  resources: '/XObject << /I 20 0 R >>',
  objects: { 20: shown },
  fonts: courier,
})

const covered: Record<string, InkPage> = {
  'a black box': after(`0 g ${box}`),
  'a white box': after(`1 g ${box}`),
  'a box in the colour of the page': only(`0.8 0.9 1 rg 0 0 600 600 re f 0 g ${hide} 0.8 0.9 1 rg ${box}`),
  'a thick line, as a marker draws it': after('30 w 0 G 40 505 m 260 505 l S'),
  'many thin lines': after(`1.6 w 0 G ${hatch}`),
  'an inline picture': after('q 220 0 0 30 40 490 cm BI /W 1 /H 1 /CS /G /BPC 8 ID \x10 EI Q'),
  'a picture': after(place('I', 40, 490, 220, 30), {
    resources: '/XObject << /I 20 0 R >>',
    objects: { 20: black },
  }),
  'a mask that is painted black': after(`0 g ${place('I', 40, 490, 220, 30)}`, {
    resources: '/XObject << /I 20 0 R >>',
    objects: {
      20: `<< /Type /XObject /Subtype /Image /ImageMask true /Width 8 /Height 1 /BitsPerComponent 1 /Length 1 >>\nstream\n\0\nendstream`,
    },
  }),
  'a drawing of its own': after('/X Do', {
    resources: '/XObject << /X 20 0 R >>',
    objects: { 20: form(`0 g ${box}`) },
  }),
  'a drawing in a drawing': after('/X Do', {
    resources: '/XObject << /X 20 0 R >>',
    objects: { 20: form('/Y Do', '/XObject << /Y 21 0 R >>'), 21: form(`1 g ${box}`) },
  }),
  'a white picture of the whole page below all else': {
    content: hide + place('I', 0, 0, 600, 800) + resume,
    resources: '/XObject << /I 20 0 R >>',
    objects: { 20: white },
  },
  'a gradient': after('q 40 490 220 30 re W n /S sh Q', { resources: `/Shading << /S ${whiteShading} >>` }),
  'a box with round corners': after(`0 g ${round} f`),
  'a tiled box': after(`/Pattern cs /P scn ${box}`, {
    resources: '/Pattern << /P 20 0 R >>',
    objects: { 20: tiling('0 g 0 0 20 20 re f') },
  }),
  'a box that is all but opaque': after(`/G gs 0 g ${box}`, state('/ca 0.99')),
  'a group': after('/X Do', { resources: '/XObject << /X 20 0 R >>', objects: { 20: group(`0 g ${box}`) } }),
  'letters that are blocks': after(`0 g ${text(30, 488, 40, 'nnnnnnnn', 'Z')}`, {
    fonts: '/Z << /Type /Font /Subtype /Type1 /BaseFont /ZapfDingbats >>',
  }),
  'a box that says so': after(`0 g ${box} 1 g ${text(50, 500, 12, 'REDACTED')} 0 g`),
  'a stamp': annotation('/Subtype /Stamp /F 4 /AP << /N 21 0 R >>', { 21: look('0 g 0 0 220 30 re f') }),
  'a filled square annotation': annotation('/Subtype /Square /F 4 /IC [0 0 0] /C [0 0 0] /BS << /W 1 >>'),
  'a redaction that was never applied': annotation('/Subtype /Redact /F 4 /AP << /N 21 0 R >>', {
    21: look('0 g 0 0 220 30 re f'),
  }),
  'a form field with a ground': annotation('/Subtype /Widget /FT /Tx /T (f) /F 4 /AP << /N 21 0 R >>', {
    21: look('1 g 0 0 220 30 re f'),
  }),
  'a form field whose ground the reader draws': annotation(
    '/Subtype /Widget /FT /Tx /T (f) /F 4 /V () /DA (/Helv 0 Tf 0 g) /MK << /BG [0 0 0] >>',
  ),
}

const clipped: Record<string, InkPage> = {
  'by a box of no size': only(q(`50 500 0 0 re W n ${hide}`)),
  'by a box elsewhere': only(q(`400 100 50 50 re W n ${hide}`)),
  'by a round shape elsewhere': only(q(`400 100 m 500 100 500 200 400 200 c h W n ${hide}`)),
  'by two shapes that cancel out': only(q(`0 0 600 800 re 0 0 600 800 re W* n ${hide}`)),
  'by letters': only(q(`BT 7 Tr /F1 12 Tf 1 0 0 1 400 100 Tm (clip) Tj ET 0 Tr ${hide}`)),
  'by the box of a form': only('/X Do', {
    resources: '/XObject << /X 20 0 R >>',
    objects: { 20: form(hide, '', '0 0 10 10') },
  }),
  'by the paper': { content: resume + hide, page: '/CropBox [0 600 600 800]' },
}

const unpainted: Record<string, InkPage> = {
  'with a white tiling pattern': only(`/Pattern cs /P scn ${hide} 0 g`, {
    resources: '/Pattern << /P 20 0 R >>',
    objects: { 20: tiling('1 g 0 0 20 20 re f') },
  }),
  'with a white gradient': only(`/Pattern cs /P scn ${hide} 0 g`, {
    resources: `/Pattern << /P << /PatternType 2 /Shading ${whiteShading} >> >>`,
  }),
  'with no share of every ink': only(`/S cs 0 scn ${hide} 0 g`, {
    resources: `/ColorSpace << /S [/Separation /All /DeviceRGB ${tint}] >>`,
  }),
  'with a blend that screens': only(q(`/G gs 0 g ${hide}`), state('/BM /Screen')),
  'with a blend that lightens': only(q(`/G gs 0 g ${hide}`), state('/BM /Lighten')),
  'with a blend that dodges': only(q(`/G gs 0 g ${hide}`), state('/BM /ColorDodge')),
  'with white ink that multiplies': only(
    `0.2 g 40 400 300 150 re f ${q(`/G gs 1 g ${hide}`)}`,
    state('/BM /Multiply'),
  ),
  'through a mask that lets nothing pass': only(q(`/G gs ${hide}`), {
    ...state('/SMask << /Type /Mask /S /Luminosity /G 20 0 R >>'),
    objects: { 20: group('0 g 0 0 600 800 re f', 'DeviceGray') },
  }),
  'through an empty mask': only(q(`/G gs ${hide}`), {
    ...state('/SMask << /Type /Mask /S /Alpha /G 20 0 R >>'),
    objects: { 20: group('', 'DeviceGray') },
  }),
  'with no opacity': only(q(`/G gs ${hide}`), state('/ca 0')),
  'with hardly any opacity': only(q(`/G gs ${hide}`), state('/ca 0.02')),
  'in a group without opacity': only(q('/G gs /X Do'), {
    resources: '/ExtGState << /G << /ca 0 >> >> /XObject << /X 20 0 R >>',
    objects: { 20: group(hide) },
  }),
  'in render mode 3': only(`3 Tr ${hide} 0 Tr`),
  'in render mode 7, with nothing painted later': only(`q 7 Tr ${hide} Q`),
  'white on white': only(`1 g ${hide} 0 g`),
  'nearly white on white': only(`0.98 g ${hide} 0 g`),
  'white on a white picture': only(place('I', 40, 490, 220, 30) + `1 g ${hide} 0 g`, {
    resources: '/XObject << /I 20 0 R >>',
    objects: { 20: white },
  }),
  'white on a white gradient': only(`q 40 490 220 30 re W n /S sh Q 1 g ${hide} 0 g`, {
    resources: `/Shading << /S ${whiteShading} >>`,
  }),
  'dark on a dark round shape': only(`0 0 0.4 rg ${round} f ${hide} 0 g`),
  'with a line of no ink': only(`1 Tr 1 G ${hide} 0 Tr 0 G`),
}

const inkless: Record<string, InkPage> = {
  'glyphs that draw nothing': only(text(50, 500, 12, words, 'T'), {
    fonts: '/T 30 0 R',
    objects: drawnFont('500 0 d0'),
  }),
  'glyphs that draw in white': only(text(50, 500, 12, words, 'T'), {
    fonts: '/T 30 0 R',
    objects: drawnFont('500 0 d0 1 g 0 0 400 700 re f'),
  }),
  'glyphs that are cut to nothing': only(text(50, 500, 12, words, 'T'), {
    fonts: '/T 30 0 R',
    objects: drawnFont('500 0 0 0 0 0 d1 0 0 0 700 re f'),
  }),
  'a font of empty outlines': only(text(50, 500, 12, words, 'T'), {
    fonts: '/T 30 0 R',
    objects: boxFont(() => false),
  }),
  'a font whose digits are empty': only(text(50, 500, 12, secret[1]!, 'T'), {
    fonts: '/T 30 0 R',
    objects: boxFont((char) => !/[0-9]/.test(char)),
  }),
  'letters squeezed to nothing': only(`BT /F1 12 Tf 0.01 Tz 50 500 Td (${words}) Tj 100 Tz ET`),
  'letters flattened to nothing': only(`BT /F1 12 Tf 1 0 0 0.0001 50 500 Tm (${words}) Tj ET`),
  'letters of half a point': only(text(50, 500, 0.5, words)),
}

const away: Record<string, InkPage> = {
  'off the paper': only(text(700, 500, 12, words)),
  'in a layer that is off': only(`/OC /L BDC ${hide} EMC`, { ...layerOff, objects: layer }),
  'in a drawing whose layer is off': only('/X Do', {
    ...layerOff,
    resources: '/XObject << /X 20 0 R >>',
    objects: {
      ...layer,
      20: form(hide, '>> /OC 40 0 R /X <<'),
    },
  }),
  'in an annotation that is hidden': only('', {
    page: '/Annots [20 0 R]',
    objects: {
      20: '<< /Type /Annot /Subtype /FreeText /F 2 /Rect [0 0 600 800] /Contents (x) /AP << /N 21 0 R >> >>',
      21: form(hide),
    },
  }),
  'in an annotation that is printed alone': only('', {
    page: '/Annots [20 0 R]',
    objects: {
      20: '<< /Type /Annot /Subtype /FreeText /F 36 /Rect [0 0 600 800] /Contents (x) /AP << /N 21 0 R >> >>',
      21: form(hide),
    },
  }),
  'in a tile': only(`/Pattern cs /P scn ${box} 0 g`, {
    resources: '/Pattern << /P 20 0 R >>',
    objects: { 20: tiling(`0 g ${hide}`) },
  }),
}

const unlike: Record<string, InkPage> = {
  'a text layer where its scan is blank': scanned([50, 500, 12, words]),
  'a text layer below a scan of other words': {
    content: `${text(50, 760, 20, 'Ada Example', 'C')} ${text(50, 700, 14, 'Experience', 'C')} ${text(50, 680, 12, `x x ${words} x x x x x x x`, 'C')} ${place('I', 0, 0, 600, 800)}`,
    resources: '/XObject << /I 20 0 R >>',
    objects: { 20: shown },
    fonts: courier,
  },
  'a text layer of other words than its scan': scanned([50, 680, 12, `x x ${words} x x x x x x x`]),
  'a replacement for what is drawn': only(
    `/Span << /ActualText (${words}) >> BDC ${text(50, 500, 12, 'Steam')} EMC`,
  ),
}

/** pdf.js exposes neither the name of a spot color nor the letter that an outline shows, so these are still read. */
export const stillRead: Record<string, InkPage> = {
  'with a spot colour of no ink': only(`/S cs 1 scn ${hide} 0 g`, {
    resources: `/ColorSpace << /S [/Separation /None /DeviceRGB ${tint}] >>`,
  }),
  'with spot colours of no ink': only(`/S cs 1 scn ${hide} 0 g`, {
    resources: `/ColorSpace << /S [/DeviceN [/None] /DeviceRGB ${tint}] >>`,
  }),
  'characters that mean others than they draw': only(text(50, 500, 12, 'Rdbqds 4447564298', 'L'), {
    fonts:
      '/L << /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode 20 0 R >>',
    objects: { 20: toUnicode(1) },
  }),
}

export const tricks = { covered, clipped, unpainted, inkless, away, unlike }
