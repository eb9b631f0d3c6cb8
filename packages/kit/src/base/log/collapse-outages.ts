import type { LoggerOptions } from 'pino'
import { EngineUnavailable } from '../errors/engine-unavailable.js'
import { collapseRepeats } from './collapse-repeats.js'

const everyMs = 60_000

/** A line about an engine or a service that is away. All work of a process fails by it, over and over. */
function isOutage(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  return (
    error instanceof EngineUnavailable ||
    (error as { code?: unknown }).code === 'unavailable' ||
    isOutage(error.cause)
  )
}

/**
 * The `logMethod` hook of pino that writes what an outage repeats once, and then how often it came (`times`), once a minute
 * until a minute passes without it. Every other line goes on as it is.
 */
export function collapseOutages(
  windowMs = everyMs,
): NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']> {
  const collapse = collapseRepeats(windowMs)
  return function logMethod(args, method) {
    const [fields, message] = args as unknown as [fields: object, message?: string]
    const error: unknown = fields instanceof Error ? fields : (fields as { err?: unknown } | null)?.err
    if (!isOutage(error)) return method.apply(this, args)
    const key = `${String(this.bindings()['name'])} ${message ?? error.message} ${error.name}`
    collapse(key, (times) => {
      const said = fields instanceof Error ? { err: fields } : fields
      method.apply(this, [times === 1 ? said : { ...said, times }, message])
    })
  }
}
