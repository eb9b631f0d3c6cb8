import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** The checks of the backups in a folder: each was restored into an empty place and reconciled there. */
export const CheckRecord = z.object({
  /** Of the last check that found nothing wrong, epoch milliseconds; 0 without one. */
  passedAt: z.number(),
  /** Whether the last check failed. */
  isFailed: z.boolean(),
})
export type CheckRecord = z.infer<typeof CheckRecord>

const recordFile = 'last-check.json'
const never: CheckRecord = { passedAt: 0, isFailed: false }

export async function lastCheck(folder: string): Promise<CheckRecord> {
  try {
    return CheckRecord.parse(JSON.parse(await readFile(join(folder, recordFile), 'utf8')))
  } catch {
    return never
  }
}

export async function recordCheck(
  folder: string,
  { at, isPassed }: { at: number; isPassed: boolean },
): Promise<void> {
  const { passedAt } = await lastCheck(folder)
  const record: CheckRecord = { passedAt: isPassed ? at : passedAt, isFailed: !isPassed }
  const path = join(folder, recordFile)
  await writeFile(`${path}.part`, JSON.stringify(record), { mode: 0o600 })
  await rename(`${path}.part`, path)
}

const dayMs = 24 * 3_600_000

/** Backups do not begin at the same second each day: half a day early is in time. After a failed check each backup is checked. */
export const isCheckDue = ({ passedAt, isFailed }: CheckRecord, everyDays: number, now: number): boolean =>
  everyDays > 0 && (isFailed || passedAt > now || now - passedAt >= (everyDays - 0.5) * dayMs)

/** What the metrics report of it. */
export const checkGauges = ({ passedAt, isFailed }: CheckRecord, now: number) => ({
  ageSeconds: (now - passedAt) / 1_000,
  failed: isFailed ? 1 : 0,
})
