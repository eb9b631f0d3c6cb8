import { isForm } from '../forms/one-word.js'
import type { Ground } from '../ground.js'
import type { Said } from '../said.js'
import { partsOf } from '../statements.js'
import { tokensOf, type Token } from '../tokens.js'
import { levelNames, levelNoun } from '../words/level-nouns.js'

/** Some words of a sentence that are a level of the skills, or name one of them. */
interface Item {
  readonly raw: string
  /** Undefined where it is a level. */
  readonly skill?: Ground
  readonly level?: readonly Token[]
  /** Counted by breaks. */
  readonly clause: number
  /** A level right in front of what it is told of: `has basic Figma`. */
  readonly isAttribute?: boolean
}

function levelOf(skill: Ground, language: string): readonly Token[] | undefined {
  const level = partsOf(skill, language).frames[0]?.sequences[0]
  const isNamed = level?.some(({ value }) => levelNames.has(value))
  return isNamed ? level?.filter(({ value }) => !levelNames.has(value)) : level
}

/** A level told of a skill that has another, or none: `Python na poziomie zaawansowanym` of who has Java so. */
export function levelOfAnother(said: Said): string | undefined {
  const skills = said.grounds.filter(({ section }) => section === 'skills')
  const cut = cutIn(said, skills) ?? unlikeItsOwn(said, skills)
  if (cut || skills.length < 2) return cut?.raw
  const items = itemsOf(said, skills)
  const isSame = (one: Item, { level = [] }: Item) =>
    levelOf(one.skill!, said.language)
      ?.map(({ value }) => value)
      .join(' ') === level.map(({ value }) => value).join(' ')
  return items.find((item, at) => {
    const level = item.skill && levelFor(item, at, items)
    return level && !isSame(item, level)
  })?.raw
}

/** `zaawansowany` of who is `średnio zaawansowany`: the end of a level of two words without what limits it. */
function cutIn({ tokens, told, language }: Said, skills: readonly Ground[]): Token | undefined {
  for (const level of skills.map((skill) => levelOf(skill, language) ?? [])) {
    const [first, last] = level
    if (level.length !== 2 || !first || !last || last.breaks) continue
    if (levelNoun.test(first.value) || levelNoun.test(last.value)) continue
    const isLast = ({ value }: Token) => isForm(last.value, value, language)
    const isElsewhere = told.some((known) => known !== level && known.some(isLast))
    const cut = tokens.find(
      (token, at) =>
        isLast(token) &&
        !tokens.slice(Math.max(0, at - 3), at).some(({ value }) => isForm(first.value, value, language)),
    )
    if (cut && !isElsewhere) return cut
  }
  return undefined
}

/** `Scala a nivel avanzado` of `Scala (básico)` among what is advanced: its own level stands in brackets behind it. */
function unlikeItsOwn({ tokens, language }: Said, skills: readonly Ground[]): Token | undefined {
  const isSaid = (known: Token) => tokens.some(({ value }) => isForm(known.value, value, language))
  for (const skill of skills) {
    const level = levelOf(skill, language) ?? []
    if (level.length === 0 || !level.every(isSaid)) continue
    for (const [text, known] of skill.written) {
      const own = tokensOf(/^[^()]+\(([^()]+)\)$/u.exec(text)?.[1] ?? '', language)
      const name = known.slice(0, known.length - own.length)
      const named = tokens.find(({ isMarked, value }) => isMarked && value === name[0]?.value)
      if (own.length > 0 && named && name.every(isSaid) && !own.some(isSaid)) return named
    }
  }
  return undefined
}

/** A level of the same clause, or else behind it; before it, where the sentence begins with a level. */
function levelFor({ clause }: Item, at: number, items: readonly Item[]): Item | undefined {
  const before = items.slice(0, at).toReversed()
  const nearest = before.find(({ level }) => level)
  if (nearest?.isAttribute && nearest.clause === clause) return nearest
  const side = items[0]?.level ? before : items.slice(at + 1).filter(({ isAttribute }) => !isAttribute)
  const levels = side.filter(({ level }) => level)
  return levels.find((item) => item.clause === clause) ?? levels[0]
}

function itemsOf({ tokens, language }: Said, skills: readonly Ground[]): readonly Item[] {
  const levels = skills
    .flatMap((skill) => [levelOf(skill, language) ?? []])
    .filter(({ length }) => length > 0)
    .toSorted((one, other) => other.length - one.length)
  const items: Item[] = []
  let clause = 0
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!
    if (token.breaks) clause += 1
    const level = levels.find((known) =>
      known.every(({ value }, step) => isForm(value, tokens[at + step]?.value ?? '', language)),
    )
    if (level) {
      const next = tokens[at + level.length]
      const isAttribute = items.length > 0 && next !== undefined && isTitled(next, skills, language)
      items.push({ raw: token.raw, level, clause, isAttribute })
      at += level.length - 1
      continue
    }
    const named =
      token.isMarked || token.kind !== 'word' ? skills.filter((skill) => isIn(skill, token, language)) : []
    if (named.length === 1) items.push({ raw: token.raw, skill: named[0]!, clause })
  }
  return items
}

/** Adjectives stand in front of what they go with. */
const adjectivesFirst = new Set(['en', 'de', 'nl'])
const isTitled = (next: Token, skills: readonly Ground[], language: string) =>
  adjectivesFirst.has(language) &&
  next.follows &&
  !next.breaks &&
  skills.some((skill) => isIn(skill, next, language))

const isIn = (skill: Ground, { value }: Token, language: string) =>
  partsOf(skill, language).whole.sequences.some((known) =>
    known.some((token) => isForm(value, token.value, language)),
  )
