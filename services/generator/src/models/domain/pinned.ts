import { FactSources, PageSizes, ReadingSignals, ResumeContent } from '@thumbfolio/contracts'
import { z } from 'zod'

/** The content of a page: the resume as the launch read it, with the facts that the owner changed since. */
export const Pinned = z.object({
  etag: z.string(),
  language: z.string(),
  /** The owner of the resume said that it is in this language. */
  isLanguageChosen: z.boolean().optional(),
  content: ResumeContent,
  /** Where each value comes from. Absent in what was pinned before it was kept. */
  sources: FactSources.optional(),
  pageSizes: PageSizes.optional(),
  /** How much of the PDF was understood. Absent where the resume service did not say. */
  reading: ReadingSignals.optional(),
  /** The day it was read, `2026-05-01` in UTC: what ends later has not ended. Absent in what was pinned before it was kept. */
  day: z.string().optional(),
  /** What was read, if `content` has facts of the owner. Entries keep their places: added ones follow those that were read. */
  read: z.object({ content: ResumeContent, sources: FactSources.optional() }).optional(),
})
export type Pinned = z.infer<typeof Pinned>

/** As it was read, without the changes of the owner. */
export function asRead(pinned: Pinned): Pinned {
  const { read, ...rest } = pinned
  if (!read) return pinned
  const { sources: _changed, ...kept } = rest
  return { ...kept, ...read }
}

/** Both contents that can have contact data: what the page says, and what was read. */
export const contentsOf = (pinned: Pinned | undefined): readonly (ResumeContent | undefined)[] => [
  pinned?.content,
  pinned?.read?.content,
]
