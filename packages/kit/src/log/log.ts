import { destination, pino, type DestinationStream, type Logger as PinoLogger } from 'pino'
import { currentRequestId, currentTraceparent } from '../telemetry/trace.js'

export type Logger = PinoLogger

/** Never written down: secrets, tokens, codes, e-mail bodies and what a resume says. */
const secretKeys = [
  'password', 'current', 'token', 'authorization', 'cookie', 'otp', 'secret', 'SERVICE_SECRET', 'AUTH_SIGNING_KEY',
  'pdfFile', 'profilePic', 'text', 'html', 'content', 'reading', 'body', 'email',
] // prettier-ignore

const paths = secretKeys.flatMap((key) => [key, `*.${key}`, `*.*.${key}`])

/** JSON lines on standard output, with the trace and request ids of the running work. */
export function createLog(options: { name: string; level: string; destination?: DestinationStream }): Logger {
  return pino(
    {
      name: options.name,
      level: options.level,
      base: { name: options.name },
      redact: { paths, censor: '[redacted]' },
      mixin: () => {
        const traceId = currentTraceparent()?.split('-')[1]
        const requestId = currentRequestId()
        return { ...(traceId && { traceId }), ...(requestId && { requestId }) }
      },
    },
    ...(options.destination ? [options.destination] : []),
  )
}

/** The same lines into a file, whose directory is made where it is missing. */
export const createFileLog = ({ path, ...options }: { name: string; level: string; path: string }): Logger =>
  createLog({ ...options, destination: destination({ dest: path, mkdir: true, sync: true }) })
