import { personAmong, says } from '../ground.js'
import { upTo, type Said } from '../said.js'
import { partsOf } from '../statements.js'
import type { Token } from '../tokens.js'
import { conjunctions } from '../words/function-words.js'

/** What somebody is most at home in. */
const focus: Readonly<Record<string, RegExp>> = {
  en: /^(?:focus(?:es|ed|ing)?|speciali[sz](?:e[sd]?|ing|ation)|specialism|special(?:ity|ties|ty|ties))$/,
  de: /^(?:schwerpunkt(?:e|en|es|s)?|spezialisier(?:t|te|te[nrs]|ung)|spezialgebiet(?:e|en)?|fokus(?:siert)?)$/,
  fr: /^specialis(?:ee?s?|ation|e)$|^specialites?$/,
  es: /^especiali(?:zad[oa]s?|zacion|dad(?:es)?)$/,
  it: /^specializzat[oaie]$|^specializzazion[ei]$|^specialita$/,
  nl: /^(?:zwaartepunt(?:en)?|gespecialiseerde?|specialis(?:atie|me|eert|eerde)|focus(?:t|te)?)$/,
  pl: /^specjali(?:zuje|zacja|zacji|zacje|zowala?)$|^specjalnos(?:c|ci|cia)$/,
  pt: /^especiali(?:zad[oa]s?|zacao|dade|dades)$/,
}

/** A thing told as what somebody is most at home in, which the entries have, but not as that: the other half of a list. */
export function otherFocus({ tokens, grounds, language, isPlain }: Said): string | undefined {
  const word = focus[language]
  const at = tokens.findIndex(({ value }) => word?.test(value))
  if (at < 0) return undefined
  const entries = grounds.filter(({ section }) => section !== 'person')
  const parts = entries.map((ground) => partsOf(ground, language))
  const texts = parts.flatMap(({ whole, frames, statements }) => [whole, ...frames, ...statements])
  const focused = texts.filter(({ words }) => [...words].some((known) => word?.test(known)))
  if (focused.length === 0) return undefined
  const person = personAmong(grounds)
  const isTelling = ({ kind, value }: Token) =>
    kind === 'word' && value.length > 3 && !isPlain(value) && !person.has(value)
  // `hat sich auf Kronen und Brücken spezialisiert`: the list stands before it.
  const next = tokens[at + 1]
  const isAtEnd = (language === 'de' || language === 'nl') && (!next || next.breaks)
  const start = tokens.slice(0, at).findLastIndex(({ value }) => /^(?:auf|in|op)$/.test(value))
  const listed = listBehind(
    isAtEnd && start >= 0 ? tokens.slice(start + 1, at) : tokens.slice(at + 1),
    isTelling,
  )
  return listed.find(
    (token) =>
      !focused.some((text) => says(text, token, language)) &&
      texts.some((text) => says(text, token, language)),
  )?.raw
}

/** The things behind a word, as far as nothing but joints and commas stands between them. */
function listBehind(behind: readonly Token[], isTelling: (token: Token) => boolean): readonly Token[] {
  const from = behind.findIndex(isTelling)
  if (from < 0) return []
  return upTo(behind.slice(from), (token) => !isTelling(token) && !conjunctions.has(token.value)).filter(
    isTelling,
  )
}
