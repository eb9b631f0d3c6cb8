import { gathered } from '../gathered.js'
import { changesIn, directionsOf, type Change } from './changes.js'
import { isMadeOf, isPartOf } from './forms/compounds.js'
import { factsOf, isoDate, wordsIn } from './facts.js'
import { withoutOwner } from './forms/normal-form.js'
import { isFamily, isTitle } from './forms/same-word.js'
import { baseOf, stemOf } from './forms/stem.js'
import { meant, meantOnJob, type Meanings } from './meanings.js'
import { bothOf, noWords } from './forms/word-set.js'
import { oncePerList, rowOf } from './once-per-text.js'
import { pairsIn } from './pairs.js'
import { tokensOf, type Token } from './tokens.js'
import { saysOf } from './words/same-meaning.js'
import { turnsIn as italianTurnsIn } from './words/turns.it.js'
import { turnsIn } from './words/turns.pl.js'

/** What one entry says, ready to be looked up. */
export interface Ground {
  readonly id: string
  readonly section: string
  readonly texts: readonly string[]
  /** Its texts as they are written, with what each says. */
  readonly written: ReadonlyMap<string, readonly Token[]>
  readonly telling: Told
  readonly sequences: readonly (readonly Token[])[]
  readonly facts: ReadonlySet<string>
  /** What the words of each of its texts give a right to say. */
  readonly meanings: readonly Meanings[]
  readonly words: ReadonlySet<string>
  readonly pairs: ReadonlySet<string>
  readonly changes: readonly Change[]
  /** The words of who gave the job or the degree. */
  readonly name: ReadonlySet<string>
  /** The words of where it was; of the person, where they live. */
  readonly town: ReadonlySet<string>
  /** Words that it says by what it is, not by writing them. */
  readonly implied: ReadonlySet<string>
  /** As the entry has them: `2013-05`, or `2013`. */
  readonly start?: string | undefined
  readonly end?: string | undefined
  /** Its end; where it goes on, the day that it is looked at, if that is known. */
  readonly until?: string | undefined
  /** It has begun and has no end, or one that is still ahead. */
  readonly goesOn: boolean
  /** Where its start stands among those of its section; undefined where one of them has no date, or two have the same. */
  readonly place?: Place | undefined
  /** The words that it was asked for so far. */
  readonly known: Map<string, boolean>
  /** The names that it was asked for so far, as they are written. */
  readonly named: Map<string, { readonly value: string; readonly isSaid: boolean }>
}

export interface Place {
  readonly fromFirst: number
  readonly fromLast: number
}

/** Grounds of entries, not of the person. */
export const entriesAmong = oncePerList((grounds: readonly Ground[]): readonly Ground[] =>
  grounds.filter(({ section }) => section !== 'basics' && section !== 'person'),
)

/** The words of who the resume is about. */
export const personAmong = oncePerList(
  (grounds: readonly Ground[]): ReadonlySet<string> =>
    grounds.find(({ section }) => section === 'person')?.words ?? noWords,
)

/** What begins and ends, with deeds in between. */
export const isJob = ({ section }: Pick<Ground, 'section'>): boolean =>
  /^(?:work|volunteer|projects)$/.test(section)

/** It has an end, which is past. */
export const isOver = ({ end, goesOn }: Ground): boolean => end !== undefined && !goesOn

/** Which texts of an entry tell something by themselves, and which say what it was about; the others go with all of them. */
export interface Told {
  readonly told?: readonly string[]
  readonly frame?: readonly string[]
}

interface GroundOptions extends Told {
  /** The entry's own dates, where it has some. */
  readonly dates?: Pick<Ground, 'start' | 'end' | 'until'>
  readonly implied?: ReadonlySet<string>
  readonly name?: ReadonlySet<string>
  readonly town?: ReadonlySet<string>
  /** Its end is still ahead. */
  readonly goesOn?: boolean
  readonly place?: Place | undefined
}

interface EntryOptions extends Omit<GroundOptions, 'name' | 'town'> {
  readonly name?: string | undefined
  readonly town?: string | undefined
}

/** What the texts of an entry say. */
export function groundOf(
  id: string,
  texts: readonly string[],
  language: string,
  { name = '', town = '', ...options }: EntryOptions = {},
): Ground {
  // A date's digits are no amounts.
  const said = texts.filter((text) => !isoDate.test(text))
  const written = new Map(said.map((text) => [text, tokensOf(text, language)]))
  const wordsOf = (text: string) =>
    text === '' ? noWords : new Set((written.get(text) ?? tokensOf(text, language)).map(({ value }) => value))
  return groundOfTokens(id, { texts, written }, language, {
    ...options,
    name: wordsOf(name),
    town: wordsOf(town),
  })
}

interface Written {
  readonly texts: readonly string[]
  readonly written: ReadonlyMap<string, readonly Token[]>
}

/** The same of texts that have been read already. */
export const groundOfTokens = (
  id: string,
  written: Written,
  language: string,
  options: GroundOptions,
): Ground => new GroundOfTexts(id, written, language, options)

/** A class, so that all grounds have one shape: every guard looks at them. What most are never asked for is made when it is. */
class GroundOfTexts implements Ground {
  readonly section: string
  readonly written: ReadonlyMap<string, readonly Token[]>
  readonly telling: Told
  readonly sequences: readonly (readonly Token[])[]
  readonly facts: ReadonlySet<string>
  readonly words: ReadonlySet<string>
  readonly changes: readonly Change[]
  readonly name: ReadonlySet<string>
  readonly town: ReadonlySet<string>
  readonly implied: ReadonlySet<string>
  readonly start: string | undefined
  readonly end: string | undefined
  readonly until: string | undefined
  readonly goesOn: boolean
  readonly place: Place | undefined
  readonly known = new Map<string, boolean>()
  readonly named = new Map<string, { value: string; isSaid: boolean }>()
  readonly #language: string
  #texts: readonly string[] | undefined
  #meanings: readonly Meanings[] | undefined
  #pairs: ReadonlySet<string> | undefined

