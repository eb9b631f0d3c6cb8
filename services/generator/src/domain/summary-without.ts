import type { ResumeContent } from '@thumbfolio/contracts'
import { readingOf } from './check/reading.js'
import { sentencesOf } from './compose-locally.js'
import type { EntryId } from './composition.js'
import { anyEntry, textsOf } from './entries.js'
import { names, valuesOf } from './entry-names.js'

/** What is shown, without the summary that is searched, and the entries that are not. */
interface Searched {
  readonly shown: ResumeContent
  readonly off: readonly EntryId[]
}

/**
 * A resume's own summary without what names one of these entries, part by part. What something that is shown is named
 * or says, too, tells nothing of them.
 */
export function summaryWithout(content: ResumeContent, { shown, off }: Searched, language: string): string {
  const saidIn = (text: string) => readingOf(text, language).said
  const parts = partsOf(content.basics?.summary ?? '').map((text) => ({ text, said: saidIn(text) }))
  const named = off
    .flatMap((id) => namesOf(valuesOf(anyEntry(content, id), names)))
    .map(saidIn)
    .filter((name) => name.length > 0 && parts.some(({ said }) => says(said, name)))
  const open = named.length > 0 ? textsOf(shown).map(saidIn) : []
  const telling = named.filter((name) => !open.some((said) => says(said, name)))
  return parts.flatMap(({ text, said }) => (telling.some((name) => says(said, name)) ? [] : text)).join('\n')
}

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

/** A sentence of several parts may name it in one of them. */
const partsOf = (summary: string): string[] =>
  summary
    .split(/\n|(?<=;)\s/)
    .flatMap((line) => sentencesOf(line, []))
    .map(({ text }) => text)

const says = (said: readonly string[], name: readonly string[]): boolean =>
  said.some((_, at) => name.every((key, further) => said[at + further] === key))
