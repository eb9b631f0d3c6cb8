import { fine, wrong, type Finding } from './finding.js'

const dayMs = 24 * 3_600_000

/** A sweep that was due before is overdue: each runs within hours. */
export const overdueBefore = (now: number): number => now - 2 * dayMs

/** Whether the sweep deletes the files that no document refers to. Holds for every kind of storage, object storage too. */
export const leftoversFinding = (service: string, overdue: number): Finding =>
  overdue === 0
    ? fine(`leftover files of ${service}`, 'are swept in time')
    : wrong(
        `leftover files of ${service}`,
        `${overdue} folders wait for their sweep for more than two days`,
        `Read the log of ${service} for "sweep": it says what fails.`,
      )
