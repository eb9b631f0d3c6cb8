import { gives, isForm } from '../forms/one-word.js'
import { byLanguage } from '../forms/word-set.js'
import type { Said } from '../said.js'
import type { Token } from '../tokens.js'
import { conjunctions, subjects } from '../words/function-words.js'

const relatives = byLanguage({
  ...{ en: 'that which who whose', de: 'die der das deren dessen', fr: 'qui dont', es: 'que', it: 'che' },
  ...{ nl: 'die dat', pl: 'który która które których którą', pt: 'que' },
})
const groups =
  /^(?:\p{L}*(?:gruppe|ausschuss|kommission|kreis|gremium|team|jury|groep|commissie)|groups?|teams?|committees?|boards?|councils?|jury|juries|panels?|crews?|clubs?|part(?:y|ies)|units?|departments?|firms?|compan(?:y|ies)|agenc(?:y|ies)|colleagues?|others|groupe|equipe|comite|commission|collegues|grupo|equipo|comision|colegas|gruppo|squadra|comitato|commissione|colleghi|equipa|comissao|collega's|grup(?:a|y|ie)|zesp(?:ol|ole|olu)|komisj[aię])$/u
/** There a comma stands in front of each. */
const withComma = new Set(['de', 'nl'])

/** A deed that the entries tell of a group alone: `she chose the app` of `the working group that chose the app`. */
export function deedOfGroup({ tokens, grounds, language, isPlain }: Said): string | undefined {
  // Of the person it is told there: `Engineer who builds bridges`.
  if (grounds.some(({ section }) => section === 'basics')) return undefined
  const told = grounds.flatMap(({ sequences }) => sequences)
  const theirs = told.map((known) => relativeClauses(known, language))
  if (theirs.every(({ size }) => size === 0)) return undefined
  const isRelative = relativeClauses(tokens, language)
  return tokens.find(({ kind, value }, at) => {
    const before = tokens[at - 1]?.value ?? ''
    const isTold = at === 0 || subjects(language).has(before) || conjunctions.has(before)
    if (kind !== 'word' || !isTold || isPlain(value) || isRelative.has(at)) return false
    const places = told.flatMap((known, index) =>
      known.flatMap((token, place) =>
        isForm(value, token.value, language) || gives(token.value, value, language)
          ? [theirs[index]!.has(place)]
          : [],
      ),
    )
    return places.length > 0 && places.every((isTheirs) => isTheirs)
  })?.raw
}

/** The places of a text behind `the group that`, up to the next break. */
function relativeClauses(known: readonly Token[], language: string): ReadonlySet<number> {
  const places = new Set<number>()
  let isInside = false
  for (const [at, { value, breaks }] of known.entries()) {
    if (isInside) places.add(at)
    const isGroup = groups.test(known[at - 1]?.value ?? '')
    const isOpening = isGroup && relatives(language).has(value) && breaks === withComma.has(language)
    isInside = isOpening || (isInside && !breaks)
    if (!isInside) places.delete(at)
  }
  return places
}
