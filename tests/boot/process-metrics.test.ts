import { describe, expect, it } from '@jest/globals'
import { eventually, startOtlpReceiver, temporaryDirectory } from '@thumbfolio/testing'
import { startEntry } from './entry-process.js'

const metrics = [
  'process.memory.usage',
  'process.cpu.utilization',
  'nodejs.eventloop.delay.p99',
  'nodejs.eventloop.utilization',
  'v8js.memory.heap.used',
]

describe('a process with telemetry', () => {
  it('when it exports, then memory, processor time and the event loop are among its metrics', async () => {
    await using directory = await temporaryDirectory()
    await using receiver = await startOtlpReceiver()
    await using _support = startEntry('support', {
      DATA_DIR: directory.path,
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
      OTEL_METRIC_EXPORT_INTERVAL: '500',
    })
    const latest = (name: string) => receiver.points.findLast((point) => point.name === name)?.value
    await eventually(() => metrics.every((name) => (latest(name) ?? 0) > 0), 30_000)
    expect(latest('process.memory.usage')).toBeGreaterThan(30_000_000)
    expect(latest('process.memory.usage')).toBeGreaterThan(latest('v8js.memory.heap.used')!)
    for (const share of ['process.cpu.utilization', 'nodejs.eventloop.utilization'])
      expect(latest(share)).toBeLessThan(8)
  })
})
