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
/** `bijgestaan`, `nagegaan`, `opgezet` */
const shortParticiple = new RegExp(`^(${particle})ge(?=(?:staan|gaan|daan|zien|zet)$)`, 'u')
const infinitive = new RegExp(`^(${particle})te(?=\\p{L}{4,}n$)`, 'u')
const prefixed = new RegExp(`^((?:${particle})?(?:be|ver|er|ont|her)?)(\\p{L}{3,})$`, 'u')
/** `Begeleiding` is told by `begeleiden`; who had an `opleiding` trained nobody. */
const deed = /(?<=\p{L}{4})ing(?:en)?$/u
const noDeed =
  /^(?:ver|ont|op|aan|om)?[vgh]ing(?:en)?$|(?:dr|spr|dw|kl|(?<![a-z])z)ing(?:en)?$|zingen$|(?:opleid|vergader|won|verenig|verzeker|sticht|reger|rek|train|schol|ondernem|afdel|instell|inricht|oefen|lez|vestig|omgev|ervar)ing(?:en)?$/u

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

const verbRoots = new Set(
  [...roots.values()].filter(
    (root) => !/^(?:lid|stad|schip|koe|museum|centrum|podium|collegium)$/.test(root),
  ),
)

/** `Afsloot` is told by `sloot`: what stands in front of a verb that changes its vowel changes nothing. */
function behindPrefix(word: string): string | undefined {
  const [, prefix = '', rest = ''] = prefixed.exec(word) ?? []
  const root = prefix === '' ? undefined : rooted(bare(rest))
  return root !== undefined && verbRoots.has(root) ? prefix + root : undefined
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
  /^(?!einde|zonde|ronde|wonde|bende|sonde|derde|beste|laatste|(?:meld|bind|bond|zend|zond|land|rand|test|mest|rust|post|kost|host|wend|vond|hond|hand|tand|mond|band|wand|tent|punt|kant|kast|gast|kist|lift|list|mast|nest|vest|gift|veld|held|geld|bord|hart|munt|cent|lint|part|kind|wind|vind|wond)en?$)(\p{L}{2}[^aeiou])(?:te|de)n?$/u

/** They end in an `s` that is no plural. */
const withS =
  /^(\p{L}*(?:arts|mens|gids|fiets|dans|kans|grens|wens|lens|toets|plaats|schets|balans|muts|rots|koets|prins|spons|koers|beurs|accijns|adres|proces|congres|succes|abces)|pers)(?:s?en)?$/u
/** `Operaties`, `machines`, `keukens`, `abonnees`, `foto's`, but not `proces` or `gegevens`. */
const pluralS =
  /(?<=\p{L}{3}(?:[cdfgmnprst]ie|(?<!proc|succ|adr|congr|progr|expr|bord)(?<=[bcdfghklmnpqrstuvwxyz]e)|(?<!gegev|tev|ev|telk|trouw|wellen|overig|nerg)en|ee|eau))s$|'s$/u
/** `Ideeën`, `industrieën`. */
const pluralEn = /(?<=\p{L}{2}(?:ie|ee))en$/u

/** A Dutch word, in normal form, without the endings of plurals, persons and tenses. */
export function dutchStem(word: string): string {
  if (/(?:planten?|geplant|plantte)$/u.test(word)) return 'plant'
  const own = withS.exec(word)?.[1]
  if (own !== undefined) return own
  return singularStem(word.replace(pluralS, '').replace(pluralEn, ''))
}

function singularStem(word: string): string {
  if (/(?:kind|lied)eren$/u.test(word)) return word.slice(0, -4)
  if (word === 'open') return word + word
  // No `hof`.
  if (/hoofd(?:en)?$/u.test(word)) return word.replace(/en$/u, '')
  // `Las` is a past of `lezen`.
  if (/^(?:ge)?las(?:sen|ten?|t)$/u.test(word)) return 'lass'
  if (foreign.test(word) && !noForeign.test(word)) return word.replace(foreign, 'er')
  if (shortPast.test(word)) return rooted(respelled(word.replace(shortPast, '$1')))
  const verb = word.replace(infinitive, '$1').replace(participle, '$1').replace(shortParticiple, '$1')
  const base = deed.test(verb) && !noDeed.test(verb) ? verb.replace(deed, 'en') : verb
  return behindPrefix(base) ?? rooted(bare(base))
}
