import { createLog, loadConfig, type Logger } from '@thumbfolio/kit/base'
import { copyToBucket, keepBackup, type KeepBackupOptions, type TakenAndKept } from '@thumbfolio/kit/lmdb'
import {
  backupBucketOf,
  isCheckDue,
  KeptBackupConfig,
  lastCheck,
  runOperatorCommand,
} from '@thumbfolio/kit/run'
import { serviceEnvironment } from '@thumbfolio/start'
import { checkAndRecord } from './check-backup.js'

/**
 * `make backup BACKUP_DIR=folder`: a backup of DATA_DIR or, with MONGODB_URI, of the engines; copied to a bucket where one is named,
 * and checked when that is due. The backup itself is kept whatever happens after it.
 */
await runOperatorCommand(async () => {
  const config = loadConfig(KeptBackupConfig, serviceEnvironment())
  const { BACKUP_DIR: folder, BACKUP_CHECK_DAYS: everyDays } = config
  const log = createLog({ name: 'backup', level: 'error' })
  const results: string[] = []
  const failures: Error[] = []
  const attempt = async (work: () => Promise<string>) => {
    try {
      results.push(await work())
    } catch (error) {
      failures.push(error as Error)
    }
  }

  const isDue = config.COPY === undefined && isCheckDue(await lastCheck(folder), everyDays, Date.now())
  const taken = config.COPY === undefined ? await takeBackup(config, isDue, log) : undefined
  if (taken) results.push(taken.result)
  await record(config, log)
  const bucket = backupBucketOf(config)
  if (bucket) await attempt(() => copyToBucket(folder, bucket))
  if (taken && isDue) await attempt(() => checkAndRecord(taken.path, { folder, identity: taken.identity }))
  if (bucket || isDue) await record(config, log)
  const [first, ...others] = failures
  if (first === undefined) return results.join('\n')
  for (const line of results) process.stdout.write(`${line}\n`)
  for (const { message } of others) process.stderr.write(`${message}\n`)
  throw first
})

async function takeBackup(
  config: KeptBackupConfig,
  isCheckable: boolean,
  log: Logger,
): Promise<TakenAndKept & { result: string }> {
  const { DATA_DIR, MONGODB_URI, BACKUP_DIR: folder, BACKUP_KEEP: keep, BACKUP_RECIPIENT: recipient } = config
  const options: KeepBackupOptions = { folder, keep, recipient, isCheckable }
  const startedAt = performance.now()
  const taken =
    MONGODB_URI === undefined
      ? await keepBackup(DATA_DIR, options)
      : await (await import('./backup-engines.js')).backupEngines(serviceEnvironment(), options, log)
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1)
  const size = `${(taken.sizeBytes / 2 ** 20).toFixed(1)} MiB`
  return { ...taken, result: `${taken.path} is a complete backup: ${size}, ${seconds} s.` }
}

async function record(config: KeptBackupConfig, log: Logger): Promise<void> {
  if (config.MONGODB_URI !== undefined)
    await (await import('./record-backup.js')).recordInMongo(config.MONGODB_URI, config, log)
}
