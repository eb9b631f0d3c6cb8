import { tmpdir } from 'node:os'
import { ConfigError, loadConfig } from '@thumbfolio/kit/base'
import { localBackup } from '@thumbfolio/kit/lmdb'
import { BackupCheckConfig, backupsIn, newestOf, runOperatorCommand } from '@thumbfolio/kit/run'
import { checkAndRecord, checkBackup } from './check-backup.js'

/** `make backup-check`: restores a backup into an empty place, reconciles it there, and deletes the place. */
await runOperatorCommand(async () => {
  const config = loadConfig(BackupCheckConfig)
  const { BACKUP_DIR, BACKUP_IDENTITY: identity } = config
  const folder = BACKUP_DIR ?? tmpdir()
  const from = config.FROM ?? (await newestIn(folder))
  await using backup = await localBackup(from, { bucket: config, folder })
  const check = BACKUP_DIR === undefined ? checkBackup : checkAndRecord
  return await check(backup.path, { folder, identity })
})

async function newestIn(folder: string): Promise<string> {
  const newest = newestOf(await backupsIn(folder), Date.now())
  if (!newest) throw new ConfigError(`BACKUP_DIR: ${folder} has no backup. Name one: FROM=/backups/monday`)
  return newest.path
}
