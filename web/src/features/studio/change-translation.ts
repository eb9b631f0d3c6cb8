import type { SuggestedTranslation } from '@thumbfolio/contracts'
import { introPlace, linesAt, withField, withLine } from './change-words.js'
import { entryAt, keysById, oneLine, type Ids, type Words } from './words.js'

export type TranslatedLine = Pick<SuggestedTranslation['lines'][number], 'place' | 'original' | 'text'>

interface Target {
  readonly kind: 'line' | 'field'
  /** The introduction or the key of an entry. */
  readonly place: string
  /** Of a field. */
  readonly field: string
}

/** What a line is of; undefined for the headline. An entry that was added here has a key of its own. */
function targetOf(place: string, ids: Ids): Target | undefined {
  const [, id = '', field] = /^(\w+\/\d+)(?:\/(\w+))?(?::\d+)?$/.exec(place) ?? []
  if (place.startsWith(`${introPlace}:`)) return { kind: 'line', place: introPlace, field: '' }
  if (id === '') return undefined
  const key = keysById(ids).get(id) ?? id
  return field === undefined ? { kind: 'line', place: key, field: '' } : { kind: 'field', place: key, field }
}

/** The words with a line translated. Unchanged where the original is not there any more: it was moved, removed or rewritten. */
export function withTranslated(words: Words, { place, original, text }: TranslatedLine, ids: Ids): Words {
  const target = targetOf(place, ids)
  if (!target) return oneLine(words.headline) === original ? { ...words, headline: text } : words
  if (target.kind === 'field')
    return entryAt(words, target.place)?.fields[target.field] === original
      ? withField(words, target.place, target.field, text)
      : words
  const at = linesAt(words, target.place).findIndex((line) => oneLine(line) === oneLine(original))
  return at < 0 ? words : withLine(words, target.place, at, text)
}

/** Whether the page still says the original. */
export const isUntranslated = (words: Words, line: TranslatedLine, ids: Ids): boolean =>
  withTranslated(words, line, ids) !== words
