import type { ResumeContent } from '@thumbfolio/contracts'
import { languagesWith } from '@thumbfolio/contracts/languages'
import { textsOf } from './entries.js'
import { linesOf } from './lines.js'

/** The language is detected from this much text. */
const tellingCharacters = 20_000

/** Of the languages that have some. */
const frequentWords: ReadonlyMap<string, readonly string[]> = new Map(languagesWith('frequentWords'))

/** A shorter text is too short to be sure. */
const bodyCharacters = 300

/**
 * What the reading found, as ISO 639-1; where it does not know, what the texts are written in. A resume in two languages
 * has the one of its body: what its sentences and bullets are clearly written in. `words`: the other texts of the page.
 */
export function pageLanguage(content: ResumeContent, read?: string, words: readonly string[] = []): string {
  const known = read !== undefined && read !== 'und' && /^[a-z]{2,3}$/.test(read) ? read : undefined
  if (known === undefined)
    return languageOf([...words, ...textsOf(content)].join('\n').slice(0, tellingCharacters))
  if (!frequentWords.has(known)) return known
  const body = linesOf(content)
    .map(({ text }) => text)
    .join('\n')
    .slice(0, tellingCharacters)
  if (body.length < bodyCharacters) return known
  const scores = scoresOf(body)
  const [best] = ranked(scores)
  return best && best[1] >= 10 && best[1] > 3 * (scores.get(known) ?? 0) ? best[0] : known
}

const telltale = new Map<string, string[]>()
for (const [language, words] of frequentWords)
  for (const word of new Set(words)) telltale.set(word, [...(telltale.get(word) ?? []), language])

/** Scripts that one of our languages owns, the more particular ones first. */
const scripts: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Devanagari}/gu, 'hi'],
  [/\p{Script=Thai}/gu, 'th'],
]

/** The language of a text as ISO 639-1. Default: English. */
export function languageOf(text: string): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  for (const [script, language] of scripts) {
    const found = text.match(script)?.length ?? 0
    if (found > 0 && found >= letters * (language === 'ja' ? 0.1 : 0.4)) return narrowed(language, text)
  }
  const [best] = ranked(scoresOf(text))
  return best && best[1] >= 1 ? best[0] : 'en'
}

/** How many telling words of each language are in a text. */
function scoresOf(text: string): Map<string, number> {
  const scores = new Map<string, number>()
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    const languages = telltale.get(word) ?? []
    for (const language of languages) scores.set(language, (scores.get(language) ?? 0) + 1 / languages.length)
  }
  return scores
}

const ranked = (scores: ReadonlyMap<string, number>) =>
  [...scores].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))

function narrowed(language: string, text: string): string {
  if (language === 'ru' && /[іїєґ]/i.test(text)) return 'uk'
  if (language === 'ar' && /[پچژگ]/.test(text)) return 'fa'
  return language
}
