import { gathered } from '../../gathered.js'
import { splits } from '../forms/compounds.js'
import { isForm } from '../forms/one-word.js'
import { isTitle } from '../forms/same-word.js'
import type { Ground } from '../ground.js'
import { upTo } from '../said.js'
import type { Token } from '../tokens.js'
import { determiners, prepositions } from '../words/function-words.js'
import { code, isSoftware } from '../words/software.de.js'

/** What the words of a German clause are, the one at `at` among them. */
interface Clause {
  readonly tokens: readonly Token[]
  /** Where its word stands. */
  readonly at: number
  /** What a clause with `die` or `der` at its beginning is about. */
  readonly about: Token | undefined
}

function clauseAt(tokens: readonly Token[], at: number): Clause {
  // `mit Kotlin, Spring Boot und PostgreSQL`
  const isList = (from: number) =>
    from < at && tokens.slice(from, at).every(({ isMarked, value }) => isMarked || value === 'und')
  const begins = tokens.slice(0, at + 1).findLastIndex(({ breaks }, from) => breaks && !isList(from))
  const start = Math.max(0, begins)
  const behind = upTo(tokens.slice(at + 1), ({ breaks }) => breaks)
  const isRelative = start > 0 && /^(?:de[rnm]|die|das)$/.test(tokens[start]!.value)
  return {
    tokens: tokens.slice(start, at + 1 + behind.length),
    at: at - start,
    about: isRelative ? tokens[start - 1] : undefined,
  }
}

type Sequence = readonly Token[]
/** Whether the entries tell by their nouns what the verb of a clause tells. */
type Holds = (clause: Clause, lines: readonly Sequence[], grounds: readonly Ground[]) => boolean

const isNamed = ({ kind, isMarked, value }: Token) =>
  kind === 'number' ||
  (isMarked && value.length > 2 && !determiners.has(value) && !prepositions('de').has(value))
const isIn = (known: Sequence, { value }: Token) => known.some((other) => isForm(value, other.value, 'de'))
const areIn = (known: Sequence, said: readonly Token[]) => said.every((token) => isIn(known, token))

const inTurn = /^(?:wechsel|abwechselnd|gemeinsam|zusammen)$/

/** `die er sich mit drei Kollegen teilte` of `Rufbereitschaft im Wechsel mit drei Kollegen`. */
const isShared: Holds = ({ tokens, about }, lines) => {
  const shared = [...(about ? [about] : []), ...tokens.filter(isNamed)]
  return (
    tokens.some(({ value }) => value === 'sich') &&
    lines.some((known) => {
      const turn = known.findIndex(({ value }, at) => inTurn.test(value) && known[at + 1]?.value === 'mit')
      const things = known.slice(0, Math.max(0, turn)).filter(isNamed)
      return turn > 0 && shared.some((token) => isIn(things, token)) && areIn(known, shared)
    })
  )
}

const mark = /(?:^|\p{L})(?:note|bewertung|zensur|punkte?)$/u
const passive = /^(?:wurden?|worden|wird|werden|ist|sind)$/

/** `wurde mit 91 Punkten bewertet` of `Note der Projektarbeit: 91 Punkte`. */
const isMarkGiven: Holds = ({ tokens, at }, lines) => {
  const by = tokens.findIndex(({ value }) => value === 'mit')
  const given = tokens.slice(by + 1, at).filter((token) => !determiners.has(token.value))
  const said = [...tokens.slice(0, by).filter(isNamed), ...given.filter(({ value }) => value !== 'note')]
  return (
    by >= 0 &&
    given.length > 0 &&
    tokens.some(({ value }) => passive.test(value)) &&
    lines.some((known) => known.some(({ value }) => mark.test(value)) && areIn(known, said))
  )
}

/** What a thing that stands with `mit` and a quality has: `Prüfer mit lesbaren Fehlermeldungen`. */
const hadIn = (known: Sequence) =>
  gathered(known, ({ value }, at) => {
    const [quality, thing] = [known[at + 1], known[at + 2]]
    const isHad = value === 'mit' && quality && /e[nmrs]?$/.test(quality.value) && !quality.isMarked
    return isHad && thing?.isMarked && !thing.breaks && !isTitle(thing.value, 'de') ? [[quality, thing]] : []
  })
const message = /(?:meldung|ausgabe|bericht|warnung|ergebnis|hinweis|liste)(?:e|en|n|s|se)?$/

