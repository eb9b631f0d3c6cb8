import type { ResumeContent } from '@thumbfolio/contracts'
import { textsOf } from './entries.js'
import { linesOf } from './lines.js'

/** The language is detected from this much text. */
const tellingCharacters = 20_000

/** A shorter text is too short to be sure. */
const bodyCharacters = 300

/**
 * What the reading found, as ISO 639-1; where it does not know, what the texts are written in. A resume in two languages
 * has the one of its body: what its sentences and bullets are clearly written in. `words`: what stands on the page besides.
 */
export function pageLanguage(content: ResumeContent, read?: string, words: readonly string[] = []): string {
  const known = read !== undefined && read !== 'und' && /^[a-z]{2,3}$/.test(read) ? read : undefined
  if (known === undefined)
    return languageOf([...words, ...textsOf(content)].join('\n').slice(0, tellingCharacters))
  if (telling[known] === undefined) return known
  const body = linesOf(content)
    .map(({ text }) => text)
    .join('\n')
    .slice(0, tellingCharacters)
  if (body.length < bodyCharacters) return known
  const scores = scoresOf(body)
  const [best] = ranked(scores)
  return best && best[1] >= 10 && best[1] > 3 * (scores.get(known) ?? 0) ? best[0] : known
}

/** Words that are frequent in one language and rare in the others. */
const telling: Readonly<Record<string, string>> = {
  en: 'the and of for to with in from by on at an as was were is are that which into',
  de: 'und der die das für mit von im zur zum den des bei auf ein eine einer als nach über sowie',
  fr: 'et le la les des du de pour avec dans sur une un aux par chez en au est ainsi',
  es: 'y el la los las de del para con en una un por al como desde hasta entre más',
  it: 'e il la i gli le di del della dei per con nel nella una un da alla presso dal',
  pt: 'e o a os as de do da dos das para com em no na uma um por ao à como desde',
  nl: 'en de het een van voor met in op bij naar door aan als tot te uit over',
  pl: 'i w z na do dla oraz przy od po za o się jest pod przez ze nad w jako',
  cs: 'a v na pro se s do z ve od při po o za nebo jako ze ke k u',
  sv: 'och i för med av på till en ett som vid från den det att är inom samt',
  da: 'og i for med af på til en et som ved fra den det at er inden samt hos',
  nb: 'og i for med av på til en et som ved fra den det å er innen samt hos',
  fi: 'ja on oli sekä että kanssa joka myös mutta vuoden kuin jossa tai',
  tr: 've bir ile için olarak bu de da olan gibi daha sonra kadar her',
  ro: 'și în de la cu pentru pe din o un ale prin care sau ca',
  hu: 'és a az egy hogy nem volt valamint vagy mint által között is',
}

const telltale = new Map<string, string[]>()
for (const [language, words] of Object.entries(telling))
  for (const word of new Set(words.split(' '))) telltale.set(word, [...(telltale.get(word) ?? []), language])

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
