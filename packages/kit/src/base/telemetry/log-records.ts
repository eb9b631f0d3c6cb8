import { ROOT_CONTEXT, trace } from '@opentelemetry/api'
import { SeverityNumber, type AnyValueMap, type LogRecord } from '@opentelemetry/api-logs'
import { spanContextOf } from '../trace/trace.js'

/** A pino line; `err` is what its serializer makes of an Error. */
interface Line {
  readonly level: number
  readonly time: number
  readonly name?: string
  readonly msg?: string
  readonly trace_id?: string
  readonly span_id?: string
  readonly err?: { readonly type?: string; readonly message?: string; readonly stack?: string }
}

const severities: Readonly<Record<number, readonly [SeverityNumber, string]>> = {
  10: [SeverityNumber.TRACE, 'TRACE'],
  20: [SeverityNumber.DEBUG, 'DEBUG'],
  30: [SeverityNumber.INFO, 'INFO'],
  40: [SeverityNumber.WARN, 'WARN'],
  50: [SeverityNumber.ERROR, 'ERROR'],
  60: [SeverityNumber.FATAL, 'FATAL'],
}

/** A written line as a log record, in the trace that the line names. It has nothing that the line does not have. */
export function logRecordOf(text: string): LogRecord {
  const { level, time, name, msg, trace_id, span_id, err, ...rest } = JSON.parse(text) as Line
  const [severityNumber, severityText] = severities[level] ?? [SeverityNumber.UNSPECIFIED, String(level)]
  const span = spanContextOf(`00-${trace_id}-${span_id}-00`)
  const attributes: AnyValueMap = { ...rest }
  if (name !== undefined) attributes['thumbfolio.service'] = name
  if (err !== undefined) {
    attributes['exception.type'] = err.type
    attributes['exception.message'] = err.message
    attributes['exception.stacktrace'] = err.stack
  }
  return {
    timestamp: time,
    severityNumber,
    severityText,
    ...(msg !== undefined && { body: msg }),
    attributes,
    context: span ? trace.setSpanContext(ROOT_CONTEXT, span) : ROOT_CONTEXT,
  }
}
