import type { ResumeContent } from '@thumbfolio/contracts'

export declare const fittingSeeds: readonly number[]
export declare const testSeeds: readonly number[]
/** One resume: the bytes of its PDF and what it says, fixed by `seed`. */
export declare const pageOf: (seed: number) => { name: string; pdf: Buffer; truth: ResumeContent }
