import { francAll } from 'franc'

const codes: Readonly<Record<string, string>> = {
  eng: 'en',
  spa: 'es',
  deu: 'de',
  fra: 'fr',
  por: 'pt',
  ita: 'it',
  nld: 'nl',
  pol: 'pl',
  ces: 'cs',
  swe: 'sv',
  dan: 'da',
  nob: 'no',
  fin: 'fi',
  ron: 'ro',
  hun: 'hu',
  tur: 'tr',
  ukr: 'uk',
  rus: 'ru',
  ell: 'el',
  bul: 'bg',
  hrv: 'hr',
  slk: 'sk',
  slv: 'sl',
  cat: 'ca',
  heb: 'he',
  arb: 'ar',
  cmn: 'zh',
  jpn: 'ja',
  kor: 'ko',
  hin: 'hi',
}

/** ISO 639-1 of the language most of the text is in, `und` when that is unclear. */
export const languageOf = (text: string): string => {
  const [best] = francAll(text.slice(0, 4_000), { minLength: 40, only: Object.keys(codes) })
  return codes[best?.[0] ?? ''] ?? 'und'
}
