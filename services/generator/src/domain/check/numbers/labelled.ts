import { gathered } from '../../gathered.js'
import { formsOf } from '../forms/one-word.js'
import type { Ground } from '../ground.js'
import type { Said } from '../said.js'
import type { Token } from '../tokens.js'
import { wordSet } from '../forms/word-set.js'

/** A number behind one of these says which, not how many. */
const numbered = wordSet(
  'level grade year class phase stage category tier version unit chapter module step day band division type key part',
)
const most = 13

/** `Level 4 courses`, `WCAG 2.1 audits`, `UNI 11558`: a level, a version or a standard that an entry has so, too, is no amount. */
export function isLabel(tokens: readonly Token[], at: number, grounds: readonly Ground[]): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]]
  if (!before || !token?.follows || before.kind !== 'word') return false
  if (isLabelOfTwo(tokens, at, grounds)) return true
  const isLevel =
    before.value === 'section' ||
    (numbered.has(before.value) && /^\d+$/.test(token.raw) && Number(token.value) <= most)
  const isVersion = /^\p{Lu}{3,}$/u.test(before.raw) && /^(?:\d+\.\d+|\d{4,})$/.test(token.raw)
  return (isLevel || isVersion) && grounds.some(({ pairs }) => pairs.has(`${before.value} ${token.value}`))
}

/** `Years 1 and 2`, as an entry has them. */
function isLabelOfTwo(tokens: readonly Token[], at: number, grounds: readonly Ground[]): boolean {
  const [name, ...rest] = tokens.slice(Math.max(0, at - 3), at + 1)
  const isNumbered = rest.length === 3 && name?.isMarked && numbered.has(name.value.replace(/s$/, ''))
  const isHere = (known: readonly Token[], index: number) =>
    [name, ...rest].every((token, step) => known[index + step]?.value === token?.value)
  return (
    isNumbered === true &&
    lists.has(rest[1]!.value) &&
    grounds.some(({ sequences }) => sequences.some((known) => known.some((_, index) => isHere(known, index))))
  )
}

/** In front of a number that names a thing, in whatever language. */
const called =
  wordSet(`no nr num numero number nummer niveau nivel livello poziom stufe klasse klassen groupe groep gruppe grupa classe clase klas
klasa klasy klasie leerjaar jahrgang jahrgange grupo turma version versie wersja versione teil deel kapitel modul`)
const lists = wordSet('and to until und bis et a y e en i tot do ate hasta')

const isName = ({ value, kind, isMarked }: Token) =>
  kind === 'word' && (isMarked || numbered.has(value) || called.has(value))
const isNumber = ({ kind, raw, value }: Token) =>
  kind === 'number' && /^\d+(?:[.,]\d+)?$/.test(raw) && !/^(?:19|20)\d\d$/.test(value)

/** Nothing stands behind it that it could count. */
function isBare(tokens: readonly Token[], at: number, isPlain: Said['isPlain']): boolean {
  const next = tokens[at + 1]
  if (!next || next.breaks || next.kind !== 'word') return true
  return !next.isMarked && next.value.length <= 4 && isPlain(next.value)
}

/** The numbers that stand behind a name as part of it: `Eurocode 2 and 8`, `Jahrgänge 5 bis 8`. */
function labelsBehind(tokens: readonly Token[], at: number, isPlain: Said['isPlain']): readonly Token[] {
  const first = tokens[at + 1]
  const isNext = first !== undefined && isNumber(first) && !first.breaks
  if (!isNext || !isName(tokens[at]!) || !isBare(tokens, at + 1, isPlain)) return []
  const labels = [first]
  for (let index = at + 2; ; index += 1) {
    const joint = tokens[index]
    if (joint?.kind === 'word' && lists.has(joint.value)) index += 1
    const token = tokens[index]
    const isOne = token && isNumber(token) && (token !== joint || token.breaks)
    const isRange = /^(?:to|until|bis|tot|do|ate|hasta)$/.test(joint?.value ?? '')
    if (!isOne || !(isRange || isBare(tokens, index, isPlain))) return labels
    labels.push(token)
  }
}

/** `Eurocode 17` of `17 bridges under Eurocode 2`: a name that has other numbers behind it wherever it has some. */
export function wrongLabel({ tokens, told, language, isPlain }: Said): Token | undefined {
  for (const [at, name] of tokens.entries()) {
    const labels = labelsBehind(tokens, at, isPlain)
    if (labels.length === 0) continue
    const isIt = formsOf(name.value, language)
    const known = gathered(told, (text) =>
      gathered(text, ({ value }, index) => (isIt(value) ? labelsBehind(text, index, isPlain) : [])),
    )
    const wrong = labels.find(({ value }) => !known.some((label) => label.value === value))
    if (known.length > 0 && wrong) return wrong
  }
  return undefined
}
