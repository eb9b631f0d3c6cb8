import { destination, pino, type DestinationStream, type Logger as PinoLogger } from 'pino'
import { collapseOutages } from './collapse-outages.js'
import { passLine } from './line-sink.js'
import { traceFields } from '../trace/trace.js'

/** A pino logger whose lines carry the trace of the running work. */
export type Logger = PinoLogger

/** Never written down: secrets, tokens, codes, e-mail bodies and what a resume says. */
const secretKeys = [
  'password', 'current', 'token', 'authorization', 'cookie', 'otp', 'secret', 'SERVICE_SECRET', 'AUTH_SIGNING_KEY',
  'SERVICE_KEY', 'ADMIN_KEY', 'OPERATOR_PASSWORD', 'OPERATOR_TOKEN',
  'pdfFile', 'profilePic', 'text', 'html', 'content', 'reading', 'body', 'email',
] // prettier-ignore

const paths = secretKeys.flatMap((key) => [key, `*.${key}`, `*.*.${key}`])

/** JSON lines on standard output, with the trace and request ids of the running work. Repeated lines of an outage are rate limited. */
export function createLog(options: { name: string; level: string; destination?: DestinationStream }): Logger {
  return pino(
    {
      name: options.name,
      level: options.level,
      base: { name: options.name },
      redact: { paths, censor: '[redacted]' },
      mixin: traceFields,
      hooks: { streamWrite: passLine, logMethod: collapseOutages() },
    },
    ...(options.destination ? [options.destination] : []),
  )
}

/** Lines that wait for a full disk, in bytes; what comes after them is dropped. */
const mostWaitingBytes = 1_048_576

/**
 * The same lines into a file, whose directory is made where it is missing. On a full disk they wait for room: what the
 * log cannot take must not end the product.
 */
export function createFileLog({ path, ...options }: { name: string; level: string; path: string }): Logger {
  const file = destination({ dest: path, mkdir: true, sync: true, maxLength: mostWaitingBytes })
  file.on('error', () => undefined)
  return createLog({ ...options, destination: file })
}
