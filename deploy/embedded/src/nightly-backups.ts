import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { observe, startSweep, type Logger } from '@thumbfolio/kit/base'
import {
  backupsIn,
  checkGauges,
  lastCheck,
  keptBackupConfig,
  newestCopyTakenAt,
  newestOf,
  sizeOfBackup,
  type DailyBackupConfig,
} from '@thumbfolio/kit/run'
import { serviceEnvironment } from '@thumbfolio/start'

const tool = fileURLToPath(new URL('backup-main.js', import.meta.url))
const dayMs = 24 * 3_600_000
const lookEveryMs = 60_000
/** The delay after a failure. */
const retryAfterMs = 3_600_000

/** The last time before `now` at which a backup was due. */
export function lastDue(time: string, now: number): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const today = new Date(now).setUTCHours(hours, minutes, 0, 0)
  return today <= now ? today : today - dayMs
}

/**
 * Runs a daily backup, as `make backup` does, in a child process: a crash there does not end the product. A missed backup runs at
 * the start; a failed one is retried after an hour.
 */
export function startNightlyBackups(
  config: DailyBackupConfig,
  { log, now }: { log: Logger; now: () => number },
): AsyncDisposable {
  const {
    BACKUP_DIR: folder,
    BACKUP_TIME: time,
    BACKUP_S3_BUCKET: bucket,
    BACKUP_CHECK_DAYS: checkDays,
  } = config
  if (folder === undefined) return { async [Symbol.asyncDispose]() {} }
  const newest = async () => newestOf(await backupsIn(folder), now())
  let measured: { name: string; sizeBytes: number } | undefined
  /** Cached, because a backup never changes. */
  const newestSize = async () => {
    const backup = await newest()
    if (!backup) return 0
    if (measured?.name !== backup.name)
      measured = { name: backup.name, sizeBytes: await sizeOfBackup(backup) }
    return measured.sizeBytes
  }
  const checks = async () => checkGauges(await lastCheck(folder), now())
  const copyAge = async () => (now() - (await newestCopyTakenAt(folder))) / 1_000
  const stopping = new AbortController()
  let notBefore = 0

  const sweep = async () => {
    const isTaken = ((await newest())?.takenAt ?? 0) >= lastDue(time, now())
    const isCopied = bucket === undefined || (await newestCopyTakenAt(folder)) >= lastDue(time, now())
    if (now() < notBefore || (isTaken && isCopied)) return
    notBefore = now() + retryAfterMs
    // While the bucket is away no further backups push out those that are kept.
    const { code, output } = await runTool(config, stopping.signal, isTaken ? { COPY: '1' } : {})
    if (code === 0) log.info({ output }, 'the backup is complete')
    else if (!stopping.signal.aborted) log.error({ code, output }, 'the backup failed')
  }
  const sweeping = startSweep({ name: 'nightly-backup', everyMs: lookEveryMs, log, sweep })
  const stops = [
    observe('thumbfolio.backup.age', {}, async () => (now() - ((await newest())?.takenAt ?? 0)) / 1_000),
    observe('thumbfolio.backup.size', {}, newestSize),
    ...(bucket === undefined ? [] : [observe('thumbfolio.backup.copy.age', {}, copyAge)]),
    ...(checkDays === 0
      ? []
      : [
          observe('thumbfolio.backup.check.age', {}, async () => (await checks()).ageSeconds),
          observe('thumbfolio.backup.check.failed', {}, async () => (await checks()).failed),
        ]),
  ]
  sweeping.wake()
  return {
    async [Symbol.asyncDispose]() {
      for (const stop of stops) stop()
      stopping.abort()
      await sweeping[Symbol.asyncDispose]()
    },
  }
}

/** The tool finds what the product finds: proxies, certificates, and what the AWS SDK reads. Its settings are those of the product. */
export function toolEnvironment(
  config: DailyBackupConfig,
  options: Readonly<Record<string, string>>,
  environment: NodeJS.ProcessEnv,
): NodeJS.ProcessEnv {
  const settings = Object.entries(config).filter(([name]) => name === 'DATA_DIR' || name in keptBackupConfig)
  const files = new Set(settings.map(([name]) => `${name}_FILE`))
  const inherited = Object.entries(environment).filter(([name]) => !files.has(name))
  const own = settings.flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as const],
  )
  return Object.fromEntries([...inherited, ...own, ...Object.entries(options)])
}

async function runTool(
  config: DailyBackupConfig,
  signal: AbortSignal,
  options: Readonly<Record<string, string>>,
): Promise<{ code: unknown; output: string }> {
  const child = spawn(process.execPath, [tool], {
    env: toolEnvironment(config, options, serviceEnvironment()),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => void (output += chunk.toString()))
  const stop = () => void child.kill('SIGKILL')
  signal.addEventListener('abort', stop)
  const [code] = (await once(child, 'close')) as [unknown]
  signal.removeEventListener('abort', stop)
  return { code, output: output.trim() }
}
