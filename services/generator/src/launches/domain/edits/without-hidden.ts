import type { ResumeContent } from '@thumbfolio/contracts'
import {
  isOwn,
  sectionNames,
  withLines,
  type EntryId,
  type PageComposition,
  anyEntry,
  textsOf,
  names,
  valuesOf,
  plainly,
} from '@thumbfolio/site-page'

/**
 * A page without these entries, and without what of its introduction names them: a job that is off the page is not
 * mentioned elsewhere. Its owner's own words stay.
 */
export function withoutHidden(
  composition: PageComposition,
  hidden: ReadonlySet<EntryId>,
  content: ResumeContent,
): PageComposition {
  const sections = composition.sections
    .map(({ name, entries }) => ({ name, entries: entries.filter(({ id }) => !hidden.has(id)) }))
    .filter(({ entries }) => entries.length > 0)
  const mentions = mentionOf(hidden, content)
  return withLines({ ...composition, sections }, (place, lines) =>
    lines.filter((line) => {
      if (isOwn(line)) return true
      if (line.entries?.some((id) => hidden.has(id))) return false
      return place !== 'intro' || !mentions(line.text)
    }),
  )
}

/** Whether a text names one of these entries by a name that nothing else on the page has. */
export function mentionOf(hidden: ReadonlySet<EntryId>, content: ResumeContent): (text: string) => boolean {
  const shown = sectionNames.flatMap((section) => {
    const entries: readonly object[] = content[section] ?? []
    return entries.filter((_, at) => !hidden.has(`${section}/${at}`))
  })
  const { summary: _summary, ...person } = content.basics ?? {}
  const open = textsOf([shown, person]).map(wordsOf)
  const telling = [...hidden]
    .flatMap((id) => namesOf(valuesOf(anyEntry(content, id), names)))
    .map(wordsOf)
    .filter((name) => name.length > 0 && !open.some((words) => says(words, name)))
  return (text) => {
    const words = wordsOf(text)
    return telling.some((name) => says(words, name))
  }
}

const wordsOf = (text: string): string[] => plainly(text).split(' ').filter(Boolean)

/** Titles and schools as they stand in a text: without what they are by law, where they are, and the short form alone. */
const namesOf = (values: readonly string[]): string[] =>
  values.flatMap((value) => {
    const [name = value] = value.split(/\s*[(,|]|\s[–—-]\s/u).filter((part) => part.trim() !== '')
    const [, short] = shortForm.exec(value) ?? []
    return [name.replace(legalForm, ''), ...(short === undefined ? [] : [short])]
  })

const shortForm = /\((\p{Lu}[\p{Lu}\p{N}&.-]+)\)/u
const legalForm =
  /\s+(?:ltd|limited|inc|incorporated|llc|llp|plc|corp|gmbh|ag|kg|e\.?\s?v|se|s\.?a|s\.?l|s\.?r\.?l|s\.?p\.?a|b\.?v|n\.?v|lda|ltda|sp\. z o\.?\s?o)\.?$/i

const says = (words: readonly string[], name: readonly string[]): boolean =>
  words.some((_, at) => name.every((word, further) => words[at + further] === word))