/** `der lesbare Fehlermeldungen ausgibt`: who made it is told of nothing. */
const isHad =
  (what: RegExp): Holds =>
  ({ tokens, at }, _, grounds) => {
    const isOf = (said: readonly (Token | undefined)[]) => (thing: readonly Token[]) =>
      thing.every(({ value }, index) => isForm(said[index]?.value ?? '', value, 'de'))
    const projects = grounds.filter(({ section }) => section === 'projects')
    return (
      !tokens.some(({ value }) => /^(?:er|sie|ich)$/.test(value)) &&
      projects
        .flatMap(({ sequences }) => gathered(sequences, hadIn))
        .filter((thing) => what.test(thing[1]!.value))
        .some((thing) =>
          [tokens.slice(at - 2, at), tokens.slice(at + 1, at + 3)].some((said) => isOf(said)(thing)),
        )
    )
  }

/** `ist mit Kotlin gebaut` of a `Modul (Kotlin)`: by whom is told by neither. */
const isMadeWith: Holds = ({ tokens, at }, lines) => {
  const by = tokens.findIndex(({ value }) => /^(?:mit|in)$/.test(value))
  const names = tokens.slice(by + 1, at).filter(({ value }) => value !== 'und')
  const things = tokens.slice(0, Math.max(0, by)).filter(isNamed)
  return (
    names.length > 0 &&
    names.every(({ isMarked }) => isMarked) &&
    things.length > 0 &&
    tokens.some(({ value }) => passive.test(value)) &&
    lines.some((known) => {
      const start = known.findIndex(({ value }) => value === names[0]!.value)
      const before = known.slice(0, Math.max(0, start))
      return (
        known[start]?.breaks === true &&
        before.some(({ value }) => isSoftware(value)) &&
        areIn(before, things) &&
        names.every(({ value }) => known.slice(start).some((other) => other.value === value))
      )
    })
  )
}

/** A line that begins with a piece of software and what it is written in: `REST-Schnittstellen in Java 11`. */
function builtIn(known: Sequence): Sequence {
  const at = known.findIndex(({ value }) => isSoftware(value))
  const [by, name] = [known[at + 1], known[at + 2]]
  const begins = at === 0 || (at === 1 && known[1]!.follows && !participle.test(known[0]!.value))
  const isWritten = by !== undefined && /^(?:in|mit)$/.test(by.value) && code.test(name?.value ?? '')
  const isDone = known.slice(at).some((token) => isDoneOtherwise(token))
  return begins && isWritten && !isDone ? known.slice(0, at + 1) : []
}
/** `Portal in Java, von der Agentur übernommen`, `Tool in Python: Betrieb`. */
const isDoneOtherwise = ({ value, isMarked }: Token) =>
  isMarked ? /(?:betrieb|support|wartung|betreuung|pflege)$/.test(value) : participle.test(value)
const participle = /^(?:\p{L}*ge\p{L}+(?:t|en)|\p{L}+iert|(?:be|er|ver)\p{L}+t|\p{L}+(?:e[lr]n|ieren))$/u

/** `baute Schnittstellen in Java` of such a line: its things are all that was built. */
const isBuilt: Holds = ({ tokens, at }, lines) => {
  const things = gathered(lines, builtIn)
  const isVerb = ({ value }: Token) => /^(?:er|sie|ich|hat|haben)$/.test(value)
  const behind = tokens.slice(at + 1).find(isNamed)
  const before = tokens.slice(0, at).find((token) => isNamed(token) && !isVerb(token))
  const said = /^(?:ge|ent|er|pro)/.test(tokens[at]!.value) || !behind ? (before ?? behind) : behind
  const whole = said && tokens.slice(tokens.indexOf(said)).find(({ value }) => isSoftware(value))
  return said !== undefined && isIn(things, said) && whole !== undefined && isIn(things, whole)
}

/** To make it, which `gebaut` may tell of who did it too. */
const building = /^(?:baute?n?|gebaut|entwickelte?n?|programmierte?n?|schriebe?n?|erstellte?n?)$/

const begun = /^(?:gestartet\p{L}*|startete|initiiert\p{L}*)$/u
const called = /^(?:rufen|rief|gerufen)$/
/** `beim Marathon gestartet`: it stands behind a preposition, and was there before. */
const isPlace = (known: Sequence, thing: number) => {
  const at = known
    .slice(0, thing)
    .findLastIndex(({ value }) => value === 'als' || prepositions('de').has(value))
  return at >= 0 && !known.slice(at + 2, thing).some(({ value }) => /^eine?[nrms]?$/.test(value))
}
/** `den sie gründete` of a `Podcast gestartet`: what was begun is what stands last before that. */
const isBegun: Holds = ({ tokens, about }, lines) => {
  const said = [...(about ? [about] : []), ...tokens.filter(isNamed)]
  return lines.some((known) =>
    known.some(({ value }, at) => {
      const place = known.slice(0, at).findLastIndex(({ isMarked }) => isMarked)
      const thing = known[place]
      if (thing?.value === 'leben' && (begun.test(value) || called.test(value)))
        return said.some((token) => isIn(known.slice(0, at).filter(isNamed), token))
      return (
        thing && begun.test(value) && !isPlace(known, place) && said.some((token) => isIn([thing], token))
      )
    }),
  )
}

