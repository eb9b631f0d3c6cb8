import { francAll } from 'franc'
import { languagesOfMonth, languagesOfOpenEnd, languagesOfTitle } from '../words/telling-words.js'

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

/** A language as ISO 639-1, `und` when it is unknown. */
export interface TextLanguage {
  readonly code: string
  /** Nothing is sure, or two witnesses say different things: its owner is asked. */
  readonly isGuess: boolean
}

/** Scripts that one language owns among those that resumes are written in, the more particular ones first. */
const scripts: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Devanagari}/gu, 'hi'],
]
/** In parts of the letters; Japanese has many Chinese ones. */
const leastShare = 0.3
const leastKana = 0.08

const scriptLanguage = (text: string): string | undefined => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return scripts.find(
    ([script, code]) =>
      (text.match(script)?.length ?? 0) > letters * (code === 'ja' ? leastKana : leastShare),
  )?.[1]
}

const titleWeight = 1
const dateWeight = 0.5
const datedMonth = /(?<!\p{L})(\p{L}{3,12})\.?,?\s+(?:de\s+|del\s+)?(?:19|20)\d\d(?!\d)/gu
const openRange =
  /(?:19|20)\d\d\)?\s*(?:[–—-]|\p{L}{1,5}(?=\s))\s*(\p{L}[\p{L}’']*(?: \p{L}[\p{L}’']*){0,2})/gu

const distinct = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, word = '']) => word)),
]

/** Each title, month and `present` has one vote, shared by the languages that have the word. */
const votesOf = (titles: readonly string[], text: string): [code: string, votes: number][] => {
  const votes = new Map<string, number>()
  const vote = (languages: readonly string[], weight: number) => {
    for (const code of languages) votes.set(code, (votes.get(code) ?? 0) + weight / languages.length)
  }
  for (const title of new Set(titles)) vote(languagesOfTitle(title), titleWeight)
  for (const word of distinct(text, datedMonth)) vote(languagesOfMonth(word), dateWeight)
  for (const words of distinct(text, openRange)) vote(languagesOfOpenEnd(words), dateWeight)
  return [...votes].sort(([, one], [, other]) => other - one)
}

/** Fewer votes, or fewer times those of the next language, say nothing for sure. */
const leastVotes = 1.5
const leastLead = 1.5
/** Statistics on words: names of people, firms and products mislead them in anything shorter. */
const leastWords = 200
/** How far the second language must be behind, in parts of the way to the sixth: in long texts all scores are close. */
const leastMargin = 0.35
const farther = 5
const mostCharacters = 4_000

const statistics = (text: string): string | undefined => {
  if ((text.match(/\p{L}+/gu)?.length ?? 0) < leastWords) return undefined
  const ranked = francAll(text.slice(0, mostCharacters), { only: Object.keys(codes) })
  const [best] = ranked
  const behind = (place: number) => 1 - (ranked[place]?.[1] ?? 0)
  return best && behind(1) >= leastMargin * behind(farther) ? codes[best[0]] : undefined
}

/** What a resume is written in. Section titles, months and words for `present` come first, statistics on words behind them. */
export const languageOf = (titles: readonly string[], text: string): TextLanguage => {
  const [best, second] = votesOf(titles, text)
  const isSure = best !== undefined && best[1] >= leastVotes && best[1] >= leastLead * (second?.[1] ?? 0)
  const counted = statistics(text)
  if (isSure) return { code: best[0], isGuess: counted !== undefined && counted !== best[0] }
  const other = counted ?? scriptLanguage(text)
  if (other !== undefined) return { code: other, isGuess: false }
  return { code: best?.[0] ?? 'und', isGuess: true }
}
