import { ConfigError } from '@thumbfolio/kit/base'
import { DataDirectoryUnusable } from '@thumbfolio/kit/run'

/** EX_CONFIG, as every service ends where its environment does not fit. */
export const misconfigured = 78

/** Why it did not start, in words that say what to do. */
export function explainFailure(error: unknown): string {
  if (error instanceof ConfigError) return error.message
  const { code, port, syscall } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE')
    return `Port ${port} is busy. Stop what uses it, or start with another one: PORT=${(port ?? 0) + 1} make start`
  if (!(error instanceof Error)) return String(error)
  // The log file is the first thing there.
  if (syscall === 'mkdir' || syscall === 'open') return new DataDirectoryUnusable(error).message
  return error.stack ?? error.message
}
