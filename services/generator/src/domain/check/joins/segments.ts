import { gathered } from '../../gathered.js'
import { formsOf } from '../forms/one-word.js'
import { isDateOrMonth } from '../numbers/dates.js'
import { runsOf } from '../runs.js'
import type { Token } from '../tokens.js'
import { oncePerText } from '../once-per-text.js'
import { standsIn, upTo, type Said } from '../said.js'
import { wordSet } from '../forms/word-set.js'
import { conjunctions, ofs, prepositions } from '../words/function-words.js'

interface Word {
  readonly token: Token
  /** The only part of the text that has it. */
  readonly part: number
}

const ones = wordSet('one uno una un une eins eine een um uma jeden jedna jedno')
const isName = ({ kind, isMarked, value }: Token) => kind !== 'word' || isMarked || ones.has(value)
/** Whatever it joins, it tells nothing. */
const beside = wordSet('with avec')
const tells = (token: Token) => isName(token) || (token.value.length > 3 && !beside.has(token.value))

/** The parts that breaks and joints make of a text; a part of names alone goes on with the one before. */
function partsOf(tokens: readonly Token[], language: string): readonly (readonly Token[])[] {
  const parts: (readonly Token[])[] = []
  for (const run of runsOf(tokens, language)) {
    // `e uno nazionale` counts, `una` elsewhere is an article.
    const isOne = ({ value }: Token, at: number) =>
      ones.has(value) && at === 1 && conjunctions.has(run[0]!.value) && run.length > 2
    const words = run.filter((token, at) => (ones.has(token.value) ? isOne(token, at) : tells(token)))
    const last = parts.at(-1)
    if (last && words.every(isName)) parts.splice(-1, 1, [...last, ...words])
    else parts.push(words)
  }
  return parts
}

const partsOfText = oncePerText(partsOf)

/** Names or numbers that a text joins with two things, joined crosswise: `trained in B, worked in A` of `trained in A, worked in B`. */
export function crossed({ tokens, told, language }: Said): string | undefined {
  const runs = partsOfText(tokens, language)
  if (runs.length < 2) return undefined
  // Each word is looked for in all texts.
  const forms = new Map<Token, (word: string) => boolean>()
  const formsIn = (token: Token) => {
    const isIt = forms.get(token) ?? formsOf(token.value, language)
    forms.set(token, isIt)
    return isIt
  }
  for (const known of told) {
    const parts = known.length < 4 ? [] : partsOfText(known, language)
    if (parts.length < 2) continue
    const front = frontedIn(tokens, known, language)
    const placed = runs.map((run) =>
      gathered(run, (token) => (front.includes(token) ? [] : placeOf(token, parts, formsIn(token)))),
    )
    const [first, second] = crossingOf(placed, tokens[0]) ?? misplacedIn(placed, parts)
    if (!first || !second) continue
    // Another text joins them so.
    const isElsewhere = told.some(
      (other) => other !== known && [first, second].every(({ value }) => standsIn(value, other, language)),
    )
    if (!isElsewhere) return `${first.raw} … ${second.raw}`
  }
  return undefined
}

/** `Auf Baustellen führt sie …` of `Führung von Gesellen und Azubis auf Baustellen`: the only phrase of its kind, which is of all of it. */
function frontedIn(tokens: readonly Token[], known: readonly Token[], language: string): readonly Token[] {
  const isLink = ({ value }: Token) => prepositions(language).has(value) && !ofs(language).has(value)
  const at = known.findIndex(isLink)
  const isLast = at > 0 && known.findLastIndex(isLink) === at && !known.some(({ breaks }) => breaks)
  if (!isLast || tokens[0]?.value !== known[at]!.value) return []
  const behind = known.slice(at + 1)
  return upTo(tokens.slice(1), ({ value }) => !standsIn(value, behind, language))
}

function placeOf(
  token: Token,
  parts: readonly (readonly Token[])[],
  isIt: (word: string) => boolean,
): readonly Word[] {
  const at = gathered(parts, (part, index) => (part.some(({ value }) => isIt(value)) ? [index] : []))
  return at.length === 1 ? [{ token, part: at[0]! }] : []
}

/** Two runs, each of which has a word of one part with a name of the other. */
function crossingOf(
  runs: readonly (readonly Word[])[],
  opening: Token | undefined,
): readonly Token[] | undefined {
  // A capital marks no word that opens the sentence, a number tells anywhere.
  const isNamed = ({ token }: Word) => isName(token) && (token !== opening || token.kind !== 'word')
  for (const [at, one] of runs.entries())
    for (const two of runs.slice(at + 1))
      for (const anchor of one)
        for (const name of one) {
          if (!isNamed(name) || name.part === anchor.part) continue
          const other = two.find((word) => word.part === name.part && word !== name)
          const taken = two.find((word) => word.part === anchor.part && isNamed(word))
          if (other && taken) return [anchor.token, name.token]
        }
  return undefined
}

/** `a segunda turma | que acompanhou tinha 19 alunos`: what has no number yet may have it behind. */
const headOf = (runs: readonly (readonly Word[])[], place: number): readonly Word[] => {
  const before = runs[place - 1] ?? []
  return before.some(({ token }) => token.kind === 'number') ? [] : before
}

/** `Abnahmen nach 60204` of `Abnahmen nach 13849 und Prüfung nach 60204`: a thing with the number of another, which has one of its own. */
function misplacedIn(
  runs: readonly (readonly Word[])[],
  parts: readonly (readonly Token[])[],
): readonly Token[] {
  const isNumber = (token: Token) => token.kind === 'number' && !isDateOrMonth(token)
  for (const [place, run] of runs.entries())
    for (const [at, word] of run.entries()) {
      const thing = run[at - 1]
      if (!isNumber(word.token) || !thing || thing.part === word.part || thing.token.kind !== 'word') continue
      // `a £9.2m budget, 3.1% under`: a share of what has its own amount.
      const isShare = word.token.value.endsWith('%')
      const isOwn = [...headOf(runs, place), ...run].some(({ token, part }) =>
        token.kind === 'word' ? part === word.part : isShare && part === thing.part && isNumber(token),
      )
      if (!isOwn && parts[thing.part]?.some(isNumber)) return [thing.token, word.token]
    }
  return []
}
