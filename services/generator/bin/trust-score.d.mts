/** Types for the tests; the code is plain JavaScript so that `make trust` runs it as it is. */
import type { ResumeContent } from '@thumbfolio/contracts'
import type { Checked } from '../src/domain/check/check.js'
import type { Composition } from '../src/domain/composition.js'
import type { LabelledAnswer, LabelledSentence } from './trust-set.mjs'

export interface Trust {
  readonly answers: number
  readonly idsThrough: number
  readonly shares: Readonly<Record<string, number>>
  readonly wrong: (LabelledSentence & { person: string })[]
  readonly kinds: { label: string; kind: string; sentences: number; wrong: number }[]
}
export declare function trustOf(
  check: (composition: Composition, content: ResumeContent) => Checked,
  answers: readonly LabelledAnswer[],
): Trust
