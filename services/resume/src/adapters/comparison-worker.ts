import type { ResumeContent } from '@thumbfolio/contracts'
import { carriedPointers } from '../domain/merge/carried.js'
import { mergeCorrection, type Correction, type MergedCorrection } from '../domain/merge/merge-correction.js'

/** What a thread of the pool is asked for. */
export const merge = ({
  read,
  corrected,
  content,
}: Correction & { content: ResumeContent }): MergedCorrection => mergeCorrection({ read, corrected }, content)

export const carried = ({ read, corrected = {} }: Correction): Map<string, string> =>
  carriedPointers(read, corrected)
