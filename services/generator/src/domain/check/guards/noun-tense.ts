import { normalForm } from '../forms/normal-form.js'
import { entriesAmong, type Ground } from '../ground.js'
import { isTimeUnit } from '../numbers/time-words.js'
import type { Said } from '../said.js'
import { wordSet } from '../forms/word-set.js'
import type { Token } from '../tokens.js'
import { groups as it } from '../words/same.it.js'
import { groups as pl } from '../words/same.pl.js'
import { articles } from '../words/function-words.js'

const lists: Readonly<Record<string, string>> = { it, pl }
/** What an infinitive ends in, and the present of that verb instead. */
const presents: Readonly<Record<string, readonly (readonly [infinitive: RegExp, ...present: string[]])[]>> = {
  it: [
    [/(?<=\p{L}{2})are$/u, 'a', 'o', 'ano'],
    [/urre$/, 'uce', 'uco', 'ucono'],
    [/tenere$/, 'tiene', 'tengo', 'tengono'],
    [/(?<=segu|serv|apr|copr|offr|cuc)ire$/, 'e', 'o', 'ono'],
    [/(?<=\p{L}{2})ere$/u, 'e', 'ono'],
    [/(?<=\p{L}{3})ire$/u, 'isce', 'isco', 'iscono'],
  ],
  pl: [
    [/(?<=\p{L}{2})(?:ow|yw|iw)ac$/u, 'uje', 'uja'],
    [/(?<=\p{L}{2})awac$/u, 'aje', 'aja'],
    [/(?<=\p{L}{3})ac$/u, 'a', 'am', 'aja'],
    [/(?<=\p{L}{3})ic$/u, 'i'],
    [/(?<=\p{L}{2})yc$/u, 'y'],
  ],
}
const irregular: Readonly<Record<string, string>> = {
  it: 'scrive segue compone espone propone scioglie rivede',
  pl: 'pisze szyje piecze myje strzyże tnie bierze wiezie kładzie plecie orze doi prowadzę uczę szkolę tworzę robię mierzę liczę',
}
const read = new Map<string, ReadonlySet<string>>()

/** The presents of all verbs that stand in groups of words. */
function presentsOf(language: string): ReadonlySet<string> {
  const known = read.get(language)
  if (known) return known
  const infinitives = (lists[language] ?? '').split(/[\s;>]+/).map(normalForm)
  const regular = infinitives.flatMap((infinitive) => {
    const found = (presents[language] ?? []).find(([end]) => end.test(infinitive))
    if (!found) return []
    const [ending, ...endings] = found
    return endings.map((end) => infinitive.replace(ending, end))
  })
  const forms = new Set([...regular, ...(irregular[language] ?? '').split(' ').map(normalForm)])
  read.set(language, forms)
  return forms
}

const beforeVerb = /^(?:e|ed|che|lei|lui|io|oggi)$/

/** Nouns and adjectives that are spelled as such a verb. */
const nouns = wordSet('broni gości gra dobra przerwa płaca wypłata napoi kopa pali')

const ofs = /^(?:d(?:i|el|ella|ello|ei|egli|elle)|e|ed)$/
/** `Verifica le forniture` has a verb, `Verifica delle forniture` a noun. */
const isObjectNext = (next: Token | undefined, language: string) =>
  language === 'it' &&
  next !== undefined &&
  !ofs.test(next.value) &&
  (articles.has(next.value) || next.value === 'i')
/** An Italian noun may be spelled as a verb: `la cura`, `consegna di pacchi`. */
function isVerbAt(tokens: readonly Token[], at: number, language: string): boolean {
  if (language !== 'it') return !nouns.has(tokens[at]!.value)
  const [before, next] = [tokens[at - 1], tokens[at + 1]]
  if (!before) return next === undefined || !(ofs.test(next.value) || /^(?:dell|degl)['’]/iu.test(next.raw))
  return (tokens[at]!.breaks || beforeVerb.test(before.value)) && isObjectNext(next, language)
}

const isVerbThere = ({ words, sequences }: Ground, word: string, isVerb: boolean) =>
  words.has(word) &&
  !(
    isVerb &&
    sequences.every((known) =>
      known.every(({ value }, at) => {
        const next = known[at + 1]
        return value !== word || !next || ofs.test(next.value) || /^(?:dell|degl)['’]/iu.test(next.raw)
      }),
    )
  )

const isOver = ({ end, goesOn }: Ground) => end !== undefined && !goesOn

/** A verb in the present of what a job that is over tells by a noun: `naprawia` of `Naprawa zegarów` until 2023. */
export function nounGoingOn({ tokens, grounds, language }: Said): string | undefined {
  if (!(language in lists)) return undefined
  const entries = entriesAmong(grounds)
  const isPast = entries.every(
    (ground) => isOver(ground) && (ground.section === 'work' || ground.section === 'volunteer'),
  )
  if (entries.length === 0 || !isPast || grounds.some(({ section }) => section === 'basics')) return undefined
  return tokens.find(
    ({ kind, value, isMarked }, at) =>
      kind === 'word' &&
      (!isMarked || at === 0) &&
      value.length > 3 &&
      !isTimeUnit(value) &&
      presentsOf(language).has(value) &&
      !grounds.some((ground) => isVerbThere(ground, value, isObjectNext(tokens[at + 1], language))) &&
      isVerbAt(tokens, at, language),
  )?.raw
}
