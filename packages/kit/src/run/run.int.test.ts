import { fileURLToPath } from 'node:url'
import { describe, expect, it } from '@jest/globals'
import { engineEnvironment, startEngine } from '@thumbfolio/engines'
import { startProductProcess, temporaryDirectory } from '@thumbfolio/testing'
import { withKafkaAdmin } from '../../tests/kafka-place.js'

const entry = fileURLToPath(new URL('../../tests/busy-service.mjs', import.meta.url))
const stopsWithinMs = 10_000

describe('a process that stops', () => {
  it.each(['mongo', 'kafka', 'redis'] as const)(
    'when %s hangs, a request waits and a handler does not end, then it stops cleanly within 10 s',
    async (kind) => {
      await using engine = await startEngine(kind)
      await using directory = await temporaryDirectory()
      const variable = { mongo: 'MONGODB_URI', kafka: 'KAFKA_BROKERS', redis: 'REDIS_URL' }[kind]
      const environment = { ...engineEnvironment('kit'), LOG_LEVEL: 'warn', [variable]: engine.url }
      const product = await startProductProcess({ entry, dataDir: directory.path, environment })
      await engine.pause()
      const waiting = await fetch(`${product.url}/wait`)
      const late = AbortSignal.timeout(stopsWithinMs)
      const kill = () => process.kill(product.pid, 'SIGKILL')
      late.addEventListener('abort', kill)
      expect(await product.end()).toBe(0)
      late.removeEventListener('abort', kill)
      await waiting.body?.cancel().catch(() => undefined)
      // It left its group, whose partitions need not wait for the end of a session.
      if (kind !== 'kafka') expect(await membersOf(environment)).toEqual([])
      await engine.resume()
    },
    60_000,
  )
})

const membersOf = ({ KAFKA_BROKERS, ENGINE_PREFIX }: { KAFKA_BROKERS: string; ENGINE_PREFIX: string }) =>
  withKafkaAdmin(KAFKA_BROKERS, async (admin) => {
    const { groups } = await admin.describeGroups([`${ENGINE_PREFIX}dashboard`])
    return groups.flatMap(({ members }) => members)
  })
