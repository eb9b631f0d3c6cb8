import { languagesWith, type ErrorPageWords } from '@thumbfolio/contracts/languages'

const words: ReadonlyMap<string, ErrorPageWords> = new Map(languagesWith('errorPages'))

const otherTags: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb', iw: 'he' }

/** The language of ours that an `Accept-Language` header prefers (RFC 9110, 12.5.4); English where it names none of them. */
export function visitorLanguage(header: string | undefined): string {
  const ranges = (header ?? '').slice(0, 400).split(',')
  const wanted = ranges.flatMap((range) => {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    const base = tag.split('-')[0] ?? ''
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    const weight = quality === undefined ? 1 : Number(quality)
    const language = otherTags[base] ?? base
    return words.has(language) && weight > 0 ? [{ language, weight }] : []
  })
  return wanted.sort((a, b) => b.weight - a.weight)[0]?.language ?? 'en'
}

/** Every language that error pages are written in. */
export const visitorLanguages: readonly string[] = [...words.keys()]

/** @throws Error for a language that `visitorLanguages` does not have */
export function visitorWords(language: string): ErrorPageWords {
  const own = words.get(language)
  if (own === undefined) throw new Error(`No words in ${language}`)
  return own
}

const directions: ReadonlyMap<string, 'ltr' | 'rtl'> = new Map(languagesWith('direction'))
export const directionOf = (language: string): 'ltr' | 'rtl' => directions.get(language) ?? 'ltr'
