import { ResumeContent } from '@thumbfolio/contracts'
import { changedPointers } from './changed-pointers.js'
import { mergeReadings } from './merge-readings.js'

/** What was read, and its owner's content over it, where they have corrected it. */
export interface Correction {
  readonly read: ResumeContent
  readonly corrected?: ResumeContent | undefined
}

export interface MergedCorrection {
  /** The owner's content over the new reading; absent where they have corrected nothing. */
  readonly corrected?: ResumeContent
  /** JSON pointers of the content's values that are no longer what they were. */
  readonly changed: string[]
  /** JSON pointers of the owner's corrections that the new reading sees differently. */
  readonly kept: string[]
}

/** The owner's content over another reading. */
export function mergeCorrection({ read, corrected }: Correction, content: ResumeContent): MergedCorrection {
  if (corrected === undefined) return { changed: changedPointers(read, content), kept: [] }
  const { value, kept } = mergeReadings(read, corrected, content)
  const merged = ResumeContent.parse(value)
  return { corrected: merged, changed: changedPointers(corrected, merged), kept }
}
