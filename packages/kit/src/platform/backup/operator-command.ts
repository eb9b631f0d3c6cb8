import { ConfigError } from '../../base/config/config.js'
import { keepFilesPrivate } from '../keep-files-private.js'
import { BackupRefused } from './backup-refused.js'
import { BackupUnusable } from './manifest.js'

/** EX_DATAERR, EX_UNAVAILABLE and EX_CONFIG. */
const unusable = 65
const refused = 69
const misconfigured = 78

/** Runs a command of the operator; what it refuses is one line and an exit status. */
export async function runOperatorCommand(command: () => Promise<string>): Promise<void> {
  keepFilesPrivate()
  try {
    process.stdout.write(`${await command()}\n`)
  } catch (error) {
    const status = exitStatusOf(error)
    if (status === undefined) throw error
    process.stderr.write(`${(error as Error).message}\n`)
    process.exitCode = status
  }
}

function exitStatusOf(error: unknown): number | undefined {
  if (error instanceof BackupUnusable) return unusable
  if (error instanceof BackupRefused) return refused
  return error instanceof ConfigError ? misconfigured : undefined
}

/** These commands are for files. @throws ConfigError that says what is for MongoDB */
export function refuseMongo(uri: string | undefined, instead: string): void {
  if (uri !== undefined)
    throw new ConfigError(`MONGODB_URI is set, and this is for the embedded engines. ${instead}`)
}
