import type { Logger } from '../log/log.js'
import type { Outbox } from '../store/store.js'
import type { Bus } from './bus.js'

export function startRelay({ outbox, bus, log, pollMs = 1_000 }: { outbox: Outbox; bus: Bus; log?: Logger; pollMs?: number }): AsyncDisposable & { drained(): Promise<void> } {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let wanted = false
  async function drain() {
    do {
      wanted = false
      for (;;) {
        const events = await outbox.pending(200)
        if (!events.length || stopped) break
        await bus.publish(events)
        await outbox.acknowledge(events.map(({ id }) => id))
      }
    } while (wanted && !stopped)
  }
  function wake() {
    wanted = true
    if (stopped || running) return
    clearTimeout(timer)
    running = drain()
      .catch((error: unknown) => log?.warn({ err: error }, 'relay failed'))
      .finally(() => {
        running = undefined
        if (!stopped) timer = setTimeout(wake, wanted ? 0 : pollMs).unref()
      })
  }
  const unsubscribe = outbox.onCommit(wake)
  wake()
  return {
    async drained() {
      wake()
      while (running) await running
    },
    async [Symbol.asyncDispose]() {
      stopped = true
      unsubscribe()
      clearTimeout(timer)
      await running
    },
  }
}
