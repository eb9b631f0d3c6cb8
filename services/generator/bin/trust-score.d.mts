/** Types for the tests; the code is plain JavaScript so that `make trust` runs it as it is. */
import type { ResumeContent } from '@thumbfolio/contracts'
import type { Checked } from '../src/domain/check/check.js'
import type { Grounds } from '../src/domain/check/grounds.js'
import type { Composition } from '../src/domain/composition.js'
import type { LabelledAnswer, LabelledSentence } from './trust-set.mjs'

export interface Trust {
  readonly answers: number
  readonly idsThrough: number
  readonly shares: Readonly<Record<string, number>>
  readonly wrong: (LabelledSentence & { person: string })[]
  readonly kinds: { label: string; kind: string; sentences: number; wrong: number }[]
}
type Check = (composition: Composition, content: ResumeContent) => Checked
export declare function checkOn(
  day: string,
  by: {
    readonly check: (composition: Composition, content: ResumeContent, grounds: Grounds) => Checked
    readonly groundsOf: (content: ResumeContent, language: string, day: string) => Grounds
  },
): Check
export declare function trustOf(check: Check, answers: readonly LabelledAnswer[]): Trust
