import { gathered } from '../../gathered.js'
import { agents } from '../words/agents.de.js'
import { others, verbs } from '../words/strong-verbs.de.js'
import { wordSet } from './word-set.js'

/** What stands in front of a verb and may leave it. */
export const germanParticles = wordSet(
  `ab an auf aus bei dar durch ein empor fern fertig fest fort frei gegen her heran heraus herein herunter hervor hin hinaus hinzu instand kennen
klar los mit nach nieder sicher statt teil um vor voran voraus vorbei weg weiter wieder zu zurecht zuruck zusammen bereit bekannt uber unter dazu
entgegen aufrecht auseinander herbei hinweg hinuber heruber wahr`,
)
const longestFirst = (words: Iterable<string>) => [...words].sort((one, other) => other.length - one.length)
const particle = longestFirst(germanParticles).join('|')

/** `aufgearbeitet`, `einzuführen`, `gebaut`. */
const noParticiple = `schicht|richte?s?$|sicht|wicht|walt|dichte?$|schlecht|biet|sellschaft|meinschaft|schaft|rate?n?$|halte?s?$|bet|samt|heimnis`
const participle = new RegExp(
  `^((?:${particle})?)ge(?!${noParticiple})(?=\\p{L}{3,}(?:t|en)(?:e[nmrs]?)?$)`,
  'u',
)
const infinitive = new RegExp(`^(${particle})zu(?=\\p{L}{3,}e?n$)`, 'u')
/** `vorzubereiten` as `vorbereiten`. */
export const withoutZu = (word: string): string => word.replace(infinitive, '$1')
const fixedPrefix = `be|ver|er|ent|emp|zer|miss`
const prefixed = new RegExp(`^((?:${particle})?(?:${fixedPrefix})?)(\\p{L}{3,})$`, 'u')

const titles = wordSet(agents)
const titleEndings = ['', 'in', 'innen', 's', 'n', 'en', 'e', 'es', 'ens']
/** `Physikerin`; `darin` and `Termin` have no such end. */
const feminine = /^(\p{L}{3,}er)in(?:nen)?$/u
const scholar =
  /^(\p{L}{3,}(?:ist|eur|log|graf|graph|arzt|nom|path|iater|urg|kraft|frau|mann))(?:innen|in|ens|en|es|e|n|s)?$/u
const notAgent =
  /(?:nor|opti|mini|maxi|for)maler|(?:^|[^i])(?:leist|meist|geist|dienst)|(?<!th)eist$|(?:katalog|dialog|monolog|prolog|blog|paragraf|autograf|autonom)e?[ns]?$|^kunst/u

/** What a title is told by, whoever bears it: `Lehrerinnen` by `lehrer`; undefined of any other word. */
export function germanAgent(word: string): string | undefined {
  if (notAgent.test(word)) return undefined
  const base = (feminine.exec(word) ?? scholar.exec(word))?.[1] ?? listed(word)
  return (
    base ??
    (/^\p{L}*kochin(?:nen)?$|^\p{L}{3,}koch$/u.test(word) ? word.replace(/in(?:nen)?$/u, '') : undefined)
  )
}

/** `Softwareentwicklerin` ends as `entwickler` does. */
function listed(word: string): string | undefined {
  const bases = gathered(titleEndings, (end) =>
    word.endsWith(end) ? [word.slice(0, word.length - end.length)] : [],
  )
  return bases.find((base) => [...base].some((_, at) => base.length - at >= 4 && titles.has(base.slice(at))))
}

