import { Writable } from 'node:stream'
import { describe, expect, it } from '@jest/globals'
import { createLog } from '../base/log/log.js'
import { envelope } from './bus-harness.contract.js'
import { createDelivery } from './delivery.js'

describe('an event that is not handled', () => {
  it('when a handler fails, then each line about it carries the trace of the event', async () => {
    const lines: string[] = []
    const destination = new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString())
        done()
      },
    })
    const kept = { done: async () => {}, retry: async () => {}, deadLetter: async () => {} }
    const log = createLog({ name: 'test', level: 'info', destination })
    const fail = async () => {
      log.info('in the handler')
      throw new Error('it hurts')
    }
    const options = { now: Date.now, random: () => 0.5, log, maxTries: 2, backoff: () => 1 }
    const deliver = createDelivery(kept, { name: 'ill', handlers: { 'site.deleted.v1': fail } }, options)
    const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`
    for (const tries of [0, 1])
      await deliver({ row: { envelope: envelope('r1', 1, { traceparent }), tries, notBefore: 0 } })
    const logged = lines.map((line) => JSON.parse(line) as { msg: string; trace_id: string })
    expect(logged.map(({ msg }) => msg)).toEqual([
      'in the handler',
      'an event was not handled',
      'in the handler',
      'an event went to the dead letters',
    ])
    expect(new Set(logged.map(({ trace_id }) => trace_id))).toEqual(new Set(['a'.repeat(32)]))
  })
})
