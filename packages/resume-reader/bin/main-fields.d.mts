import type { ResumeContent } from '@thumbfolio/contracts'

/** A folder of PDFs as a set to score; `out` is a folder for its truths. */
export function fieldSet(
  pdfs: string,
  out: string,
): Promise<{
  name: string
  pdfs: string
  truths: string
  compared: (content: ResumeContent) => ResumeContent
}>
