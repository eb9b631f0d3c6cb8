import { createLog, loadConfig, refuse } from '@thumbfolio/kit/base'
import {
  dailyBackupConfig,
  onStopSignal,
  processConfig,
  refuseHalfBackupBucket,
  runOperatorCommand,
} from '@thumbfolio/kit/run'
import { serviceEnvironment } from '@thumbfolio/start'
import { z } from 'zod'
import { startNightlyBackups } from './nightly-backups.js'

const Config = z
  .object({ LOG_LEVEL: processConfig.LOG_LEVEL, MONGODB_URI: z.string().optional(), ...dailyBackupConfig })
  .superRefine((config, context) => {
    refuseHalfBackupBucket(config, context)
    for (const name of ['MONGODB_URI', 'BACKUP_DIR'] as const)
      if (config[name] === undefined) refuse(context, name, 'required: what is backed up, and where to')
  })

/** `compose.backup.yml`: a backup of the engines each day, like that of the small production, until it is stopped. */
await runOperatorCommand(async () => {
  const config = loadConfig(Config, serviceEnvironment())
  const log = createLog({ name: 'backup', level: config.LOG_LEVEL })
  const backups = startNightlyBackups(config, { log, now: Date.now })
  // Neither a signal handler nor the sweep keeps a process alive.
  setInterval(() => undefined, 2 ** 30)
  onStopSignal(async () => backups[Symbol.asyncDispose]())
  return `Waiting for the daily backup at ${config.BACKUP_TIME} UTC.`
})
