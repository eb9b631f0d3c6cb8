import { wrongAmount, spanAt } from './amounts.js'
import { hasWord, isQuote, type Ground } from './ground.js'
import { implies } from './implied-words.js'
import { normalForm } from './normal-form.js'
import { plainWords } from './plain-words.js'
import { runsOf, wrongTime } from './relations.js'
import { tokensOf, type Token } from './tokens.js'

/** Letters, digits and the signs of ordinary prose. */
const strange = /[^\p{L}\p{M}\p{N}\p{Zs}\p{Sc}.,;:!?'’‘“”"„«»()&/%+#·–—\-@°ºª…_~=*]/u
const mixed =
  /\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin}|\p{Script=Latin}\p{Script=Greek}/u

/** The first thing a sentence says that its grounds do not; undefined when all of it stands there. */
export function unfounded(text: string, grounds: readonly Ground[], language: string): string | undefined {
  const tokens = tokensOf(text, language)
  if (tokens.length === 0) return text.trim() === '' ? undefined : text.trim()
  // Word for word what the resume says, so nothing is added.
  if (isQuote(tokens, grounds)) return undefined
  const sign = (strange.exec(text) ?? mixed.exec(text))?.[0]
  if (sign !== undefined) return sign
  const plain = plainWords(language)
  if (!plain) return text.trim()
  const isPlain = (word: string) => plain.has(word)
  return (
    unknownIn(tokens, grounds, language, isPlain) ??
    mingledIn(tokens, grounds, language, isPlain) ??
    wrongTime(tokens, grounds, language) ??
    wrongAmount(tokens, grounds, language, isPlain)
  )
}

type IsPlain = (word: string) => boolean

function unknownIn(tokens: readonly Token[], grounds: readonly Ground[], language: string, isPlain: IsPlain) {
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1]
    // `more` compares amounts; by itself it praises.
    if (token.value === 'more' && tokens[at + 1]?.value !== 'than') return token.raw
    if (
      !grounds.some((ground) => says(ground, token, language)) &&
      !isSaid(tokens, at, grounds, isPlain, language)
    )
      return token.raw
    // Words that stand apart in the resume make no title or name together.
    if (
      before &&
      token.follows &&
      isNamePart(before, at === 1, isPlain) &&
      !(at === 1 && !grounds.some(({ words }) => words.has(before.value))) &&
      isNamePart(token, false, isPlain)
    )
      if (language !== 'de' && !grounds.some(({ pairs }) => pairs.has(`${before.value} ${token.value}`)))
        return `${before.raw} ${token.raw}`
  }
  return undefined
}

function isSaid(
  tokens: readonly Token[],
  at: number,
  grounds: readonly Ground[],
  isPlain: IsPlain,
  language: string,
) {
  const token = tokens[at]!
  if (token.kind === 'number') return spanAt(tokens, at, grounds)
  if (token.kind !== 'word') return false
  const bare = normalForm(token.value).replace(/'s?$/, '')
  if (bare === 'half' && /^(years?|months?)$/.test(tokens[at + 1]?.value ?? '')) return true
  const isName = token.isMarked && at > 0 && language !== 'de'
  if (isName) return false
  return isPlain(bare) || grounds.some(({ section }) => implies(section, bare))
}

/** Whether an entry says this: a name as it is spelled, any other word in one of its forms. */
function says(ground: Ground, token: Token, language: string): boolean {
  if (ground.facts.has(token.value)) return true
  return token.kind === 'word' && hasWord(ground, token.value, language)
}

/** The first run of words that takes its facts from entries which have nothing to do with each other. */
function mingledIn(tokens: readonly Token[], grounds: readonly Ground[], language: string, isPlain: IsPlain) {
  const own = grounds.filter(({ section }) => section !== 'basics' && section !== 'person')
  const person = grounds.filter((ground) => !own.includes(ground))
  if (own.length < 2) return undefined
  for (const run of runsOf(tokens, language)) {
    let left = own
    for (const token of run) {
      if (token.kind === 'word' && !token.isMarked && isPlain(token.value)) continue
      if (person.some((ground) => says(ground, token, language))) continue
      const from = own.filter((ground) => says(ground, token, language))
      if (from.length === 0) continue
      left = left.filter((ground) => from.includes(ground))
      if (left.length === 0) return run.map(({ raw }) => raw).join(' ')
    }
  }
  return undefined
}

const isNamePart = ({ kind, isMarked, value }: Token, isFirst: boolean, isPlain: IsPlain) =>
  kind === 'word' && isMarked && !(isFirst && isPlain(value))
