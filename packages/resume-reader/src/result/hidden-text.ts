import type { HiddenLines, HiddenReason } from '../text/page-text.js'

/** For one line, and for more. */
const said: Record<HiddenReason, readonly [string, string]> = {
  covered: ['is covered by a shape or a picture', 'are covered by a shape or a picture'],
  clipped: ['is cut off', 'are cut off'],
  'off-page': ['is off the page', 'are off the page'],
  'too-small': ['is too small to read', 'are too small to read'],
  'same-color': ['has the color of its background', 'have the color of their background'],
  'no-ink': ['is transparent or not drawn', 'are transparent or not drawn'],
  'not-in-picture': ['is not in the picture of its page', 'are not in the pictures of their pages'],
}

/** What is hidden in a file and why, in words for its owner; nothing where all of it is seen. */
export function hiddenTextDetail(lines: HiddenLines): string | undefined {
  const parts = Object.entries(said).flatMap(([reason, [one, more]]) => {
    const count = lines[reason as HiddenReason] ?? 0
    if (count === 0) return []
    return count === 1 ? `1 line ${one}` : `${count} lines ${more}`
  })
  if (parts.length === 0) return undefined
  return `The file has text that nobody sees, and we left it out: ${parts.join(', ')}.`
}
