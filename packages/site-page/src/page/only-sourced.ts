import { changedTexts, type Sourced } from './changed-texts.js'

/** A longer list of what was left out is not useful. */
const maxReported = 50

/** A content of which every text has its place in the PDF or is its owner's, and the texts that had to go for it. */
export function onlySourced(given: Sourced): Sourced & { readonly unsourced: string[] } {
  const { sources } = given
  if (!sources) return { ...given, unsourced: [] }
  const unsourced: string[] = []
  const kept = changedTexts(given, (text, pointer) => {
    if (text.trim() === '' || Object.hasOwn(sources, pointer)) return text
    unsourced.push(text)
    return undefined
  })
  return { ...kept, unsourced: unsourced.slice(0, maxReported) }
}
