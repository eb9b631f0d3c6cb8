import { afterEach, describe, expect, it } from '@jest/globals'
import { startOtlpReceiver } from '@thumbfolio/testing'
import { createLog } from '../log/log.js'
import { inSpan } from '../trace/span.js'
import { currentTraceparent } from '../trace/trace.js'
import { startTelemetry } from './start-telemetry.js'

afterEach(() => {
  delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT']
  delete process.env['OTEL_LOGS_EXPORTER']
})

function startLog() {
  const lines: string[] = []
  const log = createLog({
    name: 'auth',
    level: 'info',
    destination: { write: (line) => void lines.push(line) },
  })
  return { lines, log }
}

describe('log lines over OTLP', () => {
  it('when lines are written, then they are exported with severity, service, trace and span', async () => {
    await using receiver = await startOtlpReceiver()
    process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = receiver.url
    const { lines, log } = startLog()
    const telemetry = await startTelemetry('test-process', log)
    const traceparent = await inSpan('work', { kind: 'internal' }, async () => {
      log.child({ name: 'payment' }).warn({ orderId: 'o1' }, 'slow')
      log.debug('below the level')
      return currentTraceparent()
    })
    log.error({ err: new TypeError('broken') }, 'failed')
    await telemetry[Symbol.asyncDispose]()
    log.info('after the end')

    expect(lines).toHaveLength(3)
    const [, traceId, spanId] = traceparent?.split('-') ?? []
    expect(receiver.logs).toMatchObject([
      {
        process: 'test-process',
        severity: 'WARN',
        body: 'slow',
        traceId,
        spanId,
        attributes: { orderId: 'o1', 'thumbfolio.service': 'payment' },
      },
      {
        severity: 'ERROR',
        body: 'failed',
        attributes: { 'exception.type': 'TypeError', 'exception.message': 'broken' },
      },
    ])
  })

  it('when a line has secrets, then they are redacted in the export as in the line', async () => {
    await using receiver = await startOtlpReceiver()
    process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = receiver.url
    const { log } = startLog()
    const telemetry = await startTelemetry('test-process', log)
    const secrets = { email: 'ada@example.org', token: 'secret-token', otp: '123456' }
    log.info({ ...secrets, user: { ...secrets }, request: { body: { ...secrets } } }, 'signed up')
    await telemetry[Symbol.asyncDispose]()

    expect(receiver.logs).toMatchObject([
      { body: 'signed up', attributes: { email: '[redacted]', token: '[redacted]', otp: '[redacted]' } },
    ])
    for (const secret of Object.values(secrets)) expect(receiver.texts.join('')).not.toContain(secret)
  })

  it('when OTEL_LOGS_EXPORTER is none, then no line is exported', async () => {
    await using receiver = await startOtlpReceiver()
    process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = receiver.url
    process.env['OTEL_LOGS_EXPORTER'] = 'none'
    const { lines, log } = startLog()
    const telemetry = await startTelemetry('test-process', log)
    log.info('kept here')
    await telemetry[Symbol.asyncDispose]()
    expect([lines.length, receiver.logs]).toEqual([1, []])
  })
})
