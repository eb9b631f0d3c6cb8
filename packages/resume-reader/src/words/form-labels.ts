import { patternOf, wordsOf } from './all-languages.js'

/** Labels of forms such as those of Europass that ask what was done. */
const tasks = new RegExp(patternOf('taskLabel'), 'iu')
const kinds = new RegExp(patternOf('kindLabel'), 'iu')

/** Labels in the line of a value that ask for the role: `Cargo: Analista`. */
export const roleLabel = new RegExp(`^(?:${patternOf('roleLabel')})\\s*:\\s+`, 'iu')

export const asksForTasks = (label: string): boolean => tasks.test(label) && !kinds.test(label)
export const asksForKind = (label: string): boolean => kinds.test(label)

const entryLabels = new Set(wordsOf('entryLabels'))
/** The label of a form in front of a value. */
export const isEntryLabel = (folded: string): boolean => entryLabels.has(folded)
