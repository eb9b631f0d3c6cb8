import { resolve, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { standEngines, type EngineAddresses, type EngineKind } from '@thumbfolio/testing'
import type { LocalConfig } from './config.js'
import type { Hear } from './log-lines.js'

/** The engines that the processes stand on. Disposing stops those that were started here. */
export interface HeldEngines extends EngineAddresses, AsyncDisposable {}

const lookEveryMs = 500

/** Takes the engines that are given; else those of `make engines`; else starts them, and again when one dies. */
export async function holdEngines(config: LocalConfig, say: Hear): Promise<HeldEngines> {
  const { MONGODB_URI, KAFKA_BROKERS, REDIS_URL } = config
  if (MONGODB_URI !== undefined && KAFKA_BROKERS !== undefined && REDIS_URL !== undefined) {
    say('Engines: those given')
    const addresses = { mongodbUri: MONGODB_URI, kafkaBrokers: KAFKA_BROKERS, redisUrl: REDIS_URL }
    return { ...addresses, [Symbol.asyncDispose]: async () => undefined }
  }
  const standing = await standEngines(resolve(join(config.DATA_DIR, 'engines')), { outlivesUs: false })
  const told = standing.map(
    ({ kind, port, wasRunning }) => `${kind} ${port}${wasRunning ? ' (ran already)' : ''}`,
  )
  say(`Engines: local processes: ${told.join(', ')}`)
  const urlOf = (kind: EngineKind) => standing.find((engine) => engine.kind === kind)?.url ?? ''

  const stopping = new AbortController()
  const ours = standing.flatMap(({ engine }) => (engine ? [engine] : []))
  const kept = ours.map(async (engine) => {
    while (!stopping.signal.aborted) {
      await pause(lookEveryMs, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted || engine.pid !== undefined) continue
      say(`${engine.kind} died, and starts again`)
      await engine.start().catch((error: unknown) => say(String(error)))
    }
  })
  return {
    mongodbUri: MONGODB_URI ?? urlOf('mongo'),
    kafkaBrokers: KAFKA_BROKERS ?? urlOf('kafka'),
    redisUrl: REDIS_URL ?? urlOf('redis'),
    async [Symbol.asyncDispose]() {
      stopping.abort()
      await Promise.all(kept)
      await Promise.all(ours.map((engine) => engine.stop()))
    },
  }
}
