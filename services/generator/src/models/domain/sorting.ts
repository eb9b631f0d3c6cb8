import { mostSortedParts, SortableLine, sortableFields, SortedPart } from '@thumbfolio/contracts'
import { z } from 'zod'
import { listOf, objectOf, oneOf, text } from './json-schema.js'
import type { Prompt } from './model.js'
import { ModelCall } from './transcript.js'

/** All that models were asked about the lines of a resume, and what those were. The id is the resume's. */
export const Sorting = z.object({
  id: z.string(),
  version: z.number().int(),
  schemaVersion: z.literal(1),
  ownerId: z.string(),
  language: z.string(),
  lines: z.array(SortableLine),
  calls: z.array(ModelCall),
  startedAt: z.number(),
})
export type Sorting = z.infer<typeof Sorting>

/** The answer's schema for structured output. */
export const sortingSchema = objectOf({
  parts: listOf(
    objectOf({
      section: oneOf(Object.keys(sortableFields)),
      entry: text,
      field: oneOf([...new Set(Object.values(sortableFields).flat())]),
      from: text,
      to: text,
    }),
  ),
})

/** One question about all lines. What a resume says can neither close the tag nor leave its place. */
export function sortingQuestion(
  { version, text: instructions }: { readonly version: string; readonly text: string },
  language: string,
  lines: readonly SortableLine[],
): Prompt {
  const json = JSON.stringify({ language, lines }).replaceAll('<', '\\u003c')
  return { version, instructions, data: `<lines>\n${json}\n</lines>` }
}

const Answer = z.object({ parts: z.array(z.unknown()) })

/** The statements of an answer; undefined for anything that is no answer. What is no statement is left out. */
export function readSorting(answer: string): SortedPart[] | undefined {
  try {
    const value: unknown = JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1))
    const parts = Answer.parse(value).parts.slice(0, mostSortedParts)
    return parts.flatMap((part) => SortedPart.safeParse(part).data ?? [])
  } catch {
    return undefined
  }
}
