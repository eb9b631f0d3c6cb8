import { describe, expect, it } from '@jest/globals'
import { temporaryDirectory } from '@thumbfolio/testing'
import { isCheckDue, lastCheck, recordCheck } from './backup-check-record.js'

const hourMs = 3_600_000
const now = Date.parse('2026-01-05T12:00:00Z')
const passed = (hoursAgo: number) => ({ passedAt: now - hoursAgo * hourMs, isFailed: false })

describe('the check of a backup', () => {
  it.each([
    ['passed six days ago', passed(6 * 24), 7, false],
    ['passed a week ago, less the seconds by which backups begin early', passed(7 * 24 - 1), 7, true],
    ['passed an hour ago and failed since', { ...passed(1), isFailed: true }, 7, true],
    ['passed by a clock that ran ahead', passed(-48), 7, true],
    ['failed while checks are off', { ...passed(0), isFailed: true }, 0, false],
  ])('when it %s, then the next one is due: %#', (_, record, everyDays, isDue) => {
    expect(isCheckDue(record, everyDays, now)).toBe(isDue)
  })

  it('when one fails, then the time of the last that passed is kept', async () => {
    await using directory = await temporaryDirectory()
    expect(await lastCheck(directory.path)).toEqual({ passedAt: 0, isFailed: false })
    await recordCheck(directory.path, { at: now, isPassed: true })
    await recordCheck(directory.path, { at: now + hourMs, isPassed: false })
    expect(await lastCheck(directory.path)).toEqual({ passedAt: now, isFailed: true })
  })
})
