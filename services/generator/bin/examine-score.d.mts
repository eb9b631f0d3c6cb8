export interface LabelledSentence {
  readonly id: number
  readonly person: string
  readonly language: string
  readonly label: 'true' | 'invented'
  readonly slip?: string
  readonly text: string
  readonly wrong?: string
  readonly lines: Readonly<Record<string, string>>
}
export declare const labelledSentences: () => LabelledSentence[]
export declare const hardSlips: readonly string[]
export declare function stoppedBy(
  sentences: readonly LabelledSentence[],
  isStopped: (sentence: LabelledSentence) => boolean,
  of: (sentence: LabelledSentence) => string,
): Map<string, { all: number; stopped: number }>
export declare function sharesOf(
  sentences: readonly LabelledSentence[],
  isStopped: (sentence: LabelledSentence) => boolean,
): { precision: number; recall: number; trueMarked: number }
