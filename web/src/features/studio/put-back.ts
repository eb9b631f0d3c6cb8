import type { Removed } from '@thumbfolio/contracts'
import { introPlace, linesAt, withLines, withoutLine, type Place } from './change-words.js'
import { nameOf } from './section-shapes.js'
import { entryAt, keysById, oneLine, sectionOf, type Ids, type Words } from './words.js'

/** A sentence of the owner that a launch found no place for. */
export type RemovedSentence = NonNullable<Removed['sentence']>

export const placeOf = ({ under }: RemovedSentence, ids: Ids): Place =>
  under === introPlace ? introPlace : (keysById(ids).get(under) ?? under)

/** The name of a place; undefined if the page no longer has it. */
export function placeName(words: Words, place: Place): string | undefined {
  if (place === introPlace) return 'Introduction'
  const [section, entry] = [sectionOf(words, place), entryAt(words, place)]
  return section && entry && nameOf(section.name, entry)
}

const positionOf = (words: Words, place: Place, { text }: RemovedSentence): number =>
  linesAt(words, place).findIndex((line) => oneLine(line) === oneLine(text))

export const isBack = (words: Words, place: Place, sentence: RemovedSentence): boolean =>
  positionOf(words, place, sentence) >= 0

/** Adds the sentence as the last line of its place. */
export const putBack = (words: Words, place: Place, { text }: RemovedSentence): Words =>
  withLines(words, place, [...linesAt(words, place), oneLine(text)])

export const takenOut = (words: Words, place: Place, sentence: RemovedSentence): Words =>
  isBack(words, place, sentence) ? withoutLine(words, place, positionOf(words, place, sentence)) : words
