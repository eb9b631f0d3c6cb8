import { mkdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { ConfigError } from '@thumbfolio/kit/base'
import {
  BackupRefused,
  BackupUnusable,
  checkFolder,
  lockForBackup,
  openBackup,
  restoreBackup,
} from '@thumbfolio/kit/lmdb'
import { recordCheck } from '@thumbfolio/kit/run'
import { reconcileRestored } from './reconcile-restored.js'

interface CheckOptions {
  readonly folder: string
  readonly identity: string | undefined
}

/**
 * Restores a backup into an empty place and reconciles it there, without starting anything; deletes the place afterwards.
 * Returns what it found, as lines. The place is in `folder`, which no other backup uses meanwhile.
 * @throws BackupUnusable where the backup is damaged or a person has to decide; BackupRefused without room; ConfigError without a key
 */
export async function checkBackup(from: string, { folder, identity }: CheckOptions): Promise<string> {
  const place = join(resolve(folder), checkFolder)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await using _ofFolder = await lockForBackup(folder)
  await rm(place, { recursive: true, force: true })
  try {
    const data = join(place, 'data')
    await mkdir(place, { mode: 0o700 })
    await using backup = await openBackup(from, { identity, nextTo: data })
    const { manifest } = await restoreBackup(backup.folder, data)
    const { text, needsPerson } = await reconcileRestored(data)
    if (needsPerson) throw new BackupUnusable(`Its services do not agree:\n${text}`)
    const { files, takenAt, release } = manifest
    return `${from} can be restored: ${files.length} files, as of ${takenAt}, release ${release}.\n${text}`
  } catch (error) {
    if (error instanceof BackupUnusable) error.message = `${from} did not pass the check. ${error.message}`
    throw error
  } finally {
    await rm(place, { recursive: true, force: true })
  }
}

/**
 * `checkBackup`, which records in `folder` whether the backup passed. A missing key, a full disk or a second backup at the same
 * time says nothing about the backup.
 */
export async function checkAndRecord(from: string, options: CheckOptions): Promise<string> {
  const record = (isPassed: boolean) => recordCheck(options.folder, { at: Date.now(), isPassed })
  try {
    const found = await checkBackup(from, options)
    await record(true)
    return found
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof BackupRefused)) await record(false)
    throw error
  }
}
