import { entriesAmong, type Ground } from './ground.js'
import { areRelated, type Relation } from './guards/relations.js'

/** `beside`: what has no dates stands beside anything. */
type Kind = Relation | 'apart' | 'beside'

/** Openings of a phrase that says when or beside what the rest is so, by language. */
const written: Readonly<Record<string, readonly (readonly [Kind, string])[]>> = {
  en: [
    ['before', 'before|prior to|ahead of'],
    ['after', 'after|following'],
    ['while', 'alongside|during|while|whilst'],
    [
      'apart',
      "outside(?: of)?|away from|besides|beyond|aside from|apart from|other than|when (?:she|he|i) (?:is|am|’s|'s) (?:not|off|away)(?: (?:at|in|on|from))?",
    ],
  ],
  de: [
    ['before', 'vor'],
    ['after', 'nach'],
    ['while', 'neben|während'],
    ['beside', 'neben'],
    ['apart', 'außerhalb|abseits|jenseits'],
  ],
  fr: [
    ['before', 'avant'],
    ['after', 'après'],
    ['while', 'pendant|parallèlement à'],
    ['apart', 'en dehors d[eu]s?|hors d[eu]s?|loin d[eu]s?|outre|à côté d[eu]s?'],
  ],
  es: [
    ['before', 'antes del?'],
    ['after', 'después del?|tras'],
    ['while', 'durante'],
    ['apart', 'fuera del?|lejos del?|además del?|aparte del?'],
  ],
  it: [
    ['before', 'prima d\\p{L}+'],
    ['after', 'dopo'],
    ['while', 'durante'],
    ['apart', 'fuori d\\p{L}+|al di fuori d\\p{L}+|lontano d\\p{L}+|oltre a\\p{L}*'],
  ],
  pt: [
    ['before', 'antes d[eoa]s?'],
    ['after', 'depois d[eoa]s?|após'],
    ['while', 'durante'],
    ['apart', 'fora d[eoa]s?|longe d[eoa]s?|além d[eoa]s?'],
  ],
  nl: [
    ['before', 'voor'],
    ['after', 'na'],
    ['while', 'naast|tijdens'],
    ['beside', 'naast'],
    ['apart', 'buiten'],
  ],
  pl: [
    ['before', 'przed'],
    ['after', 'po'],
    ['while', 'podczas'],
    ['apart', 'poza|oprócz|obok'],
  ],
}

/** The phrase in front, up to its comma or to who the sentence is about. */
const inFront = (opening: string) =>
  new RegExp(
    `^(?:${opening})(?=[\\s’'])[^,;:.]{2,60}?(?:,\\s*|\\s(?=(?:she|he|i|they|sie|er|ich|elle|il|je|zij|hij|ze|ik)\\s))`,
    'iu',
  )

/** German and Dutch set the verb behind the phrase, and then who does it: `Neben dem Orgelbau singt sie …`. */
const turned: Readonly<Record<string, string>> = { de: 'sie|er|ich', nl: 'ze|zij|hij|ik' }
const beforeVerb = (language: string, opening: string) => {
  const who = turned[language]
  return who === undefined
    ? undefined
    : new RegExp(`^(?:${opening})\\s[^,;:.]{2,60}?\\s(\\p{Ll}+)\\s(${who})(?=\\s)`, 'iu')
}

/** What is told behind the phrase, as a sentence of its own; with its verb, where that stands in front of who does it. */
function restsBehind(text: string, { opening, verb }: Opening): readonly string[] {
  const [turnedFront, deed = '', who = ''] = verb?.exec(text) ?? []
  const phrase = opening.exec(text)?.[0]
  return [
    ...(turnedFront === undefined ? [] : [`${capital(who)} ${deed}${text.slice(turnedFront.length)}`]),
    ...(phrase === undefined ? [] : [capital(text.slice(phrase.length))]),
  ]
}
const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

interface Opening {
  readonly kind: Kind
  readonly opening: RegExp
  readonly verb?: RegExp | undefined
}

const openings: ReadonlyMap<string, readonly Opening[]> = new Map(
  Object.entries(written).map(([language, all]) => [
    language,
    all.map(([kind, opening]) => ({ kind, opening: inFront(opening), verb: beforeVerb(language, opening) })),
  ]),
)

interface Search {
  readonly cites: readonly Ground[]
  readonly language: string
  readonly stands: (text: string, cites: readonly Ground[]) => boolean
  readonly others: () => Iterable<Ground>
}

/**
 * The one further entry that a phrase in front of a sentence speaks of: `Before the railway, …`, `Outside the kitchen
 * …`. The rest stands by itself, and the dates of both bear out what came before or after.
 */
export function foundBeyond(text: string, { cites, language, stands, others }: Search): Ground | undefined {
  for (const each of openings.get(language) ?? []) {
    const { kind } = each
    const rests = restsBehind(text, each)
    if (rests.length === 0) continue
    if (!rests.some((rest) => stands(rest, cites))) return undefined
    const mains = entriesAmong(cites)
    for (const other of others()) {
      const isBorneOut =
        kind === 'apart' ||
        (kind === 'beside' && mains.every(({ start }) => start === undefined)) ||
        mains.some(
          (main) => isBeforeToday(main, other, kind) || (kind !== 'beside' && areRelated(main, other, kind)),
        )
      if (isBorneOut && stands(text, [...cites, other])) return other
    }
  }
  return undefined
}

/** Who the person is today came behind every job that is over. */
const isBeforeToday = (main: Ground, other: Ground, kind: Kind) =>
  other.section === 'basics' && kind === 'before' && main.end !== undefined && !main.goesOn
