import { isAddress } from '../recognizers/address.js'
import { isPlace, placeParts } from '../recognizers/places.js'
import type { Phrase } from '../text/phrase.js'
import { type Head, isDuration, type Join, joinOf, type Piece } from './pieces.js'

/** The least stretch of a head that is a company, a role or a place, or a part of one. */
export interface HeadPart {
  phrase: Phrase
  piece: Piece
  /** Offsets in the text of its piece; `end` includes a closing bracket. */
  from: number
  end: number
  join: Join
  /** Equal for parts in the same place of their entries, in the same look. */
  slot: string
}

/** Each comma of a longer text would be tried against all of it. */
export const longestHead = 400
/** What is listed further is one part. */
const mostOfPiece = 4
const cuts =
  /\s*,\s+(?!(?:S\.?A|Lda|Ltda|Inc|LLC|Ltd|GmbH|S\.?L|S\.?R\.?L|S\.?p\.?A|LLP|PLC)\b\.?)|(?<!https?):\s+|\s(?:[Aa]t|@|bei|chez|presso|bij|(?:en|na|w)(?=\s\p{Lu}))\s/gu
const lastBracket = /\s*\((?=[^()]+\)$)/

interface Cut {
  from: number
  to: number
}

const cutsOf = ({ phrase: { text, value } }: Piece, isLocated: boolean): Cut[] => {
  if (text.length > longestHead) return []
  const named = isLocated && placeParts(value) === 3
  // The country of `Name, City (Country)` stays with its town.
  const bracket = named ? undefined : lastBracket.exec(text)
  const found = [...(isLocated && !named ? [] : text.matchAll(cuts))]
    .filter(({ index }) => !bracket || index < bracket.index)
    // `Name, City, Region`: town and region stay one.
    .slice(0, isLocated ? 1 : mostOfPiece)
  return [...found, ...(bracket ? [bracket] : [])].map(({ index, 0: { length } }) => ({
    from: index,
    to: index + length,
  }))
}

const partsOf = (piece: Piece): HeadPart[] => {
  const { text } = piece.phrase
  const found = cutsOf(piece, isPlace(piece.phrase.value) || isAddress(piece.phrase))
  return [...found, undefined].map((cut, at) => {
    const before = found[at - 1]
    const [from, end] = [before?.to ?? 0, cut?.from ?? text.length]
    const join = before ? joinOf(text.slice(before.from, before.to)) : piece.join
    const to = join === 'bracket' && text[end - 1] === ')' ? end - 1 : end
    const phrase = found.length === 0 ? piece.phrase : piece.phrase.slice(from, to)
    return { phrase, piece, from, end, join, slot: `${piece.slot}/${at}` }
  })
}

export const headParts = (head: Head): HeadPart[] =>
  head.parts
    .flatMap(partsOf)
    .filter(({ phrase, join }) => !phrase.isEmpty && !(join === 'bracket' && isDuration(phrase.value)))