const till = /^(?:kasse|finanzen|vereinskasse|gelder)$/
const treasurer = /^(?:kassenwart(?:in)?|schatzmeister(?:in)?|kassenfuhrung)$/u
const cashier = /kassierer(?:in)?$/
/** `verwaltet die Kasse` of a `Kassierer`. */
const isTillKept: Holds = ({ tokens }, lines) =>
  tokens.some(({ value }) => till.test(value)) &&
  lines.some(
    (known) =>
      known.some(({ value }) => treasurer.test(value)) ||
      // Who sits at a till has no funds to keep.
      (known.length === 1 &&
        cashier.test(known[0]!.value) &&
        tokens.some(({ value }) => /kasse$/.test(value))),
  )

const purpose = /^(?:zu[mr]|fur)$/
const asDone = /^(?:wird|werden|wurden?|lasst|lassen)$/
const purposeful = /^(?:work|volunteer|projects|education|basics)$/
const somebody = /^(?:er|sie|ich|wir)$/

/** `Skript, das Dubletten prüft` of a `Skript zur Dublettenprüfung`, `Plattform, über die gebucht wird` of a `Buchungsplattform`: what a thing is for. */
function isItsPurpose(tokens: readonly Token[], at: number, grounds: readonly Ground[]): boolean {
  const verb = tokens[at]!
  if (
    verb.isMarked ||
    verb.value.length < 5 ||
    clauseAt(tokens, at).tokens.some(({ value }) => somebody.test(value))
  )
    return false
  const isSaid = (word: string, among: readonly Token[]) =>
    among.some(({ isMarked, value }) => isMarked && isForm(word, value, 'de'))
  const isVerb = (noun: string) =>
    /(?:ung|ion|tur)$/.test(noun) &&
    (isForm(verb.value, noun, 'de') || (noun === 'prufung' && /^(?:ge)?pruft$/.test(verb.value)))
  const lines = grounds.filter(({ section }) => purposeful.test(section))
  return gathered(lines, ({ sequences }) => sequences).some((known) =>
    known.some(({ value, isMarked }, index) => {
      if (!isMarked || value.length < 10) return false
      const thing = purpose.test(known[index - 1]?.value ?? '') ? known[index - 2] : undefined
      return splits(value, 'de').some(
        ([first, last]) =>
          (thing?.isMarked &&
            isVerb(last) &&
            isSaid(first, tokens) &&
            isSaid(thing.value, tokens.slice(0, at))) ||
          (isVerb(first) &&
            tokens.some((token) => asDone.test(token.value)) &&
            isSaid(last, tokens.slice(0, at))),
      )
    }),
  )
}

const verbs: readonly (readonly [verb: RegExp, holds: Holds])[] = [
  [/^(?:teil(?:t|te|en|ten)|geteilt)$/, isShared],
  [/^(?:bewertet|benotet)$/, isMarkGiven],
  [/^(?:ausgibt|anzeigt|meldet)$/, isHad(message)],
  [/^(?:bietet|liefert|enthalt|besitzt|mitbringt|aufweist)$/, isHad(/./)],
  [building, isBuilt],
  [/^(?:grunde(?:t|te|ten)|gegrundet)$/, isBegun],
  [/^verwalte(?:t|te|ten)?$/, isTillKept],
  [/^(?:gebaut|geschrieben|programmiert|umgesetzt|implementiert|realisiert)$/, isMadeWith],
]

/** Whether a German verb tells no more of what it stands with than the nouns of an entry do. */
export function isToldByNouns(tokens: readonly Token[], at: number, grounds: readonly Ground[]): boolean {
  const holds = verbs.filter(([verb]) => verb.test(tokens[at]?.value ?? '')).map(([, each]) => each)
  if (isItsPurpose(tokens, at, grounds)) return true
  if (holds.length === 0) return false
  const lines = grounds
    .filter(({ section }) => /^(?:work|volunteer|projects|education)$/.test(section))
    .flatMap(({ sequences }) => sequences)
  const clause = clauseAt(tokens, at)
  return holds.some((each) => each(clause, lines, grounds))
}
