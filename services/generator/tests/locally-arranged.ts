import type { ResumeContent } from '@thumbfolio/contracts'
import { type PageComposition, arrangeLocally, arrange } from '@thumbfolio/site-page'

/** The page that the local composer makes of a resume. */
export const locallyArranged = (content: ResumeContent, language?: string): PageComposition =>
  arrange(arrangeLocally(content), content, language).composition
