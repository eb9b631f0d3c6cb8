import { withoutOwner } from '../forms/normal-form.js'
import { isForm } from '../forms/one-word.js'
import { isTitle } from '../forms/same-word.js'
import { wordSet } from '../forms/word-set.js'
import { entriesAmong, personAmong, type Ground } from '../ground.js'
import { pairOf } from '../pairs.js'
import type { Said } from '../said.js'
import type { Token } from '../tokens.js'

/** In front of a title they make another one: `head chef`. */
const ranks = wordSet(
  'head lead chief senior charge managing principal executive deputy vice master first second',
)

/** The rank at `at` with its title, where no entry has the two so: a head pastry chef is no head chef. */
export function untoldRank({ tokens, grounds, language }: Said, at: number): string | undefined {
  const [rank, title] = [tokens[at]!, tokens[at + 1]]
  const isRanked = ranks.has(rank.value) && title?.follows && isTitle(title.value, language)
  return isRanked && !isRankOf(rank, title, grounds, language) ? `${rank.raw} ${title.raw}` : undefined
}

/** The word at `at` with the one before it, where they make a name together that no entry has. */
export function untoldName({ tokens, grounds, language, isPlain }: Said, at: number): string | undefined {
  if (language === 'de' || !isNameOfTwo(tokens, at, grounds, isPlain)) return undefined
  const [before, token] = [tokens[at - 1]!, tokens[at]!]
  return isPairOf(before, token, grounds, language) ? undefined : `${before.raw} ${token.raw}`
}

/** `senior administrator` of a `Senior Database Administrator`. */
const isRankOf = (rank: Token, title: Token, grounds: readonly Ground[], language: string) =>
  isPairOf(rank, title, grounds, language) ||
  (rank.value === 'senior' &&
    grounds.some(({ sequences }) =>
      sequences.some((known) => {
        const start = known.findIndex(({ value }) => value === rank.value)
        const end = known.findIndex(({ value }) => value === title.value)
        return start >= 0 && end > start && end <= start + 3 && isUnbroken(known.slice(start + 1, end + 1))
      }),
    ))

const isUnbroken = (words: readonly Token[]) => words.every(({ follows, breaks }) => follows && !breaks)

/** Words that stand apart in the resume make no title or name together. */
function isNameOfTwo(
  tokens: readonly Token[],
  at: number,
  grounds: readonly Ground[],
  isPlain: Said['isPlain'],
) {
  const [before, token] = [tokens[at - 1], tokens[at]]
  if (!before || !token?.follows) return false
  const isFirst = at === 1
  if (!isNamePart(before, isFirst, isPlain) || !isNamePart(token, false, isPlain)) return false
  if (isFirst && !grounds.some(({ words }) => words.has(before.value))) return false
  // `issued Ida's First Aid at Work`, `named Ida Young Cook of the Year`.
  const opens = ({ sequences }: Ground) => sequences.some(([head]) => head?.value === token.value)
  if (personAmong(grounds).has(withoutOwner(before.value)) && entriesAmong(grounds).some(opens)) return false
  // `Al Centro Leno Davide coordina …`: who it is about stands behind what it is about.
  return !grounds.some(
    ({ section, sequences }) => section === 'person' && sequences[0]?.[0]?.value === token.value,
  )
}

/** A degree stands beside its field, a language beside its level, a certificate beside its giver: `BTSA Transformation laitière`. */
const isPairOf = (before: Token, token: Token, grounds: readonly Ground[], language: string) => {
  const pair = pairOf(before.value, token.value, language)
  return grounds.some(
    ({ pairs, section, words, sequences, name, telling }) =>
      pairs.has(pair) ||
      (section === 'skills' && isLevelOf(before, token, { name, telling })) ||
      (/^(?:education|languages|certificates)$/.test(section) &&
        words.has(before.value) &&
        words.has(token.value) &&
        !isHeadOfAnother(before, token, sequences)) ||
      isOwned(before, token, sequences) ||
      (language === 'it' && section === 'work' && isShortName(before, token, { name, sequences })) ||
      (language === 'pl' && section === 'work' && isUnitOf(before, token, { name, sequences })) ||
      sequences.some(areInitials(before.raw, token)),
  )
}

/** `Advanced SQL` of a skill and its level, whose keywords have none. */
const isLevelOf = (
  { raw }: Token,
  { value }: Token,
  { name, telling: { frame = [] } }: Pick<Ground, 'name' | 'telling'>,
) => name.size === 1 && name.has(value) && frame.includes(raw)

/** `Environmental Science` of a `Bachelor of Science` in `Environmental Studies`. */
const isHeadOfAnother = (before: Token, { value }: Token, sequences: readonly (readonly Token[])[]) =>
  sequences.some((known) => known.length > 1 && known[0]!.value === before.value) &&
  sequences.some((known) => known.length > 1 && known.at(-1)!.value === value) &&
  !sequences.some((known) => known[0]!.value === value || known.at(-1)!.value === before.value)

/** `Acme's Safety Passport`: of one entry, the end of a name and the beginning of another. */
const isOwned = (before: Token, token: Token, sequences: readonly (readonly Token[])[]) => {
  const owner = /^(.+)'s$/.exec(before.value)?.[1]
  return (
    owner !== undefined &&
    sequences.some((known) => known.at(-1)?.value === owner) &&
    sequences.some((known) => known[0]?.value === token.value)
  )
}

/** `Studio Gandolfi` of the employer `Studio Immobiliare Gandolfi`: the first and the last of its words. */
const isShortName = (
  before: Token,
  { value }: Token,
  { name, sequences }: Pick<Ground, 'name' | 'sequences'>,
) =>
  sequences.some(
    (known) =>
      known.length > 2 &&
      known[0]!.value === before.value &&
      known.at(-1)!.value === value &&
      known.every((token, at) => name.has(token.value) && token.isMarked && (at === 0 || token.follows)),
  )

/** `Oddział Chorób Wewnętrznych Szpitala Powiatowego`: the end of a position, and the employer's first word, in the second case. */
const isUnitOf = (
  before: Token,
  { value }: Token,
  { name, sequences }: Pick<Ground, 'name' | 'sequences'>,
) => {
  const [head = ''] = name
  const isEnd = (known: readonly Token[]) =>
    known.length > 1 && isForm(before.value, known.at(-1)!.value, 'pl')
  return value !== head && isForm(value, head, 'pl') && sequences.some(isEnd)
}

const isNamePart = ({ kind, isMarked, value }: Token, isFirst: boolean, isPlain: Said['isPlain']) =>
  kind === 'word' && isMarked && !(isFirst && isPlain(value))

/** `AGH` of `Akademia Górniczo-Hutnicza`; two letters could stand for anything. */
export const areInitials = (letters: string, behind?: Token): ((known: readonly Token[]) => boolean) =>
  /^\p{Lu}{3,5}$/u.test(letters)
    ? (known) =>
        known.some(
          (_, at) =>
            (behind === undefined || known[at + letters.length]?.value === behind.value) &&
            [...letters].every((letter, index) => {
              const word = known[at + index]
              return word?.isMarked === true && word.raw.startsWith(letter) && (index === 0 || word.follows)
            }),
        )
    : () => false
