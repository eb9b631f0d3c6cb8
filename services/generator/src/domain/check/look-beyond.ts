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

const openings = new Map(
  Object.entries(written).map(([language, all]) => [
    language,
    all.map(([kind, opening]) => ({ kind, opening: inFront(opening) })),
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
  for (const { kind, opening } of openings.get(language) ?? []) {
    const phrase = opening.exec(text)?.[0]
    if (phrase === undefined) continue
    const rest = text.slice(phrase.length)
    if (!stands(`${rest.charAt(0).toUpperCase()}${rest.slice(1)}`, cites)) return undefined
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
