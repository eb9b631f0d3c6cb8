import { isForm } from '../forms/one-word.js'
import { standsIn, type Said } from '../said.js'
import type { Token } from '../tokens.js'

const articles = /^(?:des|der)$/

/** Whose a thing is, right behind it: the `Kühlung` of `Stromverbrauch der Kühlung`. */
const ownerAt = (tokens: readonly Token[], at: number): Token | undefined => {
  const [article, owner] = [tokens[at + 1], tokens[at + 2]]
  const isGenitive =
    tokens[at]!.isMarked &&
    article?.follows === true &&
    !article.isMarked &&
    articles.test(article.value) &&
    owner?.follows === true
  return isGenitive && owner.kind === 'word' && owner.isMarked ? owner : undefined
}

/** A thing put to another owner than the one that the entries have, who goes unsaid: `Stromverbrauch des Werks` of `Stromverbrauch der Kühlung`. */
export function otherOwner({ tokens, told, language }: Said): string | undefined {
  if (language !== 'de') return undefined
  return tokens.find((thing, at) => {
    const owner = ownerAt(tokens, at)
    if (!owner) return false
    const own = told.filter((known) => standsIn(thing.value, known, language))
    return own.length > 0 && own.every((known) => isOfOther(known, thing, owner, tokens, language))
  })?.raw
}

const isOfOther = (
  known: readonly Token[],
  thing: Token,
  owner: Token,
  tokens: readonly Token[],
  language: string,
): boolean =>
  known.some((token, at) => {
    const other = isForm(thing.value, token.value, language) ? ownerAt(known, at) : undefined
    return (
      other !== undefined &&
      !standsIn(owner.value, known, language) &&
      !standsIn(other.value, tokens, language)
    )
  })
