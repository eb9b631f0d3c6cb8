import { stemmer as snowball } from '@orama/stemmers/dutch'
import { verbs } from '../words/strong-verbs.nl.js'
import { wordSet } from './word-set.js'

/** What stands in front of a verb and may leave it. */
export const dutchParticles = wordSet(
  `aan achter af bij door in klaar langs mee na om onder op open over rond samen schoon tegen terug thuis toe tot uit vast vol voor voort vrij weg les leiding`,
)
const particle = [...dutchParticles].sort((one, other) => other.length - one.length).join('|')

/** `aangelegd`, `gewerkt`: a participle is told by its verb. */
const participle = new RegExp(
  `^((?:${particle})?)ge(?!bied|bouw(?!d)|recht|sprek|meent|loof|zond|zin|zel|vaar|wicht|weld)(?=\\p{L}{3,}(?:t|en|d|de|te)$)`,
  'u',
)
const infinitive = new RegExp(`^(${particle})te(?=\\p{L}{4,}n$)`, 'u')
const prefixed = new RegExp(`^((?:${particle})?(?:be|ver|er|ont|her)?)(\\p{L}{3,})$`, 'u')
/** `Begeleiding` is told by `begeleiden`; who had an `opleiding` trained nobody. */
const deed = /(?<=\p{L}{4})ing(?:en)?$/u
const noDeed =
  /^(?:ver|ont|op|aan|om)?[vgh]ing$|(?:dr|spr|dw|kl|(?<![a-z])z)ing(?:en)?$|zingen$|(?:opleid|vergader|won|verenig|verzeker|sticht|reger|rek|train|schol|ondernem|afdel|instell|inricht|oefen|lez|vestig|omgev|ervar)ing(?:en)?$/u

/** One spelling of what open and closed syllables spell in two ways: `verkoopt`, `verkopen`; `schrijft`, `schrijven`. */
const respelled = (stem: string) =>
  stem
    .replace(/([aeou])\1(?=[^aeiou]{1,2}$)/u, '$1')
    .replace(/([^aeiou])\1$/u, '$1')
    .replace(/v$/u, 'f')
    .replace(/z$/u, 's')

const bare = (word: string) => respelled(snowball(word).replace(/(?<=\p{L}{4})[dt]+$/u, ''))
const roots = new Map<string, string>()
for (const line of verbs.split(';')) {
  const [base = '', ...forms] = line.trim().split(/\s+/)
  for (const form of [base, ...forms]) roots.set(respelled(form), respelled(base))
}

function rooted(stem: string): string {
  const whole = roots.get(stem)
  if (whole !== undefined) return whole
  const [, prefix = '', rest = ''] = prefixed.exec(stem) ?? []
  const base = roots.get(rest)
  return base === undefined || prefix === '' ? stem : prefix + base
}

/** `Isolatie` is told by `isoleren`; what others do, or is no deed, is not. */
const foreign = /(?<=\p{L}{3})atie(?:s)?$/u
const noForeign =
  /(?:n|oper|situ|rel|organis|gener|innov|popul|reput|motiv|kwalific|public|communic|applic|amput|plant|veget|deleg|associ|feder|(?<!in)form|st)atie(?:s)?$/u
/** `Laste` of `lassen`, `fokte` of `fokken`: a past of a short stem. */
const shortPast =
  /^(?!einde|zonde|ronde|wonde|bende|sonde|derde|beste|laatste)(\p{L}{2}[^aeiou])(?:te|de)n?$/u

/** A Dutch word, in normal form, without the endings of plurals, persons and tenses. */
export function dutchStem(word: string): string {
  if (/planten?$/u.test(word)) return 'plant'
  // `Las` is a past of `lezen`.
  if (/^(?:ge)?las(?:sen|ten?|t)$/u.test(word)) return 'lass'
  if (foreign.test(word) && !noForeign.test(word)) return word.replace(foreign, 'er')
  if (shortPast.test(word)) return rooted(respelled(word.replace(shortPast, '$1')))
  const verb = word.replace(infinitive, '$1').replace(participle, '$1')
  return rooted(bare(deed.test(verb) && !noDeed.test(verb) ? verb.replace(deed, 'en') : verb))
}