const endings: readonly RegExp[] = [
  /(?<=\p{L}{3})(?:innen|isch|lich)?(?:e[nmrs])$/u,
  /(?<=\p{L}{3}[^sfxkcp])(?:te(?:n|t|st)?|tet)$/u,
  /(?<=\p{L}{4})(?:te(?:n|t|st)?|tet|st)$/u,
  /(?<=\p{L}{3})e(?:st)?$/u,
  /(?<=\p{L}{3}[lr])n$/u,
  /(?<=\p{L}{2}[aeioulmnrhgdbwz])t$/u,
  /(?<=\p{L}{4})[ts]$/u,
  /(?<=\p{L}{3})end$/u,
]
/** `Verwaltung` is told by `verwalten`; who had an `Ausbildung` trained nobody. */
const deed = /(?<=\p{L}{3})ung(?:en)?$/u
const noDeed =
  /(?:(?<!nach|ab)bild|(?<!uber)pruf|schul|abteil|stift|zeit|leist|versicher|regier|siedl|wohn|vorles|(?<!ab|be|ver|hoch)rechn|heiz|(?<!ver)kleid|nahr|(?<!be|ver)handl|einricht|(?<!be)urkund|verfass|(?<!aus)ub|erfahr|umgeb|(?<!be|ent|ver|um)lad)ung(?:en)?$/u

/** A noun in `-ung` that tells no deed of whoever has it: `Ausbildung`, `Abteilung`. */
export const isNoDeed = (word: string): boolean => noDeed.test(word)

/** `Installation` is told by `installieren`; what is done by others, or is no deed, is not. */
const foreign = /(?<=\p{L}{3})ation(?:en)?$/u
const noForeign =
  /(?:n|op[er]+|st|innov|situ|popul|rel|assozi|f[oö]der|deleg|motiv|qualifik|publik|applik|fabrik|kommunik|plant|amput|implant|habilit|gener|invest|organis|variat?|konfirm|inflation|isolat|reform|(?<!in)form)ation(?:en)?$/u

/** Verbs in `-ern` that would else be told by another: `liefern` by `lief`. */
const whole = /(?:liefer|steiger|forder|wander|sicher|bewunder)$/u

const shorter = (word: string): string => {
  const ending = whole.test(word) ? undefined : endings.find((each) => each.test(word))
  return ending ? word.replace(ending, '') : word
}

const nouns = new Map(
  [...wordSet(others)].flatMap((word) =>
    ['', 'e', 'es', 's', 'n', 'en', 'r', 'er', 'ern'].map((end) => [`${word}${end}`, word]),
  ),
)
const roots = new Map<string, string>()
for (const line of verbs.split(';')) {
  const [base = '', ...forms] = line.trim().split(/\s+/)
  for (const form of [base, ...forms]) roots.set(form, base)
}

/** `übernommen`, `übernimmt` and `übernahm` are told by `übernehm`. */
function rooted(stem: string): string | undefined {
  const [, prefix = '', rest = ''] = prefixed.exec(stem) ?? []
  const [whole, base] = [roots.get(stem), roots.get(rest)]
  return whole ?? (base === undefined || prefix === '' ? undefined : prefix + base)
}

/** Without its endings, one after the other, until the root of a verb or nothing more to take away is left. */
function stripped(word: string): string {
  const root = rooted(word) ?? rooted(word.replace(/e$/, ''))
  if (root !== undefined) return root
  const next = shorter(word)
  return next === word ? word.replace(/(?<=[^aeiouhlr])([lr])$/u, 'e$1') : stripped(next)
}

/** A German word, in normal form, without the endings of cases, persons and tenses; a title keeps its own. */
export function germanStem(word: string): string {
  const title = germanAgent(word)
  if (title !== undefined) return title
  // Without its umlaut `führ` looks like it.
  if (word.endsWith('fuhr')) return word.replace(/uhr$/, 'ahr')
  const noun = nouns.get(word)
  if (noun !== undefined) return noun
  if (foreign.test(word) && !noForeign.test(word)) return word.replace(foreign, 'i')
  const verb = infinitive.test(word) ? word.replace(infinitive, '$1') : word
  const bare = deed.test(verb) && !noDeed.test(verb) ? verb.replace(deed, '') : verb
  return stripped(participle.test(bare) ? bare.replace(participle, '$1') : bare)
}
