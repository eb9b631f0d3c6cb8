import { ConfigError } from '../../base/config/config.js'
import { EngineUnavailable } from '../../base/errors/engine-unavailable.js'
import { keepFilesPrivate } from '../keep-files-private.js'
import { BackupNotCopied, BackupRefused } from './backup-refused.js'
import { BackupUnusable } from './manifest.js'

/** EX_DATAERR, EX_UNAVAILABLE, EX_TEMPFAIL and EX_CONFIG. */
const unusable = 65
const unavailable = 69
/** Retrying would take another backup, which deletes an older one: the CronJob does not. */
const notCopied = 75
const misconfigured = 78

/** Runs a command of the operator and prints its result. An expected failure is one line and an exit status. */
export async function runOperatorCommand(command: () => Promise<string>): Promise<void> {
  keepFilesPrivate()
  try {
    process.stdout.write(`${await command()}\n`)
  } catch (error) {
    const status = exitStatusOf(error)
    if (status === undefined) throw error
    process.stderr.write(`${(error as Error).message}\n`)
    // A connection that did not open in time may keep the process alive.
    process.exit(status)
  }
}

function exitStatusOf(error: unknown): number | undefined {
  if (error instanceof BackupUnusable) return unusable
  if (error instanceof BackupNotCopied) return notCopied
  if (error instanceof BackupRefused || error instanceof EngineUnavailable || isS3Unavailable(error))
    return unavailable
  return error instanceof ConfigError ? misconfigured : undefined
}

/** By its name: the client of S3 is loaded where it is used. */
const isS3Unavailable = (error: unknown) => error instanceof Error && error.name === 'S3Unavailable'

/** @throws ConfigError when MongoDB is set, with the command to run instead */
export function refuseMongo(uri: string | undefined, instead: string): void {
  if (uri !== undefined)
    throw new ConfigError(`MONGODB_URI is set, and this is for the embedded engines. ${instead}`)
}
