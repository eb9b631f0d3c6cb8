import type { FindingKind, ResumeContent } from '@thumbfolio/contracts'

export interface SeededLeak {
  readonly kind: string
  readonly findings: readonly FindingKind[]
  readonly language: string
  readonly parts: readonly string[]
  readonly isHeldOut: boolean
}
export interface NamedResume {
  readonly name: string
  readonly language: string
  readonly content: ResumeContent
}
export interface TextField {
  readonly name: string
  readonly put: (content: ResumeContent, ...texts: string[]) => ResumeContent
}
export declare const seededLeaks: (file?: string) => SeededLeak[]
export declare const harmlessLines: () => { readonly language: string; readonly text: string }[]
export declare const goodResumes: () => NamedResume[]
export declare const harmlessResume: (at: number) => NamedResume
export declare const textFields: readonly TextField[]
export declare const splitFields: readonly TextField[]
