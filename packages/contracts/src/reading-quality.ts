import { z } from 'zod'

/** Why a file may have been read badly. */
export const QualityCode = z.enum([
  'not-a-resume',
  'no-titles',
  'unknown-script',
  'unplaced-text',
  'dates-without-entry',
  'empty-sections',
  'unknown-headings',
  'title-as-value',
  'no-name',
  'hidden-text',
  'turned-text',
  'broken-letters',
  'doubtful-name',
  'no-contact',
  'jobs-without-employer',
  'ends-equal-starts',
  'odd-values',
  'picture-page',
  /** A page that could not be opened. */
  'unreadable-page',
  /** Pages of the file that do not belong to the resume and were skipped. */
  'other-documents',
  /** Titles and dates do not tell its language, or the sentences say another one. */
  'language-guess',
])
export type QualityCode = z.infer<typeof QualityCode>

/**
 * How well a file was read. `score` is 0 to 1. `good` needs no warning, `check` asks the owner to look, `poor` means that
 * a page made from it would likely be wrong. `reasons` are the worst first, `detail` in words for the owner.
 */
export const ReadingQuality = z.object({
  score: z.number().min(0).max(1),
  level: z.enum(['good', 'check', 'poor']),
  reasons: z.array(
    z.object({
      code: QualityCode,
      detail: z.string(),
      /** How much of the score it takes. */
      cost: z.number().optional(),
    }),
  ),
  /** Raised when more is measured than before; absent for the first, which did not see what is absent. */
  revision: z.number().int().optional(),
})
export type ReadingQuality = z.infer<typeof ReadingQuality>
