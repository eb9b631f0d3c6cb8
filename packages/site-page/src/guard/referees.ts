import type { Block } from './block.js'
import { foldedText } from './text/folded-text.js'
import { readText, startsPiece } from './text/reading.js'
import { hitsIn, sets } from './words/vocabulary.js'

/** Longer lines say more than a name. */
const nameCharacters = 80

/**
 * Whether contact data in a block is that of somebody else: it is in the section of references, behind a word such as
 * `Reference:`, or beside the name of a referee, each also in the line before.
 */
export function isOfOthers(
  before: string | undefined,
  { text, isReference }: Block,
  referees: readonly string[],
): boolean {
  if (isReference) return true
  const near = [text, ...(before !== undefined && before.length <= nameCharacters ? [before] : [])]
  return near.some((line) => isTitled(line) || referees.some((name) => isNamed(line, name)))
}

function isTitled(line: string): boolean {
  const text = readText(line)
  return hitsIn(text).some(({ role, from }) => role === 'referees' && startsPiece(text, from))
}

/** `Prof. Dr. `, `Mrs `. */
const titles = new RegExp(`^(?:(?:\\p{L}{1,4}\\.|${[...sets.honorifics].join('|')})\\s+)+`, 'u')

/** A reference is often named with title, post and firm: `Dr. Ann Byrne, Owner, Mills Ltd`. */
function isNamed(line: string, reference: string): boolean {
  const whole = foldedText(reference).lower.trim()
  const person = whole.split(/\s*[,(|·]|\s[-–—]\s/u)[0]!.replace(titles, '')
  const words = person.includes(' ') ? person : whole
  return words.length > 3 && foldedText(line).lower.includes(words)
}
