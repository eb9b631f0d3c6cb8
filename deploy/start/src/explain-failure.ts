import { ConfigError } from '@thumbfolio/kit'

/** EX_CONFIG, as every service ends where its environment does not fit. */
export const misconfigured = 78

/** Why it did not start, in words that say what to do. */
export function explainFailure(error: unknown): string {
  if (error instanceof ConfigError) return error.message
  const { code, port, syscall, message } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE')
    return `Port ${port} is busy. Stop what uses it, or start with another one: PORT=${(port ?? 0) + 1} make start`
  if (syscall === 'mkdir' || syscall === 'open')
    return `DATA_DIR cannot be used: ${message}. Choose another one, or let this user write to it.`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
