import type { LoggerOptions } from 'pino'
import { EngineUnavailable } from '../errors/engine-unavailable.js'
import { collapseRepeats } from './collapse-repeats.js'

/** Is an engine or a service unavailable? Then all work of the process fails repeatedly for the same reason. */
function isOutage(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  return (
    error instanceof EngineUnavailable ||
    (error as { code?: unknown }).code === 'unavailable' ||
    isOutage(error.cause)
  )
}

/**
 * The `logMethod` hook of pino that rate limits the lines of an outage: the first one is logged at once, later ones are counted
 * (`times`) and logged once a minute, until a minute passes without one. A line that already counts several adds all of them.
 * All other lines are logged unchanged.
 */
export function collapseOutages(
  windowMs?: number,
): NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']> {
  const collapse = collapseRepeats(windowMs)
  return function logMethod(args, method) {
    const [fields, message] = args as unknown as [fields: object, message?: string]
    const error: unknown = fields instanceof Error ? fields : (fields as { err?: unknown } | null)?.err
    if (!isOutage(error)) return method.apply(this, args)
    const key = `${String(this.bindings()['name'])} ${message ?? ''} ${error.name}`
    const logged: { times?: number } = fields instanceof Error ? { err: fields } : fields
    const log = (times: number) => method.apply(this, [times === 1 ? logged : { ...logged, times }, message])
    collapse(key, log, logged.times)
  }
}
