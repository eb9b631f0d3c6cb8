import { isRightToLeft } from '../words/scripts.js'

/**
 * Glyphs that stand for letters: ligatures, Arabic and Hebrew forms, radicals in place of Chinese characters, letters and
 * digits of full width. Chinese punctuation stays as it is.
 */
const presentationForms =
  /[\ufb00-\ufb06\ufb1d-\ufdff\ufe70-\ufefc\uf900-\ufaff\u2f00-\u2fdf\u2e9f\u2ef3\uff0b\uff0d-\uff19\uff20-\uff3a\uff41-\uff5a\uff5c\uff5e\uff65-\uff9f\u3000\u00a0\u2000-\u200a\u202f]/g
/** Radicals that Unicode names no character for, as fonts of the simplified script use them. */
const radicals = new Map(
  [
    ...'⺠民⻄西⻅见⻆角⻉贝⻋车⻓长⻔门⻘青⻙韦⻚页⻛风⻜飞⻝食⻢马⻣骨⻤鬼⻥鱼⻦鸟⻨麦⻩黄⻬齐⻮齿⻰龙⻳龟',
  ].flatMap((char, at, all) => (at % 2 === 0 ? [[char, all[at + 1] ?? char] as const] : [])),
)
const radicalForms = /[\u2e80-\u2eff]/g
/** Joiners and marks of direction have no ink and part no words. */
const formatMarks = /[\u200c-\u200f\u202a-\u202e\u2066-\u2069]/g
const isPlain = /^[!-~]$/
/** macOS writes one glyph for all hyphens, and it is mapped to several of them. */
const hyphens = /^[-\u00ad\u2010\u2011]{2,}$/
export const softHyphen = '\u00ad'

const plain = (text: string): string =>
  text
    .replace(hyphens, '-')
    .replace(presentationForms, (form) => form.normalize('NFKC'))
    .replace(radicalForms, (form) => radicals.get(form) ?? form)
    .replace(formatMarks, '')
    .replace(/[\p{Cc}\u200b\ufeff]/gu, ' ')
    .replace(/\s+/g, ' ')

/** Glyphs of one word come from left to right, so a ligature's letters have to, too. */
const asPainted = (text: string): string =>
  text.length > 1 && isRightToLeft(text) ? [...text].reverse().join('') : text

/** The characters that a glyph represents, in the order of its word's glyphs. */
export const glyphText = (text: string): string => (isPlain.test(text) ? text : asPainted(plain(text)))

export const weightOf = (font: string): number => {
  if (/black|heavy|extrabold|ultrabold/i.test(font)) return 900
  if (/semi-?bold|demi/i.test(font)) return 600
  if (/bold|cmbx|cmssbx|sfbx|sfsx|ecbx|-bx|-medi(ital)?$|bd\d*$/i.test(font)) return 700
  if (/medium/i.test(font)) return 500
  return /thin|light/i.test(font) ? 300 : 400
}

export const italicOf = (font: string): boolean =>
  /italic|oblique|slant|-ital|cmti|cmsl|cmssi|sfti|sfsi|ecti|ecsi|-it$|medi?ital/i.test(font)
