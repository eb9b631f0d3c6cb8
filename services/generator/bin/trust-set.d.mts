/** Types for the tests; the code is plain JavaScript so that `make trust` runs it as it is. */
import type { ResumeContent } from '@thumbfolio/contracts'

export interface LabelledSentence {
  readonly label: 'true' | 'invented'
  readonly kind: string
  readonly text: string
  readonly sources: string[]
  readonly more?: string
}
export type Part = 'improved' | 'held back' | 'as asked' | 'as asked, held back'

export interface LabelledAnswer {
  readonly person: string
  readonly language: string
  readonly content: ResumeContent
  readonly part: Part
  readonly sentences: readonly LabelledSentence[]
}
export declare const parts: readonly Part[]
export declare function labelledAnswers(): LabelledAnswer[]
/** The day that the labels hold on, `YYYY-MM-DD`. */
export declare const labelDay: string
