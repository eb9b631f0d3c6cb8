import { plainWords } from '../words/fold.js'

const displayLanguages = [
  'en',
  'es',
  'de',
  'fr',
  'pt',
  'it',
  'nl',
  'pl',
  'cs',
  'sv',
  'da',
  'nb',
  'fi',
  'tr',
  'ru',
  'uk',
  'el',
  'hu',
  'ro',
  'hr',
  'ja',
  'zh',
  'ko',
  'ar',
  'he',
  'hi',
  'vi',
  'id',
]
/** ISO 639 codes of languages that people list, two letters and a few of three. */
const codes =
  'af am ar br gd az be bg bn bs ca cs cy da de el en eo es et eu fa fi fil fr ga gl gu ha he hi hr hu hy id ig is it ja ka kk km kn ko ky la lb lo lt lv mk ml mn mr ms mt my nb ne nl nn no pa pl ps pt qu ro ru rw si sk sl so sq sr sv sw ta te tg th tk tl tr uk ur uz vi xh yi yo yue zh zu'.split(
    ' ',
  )

let names: Set<string> | undefined

const collect = (): Set<string> => {
  const all = new Set([
    'mandarin',
    'cantonese',
    'farsi',
    'filipino',
    'flemish',
    'american sign language',
    'asl',
    'british sign language',
    'bsl',
    'castellano',
    'sign language',
  ])
  for (const language of displayLanguages) {
    const display = new Intl.DisplayNames([language], { type: 'language', fallback: 'none' })
    for (const code of codes) {
      const name = display.of(code)
      if (name) all.add(plainWords(name))
    }
  }
  return all
}

/** Is this the name of a language, in one of the languages resumes are written in? Names are those of Unicode CLDR. */
export const languageName = (text: string): boolean => {
  const words = plainWords(text)
  if (words === '' || words.length > 30) return false
  names ??= collect()
  return (
    names.has(words) ||
    names.has(words.replace(/^(?:jezyk|lingua|idioma|langue) /, '')) ||
    (words.includes(' ') && names.has(words.split(' ')[0] ?? '') && words.split(' ').length <= 3)
  )
}
