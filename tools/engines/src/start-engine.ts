import { enginesConfig, type EnginePlace } from './config.js'
import { startContainerEngine } from './container-engine.js'
import { findRuntime, type EngineRuntime } from './container-runtime.js'
import type { Engine, EngineKind, EngineOptions } from './engine.js'
import { startLocalEngine } from './local-engine.js'

interface Choice {
  readonly place: EnginePlace
  readonly why: string
  readonly runtime?: EngineRuntime
}

let choice: Promise<Choice> | undefined

async function choose(): Promise<Choice> {
  const { place } = enginesConfig()
  if (place === 'local') return { place, why: 'ENGINES=local' }
  const found = await findRuntime()
  if (typeof found !== 'string') return { place: 'containers', why: 'Docker serves them', runtime: found }
  if (place === 'containers') throw new Error(`ENGINES=containers, but ${found}`)
  return { place: 'local', why: found }
}

/** Where engines run, chosen once: by ENGINES, else containers where Docker serves the images, else local processes. */
export async function enginePlace(): Promise<{ readonly place: EnginePlace; readonly line: string }> {
  const { place, why } = await (choice ??= choose())
  return { place, line: `Engines: ${place === 'local' ? 'local processes' : 'containers'} (${why})` }
}

/**
 * Starts a real engine, and resolves when it answers in its own protocol. Any number at once.
 * @throws EngineToolMissing, EngineFailed
 */
export async function startEngine(kind: EngineKind, options: EngineOptions = {}): Promise<Engine> {
  const { runtime } = await (choice ??= choose())
  return runtime ? startContainerEngine(kind, runtime, options) : startLocalEngine(kind, options)
}
