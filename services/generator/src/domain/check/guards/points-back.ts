import { byLanguage, unionOf, wordSet } from '../forms/word-set.js'
import type { Said } from '../said.js'
import type { Token } from '../tokens.js'
import { conjunctionsOf, determiners, isAccented, pronouns } from '../words/function-words.js'

/** They stand for all that was told in front, whatever that was. */
const pointers = byLanguage({
  fr: 'cela ça en l le la y',
  es: 'ello eso esto lo le la',
  it: 'ne ciò lo le gli la',
  pt: 'disso isso isto o a',
  pl: 'to tym nim',
})
const helping = wordSet('a ha ho e o de się przy s')
const freeOf = unionOf(
  pointers,
  () => pronouns,
  () => determiners,
  () => helping,
)
/** Verbs of saying and of liking. */
const lightly: Readonly<Record<string, RegExp>> = {
  fr: /^(?:parl|aim|appreci|raconte|plu$|plait|plais)/,
  es: /^(?:habl|gust|cont[oó]|encant|disfrut)/,
  it: /^(?:parl|piac|raccont|goduto|apprezz)/,
  pt: /^(?:fal(?:ou|a|ava|ei)|gost|cont(?:ou|a)|adora|apreci)/,
  pl: /^(?:lubi|mowi|opowiad|podoba|polubi)/,
}
/** The words of such a clause. */
const longest = 4

/** `and spoke about it`, `and she liked it`, of whatever was told before. */
export function saidOfAll({ tokens, language }: Said): string | undefined {
  const verb = lightly[language]
  if (!verb) return undefined
  const joints = conjunctionsOf(language)
  const start = tokens.findLastIndex((token) => joints.has(token.value) && !isAccented(token))
  const clause = tokens.slice(start + 1)
  if (start < 1 || clause.length > longest) return undefined
  const isFree = (token: Token) => freeOf(language).has(token.value) || isAccented(token)
  const rest = clause.filter((token) => !isFree(token))
  const isPointing = clause.some(({ value }) => pointers(language).has(value))
  return isPointing && rest.length === 1 && verb.test(rest[0]!.value)
    ? clause.map(({ raw }) => raw).join(' ')
    : undefined
}
