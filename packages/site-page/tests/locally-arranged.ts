import type { ResumeContent } from '@thumbfolio/contracts'
import { arrange } from '../src/arrange/arrange.js'
import { arrangeLocally } from '../src/arrange/arrange-locally.js'
import type { PageComposition } from '../src/page/composition.js'

/** The page that the local composer makes of a resume. */
export const locallyArranged = (content: ResumeContent, language?: string): PageComposition =>
  arrange(arrangeLocally(content), content, language).composition
