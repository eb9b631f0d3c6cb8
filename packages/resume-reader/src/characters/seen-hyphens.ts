import type { Run } from '../text/page-text.js'
import { softHyphen } from './glyph-text.js'

/**
 * Some fonts call every hyphen and dash a soft hyphen. Inside a word or alone it can only be one that is seen; then the
 * same font's hyphens at the ends of words are hyphens as well.
 */
export const withSeenHyphens = (runs: readonly Run[]): void => {
  const soft = runs.filter(({ text }) => text.includes(softHyphen))
  const isSeen = ({ text }: Run) => text.slice(0, -1).includes(softHyphen) || text === softHyphen
  const fonts = new Set(soft.filter(isSeen).map(({ font }) => font))
  for (const run of soft)
    if (run.text === softHyphen) run.text = '–'
    else if (fonts.has(run.font)) run.text = run.text.replaceAll(softHyphen, '-')
}