  constructor(
    readonly id: string,
    { texts, written }: Written,
    language: string,
    {
      dates = {},
      implied = noWords,
      name = noWords,
      town = noWords,
      goesOn = false,
      place,
      ...telling
    }: GroundOptions,
  ) {
    this.section = id.split('/')[0] ?? id
    this.written = written
    this.telling = telling
    this.sequences = [...written.values()]
    this.facts = factsOf(texts, this.sequences)
    this.words = wordsIn(this.sequences)
    this.changes = gathered(this.sequences, changesIn)
    this.name = name
    this.town = town
    const turns = [
      ...(language === 'pl' ? [...written.keys()].flatMap(turnsIn) : []),
      ...(language === 'it' ? italianTurnsIn([...written.keys()].join(' ')) : []),
    ]
    const known = bothOf(implied, directionsOf(this.changes))
    this.implied = turns.length === 0 ? known : new Set([...known, ...turns])
    this.start = dates.start
    this.end = dates.end
    this.until = dates.until ?? dates.end
    this.goesOn = goesOn || (dates.start !== undefined && dates.end === undefined)
    this.place = place
    this.#language = language
  }

  get texts(): readonly string[] {
    return (this.#texts ??= this.sequences.map((tokens) => rowOf(tokens, this.#language)))
  }

  get meanings(): readonly Meanings[] {
    return (this.#meanings ??= this.sequences.map((tokens) =>
      (this.#tellsDeeds ? meantOnJob : meant)(tokens, this.#language),
    ))
  }

  /** A German summary tells in nouns what somebody does as well. */
  get #tellsDeeds(): boolean {
    return isJob(this) || (this.#language === 'de' && this.id === 'basics')
  }

  get pairs(): ReadonlySet<string> {
    return (this.#pairs ??= new Set(gathered(this.sequences, (tokens) => pairsIn(tokens, this.#language))))
  }
}

/** Whether the words of an entry have this one, or a form of it. */
export function hasWord(ground: Ground, word: string, language: string): boolean {
  const cached = ground.known.get(word)
  if (cached !== undefined) return cached
  const bare = withoutOwner(word)
  const found = spelledIn(ground, bare) || meantBy(ground, bare, language)
  ground.known.set(word, found)
  return found
}

/** Whether an entry says this: a name as it is spelled, any other word in one of its forms. */
export const says = (ground: Ground, token: Token, language: string): boolean =>
  ground.facts.has(token.value) || saysInOtherForm(ground, token, language)

const saysInOtherForm = (ground: Ground, token: Token, language: string): boolean =>
  token.kind === 'word' &&
  (isNameInside(token, language)
    ? isSpelledAs(ground, token, language)
    : hasWord(ground, token.value, language))

/** Whether any of some entries says this: what one has as it stands is seen before forms of it are looked for. */
export const anySays = (grounds: readonly Ground[], token: Token, language: string): boolean =>
  grounds.some(({ facts }) => facts.has(token.value)) ||
  grounds.some((ground) => saysInOtherForm(ground, token, language))

/** Whether an entry says this, or implies it by what it is. */
export const bears = (ground: Ground, token: Token, language: string): boolean =>
  ground.implied.has(token.value) || says(ground, token, language)

const ranks = /^(?:lead|head|chief)$/
/** What stands with a capital where plain words have none, is a name or a title: no other word stands for it. */
const isNameInside = ({ value, isMarked, follows, breaks }: Token, language: string) =>
  isMarked && (follows || breaks || ranks.test(value)) && language !== 'de'

function isSpelledAs(ground: Ground, token: Token, language: string): boolean {
  const { value, raw } = token
  const cached = ground.named.get(raw)
  if (cached?.value === value) return cached.isSaid
  const isSaid = isNamedIn(ground, token, language)
  ground.named.set(raw, { value, isSaid })
  return isSaid
}

function isNamedIn(ground: Ground, { value, raw }: Token, language: string): boolean {
  const bare = withoutOwner(value)
  const stem = stemOf(bare, language)
  if (spelledIn(ground, bare)) return true
  if (ground.meanings.some(({ words, titles }) => words.has(stem) || titles.has(stem))) return true
  // `QualiSol` is no form of `QualiPAC`.
  if (/\p{Ll}\p{Lu}/u.test(raw)) return false
  return isFamilyOfAny(bare, ground.words, language)
}

function isFamilyOfAny(bare: string, words: ReadonlySet<string>, language: string): boolean {
  if (bare.length < 4) return false
  const base = baseOf(bare)
  for (const other of words) if (isFamily(base, other, language)) return true
  return false
}

const spelledIn = ({ words }: Ground, bare: string) =>
  words.has(bare) || words.has(`${bare}s`) || (bare.endsWith('s') && words.has(bare.slice(0, -1)))

function hasAny(words: ReadonlySet<string>, some: readonly string[]): boolean {
  for (let at = 0; at < some.length; at += 1) if (words.has(some[at]!)) return true
  return false
}

function meantBy(ground: Ground, bare: string, language: string): boolean {
  const { meanings, words } = ground
  const said = saysOf(bare, language)
  if (isTitle(bare, language)) return meanings.some(({ titles }) => hasAny(titles, said))
  if (meanings.some((each) => hasAny(each.words, said))) return true
  if (isFamilyOfAny(bare, words, language)) return true
  return isPartOf(bare, words, language) || isMadeOf(bare, ground, language)
}
