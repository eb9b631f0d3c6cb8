import { FactSources, PageSizes, ReadingSignals, ResumeContent } from '@thumbfolio/contracts'
import { z } from 'zod'

/** What the resume said when the launch read it. Nothing else may stand on the page. */
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
})
export type Pinned = z.infer<typeof Pinned>
