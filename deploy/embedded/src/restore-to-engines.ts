import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import type { Logger } from '@thumbfolio/kit/base'
import { lockForBackup, openBackup, restoreBackup } from '@thumbfolio/kit/lmdb'
import { migrateToEngines } from './migrate.js'
import { migratedFile } from './migrated.js'
import { describeMigrated } from './describe-migrated.js'
import { reconcileRestored } from './reconcile-restored.js'

/**
 * Restores a backup into empty engines: into a place in `folder`, reconciled there, moved to the engines, compared. Safe to stop at any
 * moment and repeat with the same backup. Returns what it found, as lines.
 * @throws ConfigError when the engines contain other data; BackupUnusable, BackupRefused, EngineUnavailable
 */
export async function restoreToEngines(
  from: string,
  {
    folder,
    identity,
    environment,
    log,
  }: { folder: string; identity: string | undefined; environment: NodeJS.ProcessEnv; log: Logger },
): Promise<string> {
  await using _ofFolder = await lockForBackup(folder)
  const place = join(resolve(folder), `${basename(from)}.restored`)
  const lines: string[] = []
  // Once the move has begun, the engines contain a part of these data, and no others may follow.
  if (!existsSync(join(place, migratedFile))) {
    await rm(place, { recursive: true, force: true })
    await using backup = await openBackup(from, { identity, nextTo: place })
    const { manifest } = await restoreBackup(backup.folder, place)
    const { text } = await reconcileRestored(place)
    lines.push(`${from}: as of ${manifest.takenAt}, release ${manifest.release}.`, text)
  }
  const migrated = await migrateToEngines(place, environment, log)
  await rm(place, { recursive: true, force: true })
  return [...lines, describeMigrated(migrated, 'The backup')].join('\n')
}
