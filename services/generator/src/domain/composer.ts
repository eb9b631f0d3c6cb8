import type { ResumeContent } from '@thumbfolio/contracts'
import type { Composition } from './composition.js'

export interface ComposeRequest {
  readonly content: ResumeContent
  readonly model: string
  readonly signal: AbortSignal
  /** What the reading found, as ISO 639-1 or `und`; a composer looks for itself without it. */
  readonly language?: string | undefined
}

/** Orders a resume's entries and writes about them. What it answers is checked before anybody sees it. */
export interface Composer {
  readonly name: string
  compose(request: ComposeRequest): Promise<Composition>
}
