import type { ResumeContent } from '@thumbfolio/contracts'
import type { Arrangement } from '@thumbfolio/site-page'

export interface ComposeRequest {
  readonly content: ResumeContent
  readonly model: string
  readonly signal: AbortSignal
}

/** Arranges a resume. Whatever it answers, the page has every line of the resume and nothing else. */
export interface Composer {
  readonly name: string
  compose(request: ComposeRequest): Promise<Arrangement>
}
