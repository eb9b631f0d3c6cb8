import { Writable } from 'node:stream'
import { describe, expect, it } from '@jest/globals'
import { createLog } from '../log/log.js'
import { startSweep } from '../time/sweep.js'
import { continueTrace, currentTraceparent, detached, linksTo } from './trace.js'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const spanId = '00f067aa0ba902b7'
const traceparent = `00-${traceId}-${spanId}-01`

function collectedLog() {
  const lines: Record<string, unknown>[] = []
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>)
      done()
    },
  })
  return { lines, log: createLog({ name: 'test', level: 'info', destination }) }
}

describe('the trace of running work', () => {
  it('when a trace comes in, then what runs goes on in it, over what it waits for', async () => {
    await continueTrace({ traceparent }, async () => {
      await new Promise((resolve) => setImmediate(resolve))
      expect(currentTraceparent()).toBe(traceparent)
    })
    expect(currentTraceparent()).toBeUndefined()
  })

  it.each([
    undefined,
    'nonsense',
    `00-${'0'.repeat(32)}-${spanId}-01`,
    `00-${traceId}-${'0'.repeat(16)}-01`,
    `${traceparent}\n`,
    `01-${traceId}-${spanId}-01`,
  ])('when %j comes in, then a trace of its own begins and nothing links to it', (malformed) => {
    const fresh = continueTrace({ traceparent: malformed }, currentTraceparent)
    expect(fresh).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
    expect(fresh).not.toContain(traceId)
    expect(linksTo(malformed)).toEqual([])
  })

  it('when work goes on in another trace, or in none, then nothing of the caller’s stays', () => {
    continueTrace({ traceparent, requestId: 'r1' }, () => {
      expect(continueTrace({}, currentTraceparent)).not.toContain(traceId)
      expect(detached(currentTraceparent)).toBeUndefined()
      expect(currentTraceparent()).toBe(traceparent)
    })
  })

  it('when a request wakes a sweep, then the sweep is not done in its name', async () => {
    const seen: unknown[] = []
    const { log } = collectedLog()
    await using sweep = startSweep({
      name: 'test',
      everyMs: 60_000,
      log,
      sweep: async () => void seen.push(currentTraceparent()),
    })
    continueTrace({ traceparent }, () => sweep.wake())
    expect(seen).toEqual([undefined])
  })

  it('when something is logged, then the line has the ids of its work, and nobody’s outside of any', () => {
    const { lines, log } = collectedLog()
    continueTrace({ traceparent, requestId: 'r1' }, () => log.info('inside'))
    log.info({ email: 'ada@example.org', headers: { authorization: 'Bearer x' } }, 'outside')
    expect(lines[0]).toMatchObject({ trace_id: traceId, span_id: spanId, request_id: 'r1' })
    expect(lines[1]).not.toHaveProperty('trace_id')
    expect(JSON.stringify(lines[1])).not.toMatch(/ada|Bearer/)
  })
})
