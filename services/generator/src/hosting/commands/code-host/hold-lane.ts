import { setTimeout as pause } from 'node:timers/promises'
import { startSweep } from '@thumbfolio/kit/base'
import { StaleState } from '@thumbfolio/kit/store'
import { laneLeaseMs, laneTaken } from '../../domain/code-host/lane.js'
import type { Ports } from '../../ports.js'

const lookAgainMs = 1_000

/** Works as the only process that writes to the code host; waits while another one does. Nothing is done once we stop. */
export async function holdLane(ports: Ports, work: () => Promise<void>): Promise<void> {
  while (!(await takeLane(ports))) {
    await pause(lookAgainMs, undefined, { signal: ports.stopping }).catch(() => undefined)
    if (ports.stopping.aborted) return
  }
  const everyMs = laneLeaseMs / 3
  const renewal = startSweep({
    name: 'code-host-lane',
    everyMs,
    log: ports.log,
    sweep: async () => void (await takeLane(ports)),
  })
  renewal.wake()
  try {
    await work()
  } finally {
    await renewal[Symbol.asyncDispose]()
  }
}

async function takeLane({ codeHostLanes, holder, now }: Ports): Promise<boolean> {
  const next = laneTaken(await codeHostLanes.find('code-host'), holder, now())
  if (!next) return false
  try {
    await codeHostLanes.commit(next)
    return true
  } catch (error) {
    if (error instanceof StaleState) return false
    throw error
  }
}
