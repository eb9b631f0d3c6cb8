import type { ResumeContent } from '@thumbfolio/contracts'
import type { Area, Run } from '../text/page-text.js'
import { type Phrase } from '../text/phrase.js'

/** A value with the place it was read from. */
export class Leaf {
  readonly page: number
  readonly area: Area
  readonly source: string
  readonly runs: readonly Run[]
  /** The target that all its words link to. */
  readonly link: string | undefined

  constructor(
    readonly value: string,
    phrase: Phrase,
    /** 0 to 1. */
    readonly confidence: number,
  ) {
    this.page = phrase.page
    this.area = phrase.area
    this.source = phrase.value
    this.runs = phrase.runs
    this.link = phrase.link
  }
}

export const leaf = (phrase: Phrase | undefined, confidence = 0.9): Leaf | undefined =>
  phrase && !phrase.isEmpty ? new Leaf(phrase.value, phrase, confidence) : undefined

/** The same shape with a Leaf wherever there is text. Absent values may be undefined. */
export type Draft<T> = T extends string
  ? Leaf | undefined
  : T extends readonly (infer Element)[]
    ? Draft<Element>[]
    : T extends object
      ? { [Key in keyof T]?: Draft<NonNullable<T[Key]>> | undefined }
      : never

export type ResumeDraft = Draft<ResumeContent>
export type BasicsDraft = Draft<NonNullable<ResumeContent['basics']>>
export type DraftEntry<Section extends keyof ResumeContent> =
  NonNullable<ResumeDraft[Section]> extends (infer Element)[] ? Element : never
