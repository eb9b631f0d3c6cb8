import type { ResumeContent } from '@thumbfolio/contracts'
import type { PageComposition } from '../src/domain/page/composition.js'
import { arrangeLocally } from '../src/domain/page/arrange-locally.js'
import { arrange } from '../src/domain/page/arrange.js'

/** The page that the local composer makes of a resume. */
export const locallyArranged = (content: ResumeContent, language?: string): PageComposition =>
  arrange(arrangeLocally(content), content, language).composition
