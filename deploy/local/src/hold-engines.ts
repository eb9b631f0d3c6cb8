import { resolve, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { engineKinds, standEngines, type EngineAddresses, type EngineKind } from '@thumbfolio/engines'
import type { LocalConfig } from './config.js'
import type { Hear } from './log-lines.js'

/** The engines that the processes stand on. Disposing stops those that were started here. */
export interface HeldEngines extends EngineAddresses, AsyncDisposable {}

const lookEveryMs = 500

/**
 * Each engine that is given is taken; else that of `make engines`; else it is started, and again when it dies.
 * @throws EngineToolMissing, EngineFailed, the reason of `signal`
 */
export async function holdEngines(config: LocalConfig, say: Hear, signal: AbortSignal): Promise<HeldEngines> {
  const { MONGODB_URI, KAFKA_BROKERS, REDIS_URL } = config
  const given = { mongo: MONGODB_URI, kafka: KAFKA_BROKERS, redis: REDIS_URL }
  const kinds = engineKinds.filter((kind) => given[kind] === undefined)
  const root = resolve(join(config.DATA_DIR, 'engines'))
  const standing = kinds.length === 0 ? [] : await standEngines(root, { outlivesUs: false, kinds, signal })
  const addresses = standing.map(
    ({ kind, port, wasRunning }) => `${kind} ${port}${wasRunning ? ' (ran already)' : ''}`,
  )
  if (kinds.length < engineKinds.length) addresses.push('those given')
  say(`Engines: ${addresses.join(', ')}`)
  const urlOf = (kind: EngineKind) =>
    given[kind] ?? standing.find((engine) => engine.kind === kind)?.url ?? ''

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
    mongodbUri: urlOf('mongo'),
    kafkaBrokers: urlOf('kafka'),
    redisUrl: urlOf('redis'),
    async [Symbol.asyncDispose]() {
      stopping.abort()
      await Promise.all(kept)
      await Promise.all(ours.map((engine) => engine.stop()))
    },
  }
}
