import { statfs } from 'node:fs/promises'
import { DomainError } from '@thumbfolio/contracts'
import { observe } from '../base/telemetry/metrics.js'

/** Asks an engine whether it answers, within seconds; rejects when it does not. */
export type EngineCheck = () => Promise<unknown>

/**
 * Whether the engine answers that this process cannot serve without: its store. Everything else is a gauge, because a
 * process without it still serves, and a load balancer must not take it out.
 * @throws DomainError `unavailable` with the engine and the reason: only the cluster reaches the probe of a service
 */
export async function requireEngine(name: string, check: EngineCheck): Promise<void> {
  await Promise.resolve()
    .then(check)
    .catch((cause: unknown) => {
      throw new DomainError('unavailable', { detail: `Unavailable: ${name}. ${reasonOf(cause)}`, cause })
    })
}

const reasonOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))

/** Reports each engine as `thumbfolio.engine.up`, 1 or 0, at every export. Answers with the way to stop it. */
export function observeEngines(checks: Readonly<Record<string, EngineCheck>>, service: string): () => void {
  const stops = Object.entries(checks).map(([engine, check]) =>
    observe('thumbfolio.engine.up', { engine, 'thumbfolio.service': service }, () =>
      Promise.resolve()
        .then(check)
        .then(
          () => 1,
          () => 0,
        ),
    ),
  )
  return () => stops.forEach((stop) => stop())
}

/** Reports the free share of the disk as `thumbfolio.disk.free`. Answers with the way to stop it. */
export const observeDisk = (directory: string, service: string): (() => void) =>
  observe('thumbfolio.disk.free', { 'thumbfolio.service': service }, async () => {
    const { bavail, blocks } = await statfs(directory)
    return bavail / blocks
  })
