/** "As of", before the day on which something was read. */
const words: Readonly<Record<string, string>> = {
  en: 'as of',
  de: 'Stand',
  fr: 'au',
  es: 'a',
  it: 'al',
  pt: 'em',
  nl: 'per',
  pl: 'stan na',
  cs: 'ke dni',
  sv: 'per',
  da: 'pr.',
  nb: 'per',
  fi: 'tilanne',
  tr: 'tarih:',
  ro: 'la',
  hu: 'állapot:',
  ru: 'на',
  uk: 'станом на',
  el: 'στις',
  ar: 'بتاريخ',
  he: 'נכון ליום',
  fa: 'در تاریخ',
  hi: 'स्थिति:',
  zh: '截至',
  ja: '取得日：',
  ko: '기준일:',
}

/** In the language of a page; in English, with its tag, where it is not known. */
export function asOfIn(tag: string): { text: string; language: string | undefined } {
  const known = words[tag.split('-')[0] ?? '']
  return known === undefined ? { text: words['en']!, language: 'en' } : { text: known, language: undefined }
}
