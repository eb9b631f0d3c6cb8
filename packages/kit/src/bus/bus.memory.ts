import { mkdirSync } from 'node:fs'
import { isEventType, type AnyEvent, type EventType } from '@thumbfolio/contracts'
import { open, type Key } from 'lmdb'
import type { Logger } from '../log/log.js'
import { continueTrace } from '../telemetry/trace.js'
import type { Bus, DeadLetter, Subscription } from './bus.js'

interface Row {
  event: AnyEvent
  tries: number
  notBefore: number
}

export function openMemoryBus({ path, now, log, maxTries = 8 }: { path: string; now: () => number; log?: Logger; maxTries?: number }): Bus {
  mkdirSync(path, { recursive: true })
  const root = open({ path, maxDbs: 4 })
  const rows = root.openDB<Row, Key>({ name: 'rows' })
  const dead = root.openDB<DeadLetter, Key>({ name: 'dead' })
  const groups = new Map<string, Subscription>()
  const busy = new Set<string>()
  const running = new Set<Promise<void>>()
  let started = false
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let sequence = 0

  function dispatch() {
    if (!started || stopped) return
    clearTimeout(timer)
    timer = setTimeout(dispatch, 250).unref()
    for (const [group, subscription] of groups) {
      const seen = new Set<string>()
      for (const { key, value } of rows.getRange({ start: [group], end: [group, '\uffff'] })) {
        const lane = `${group}\n${value.event.subject}`
        if (seen.has(lane)) continue
        seen.add(lane)
        if (busy.has(lane) || value.notBefore > now()) continue
        busy.add(lane)
        const work = handle(subscription, key as Key[], value).finally(() => {
          busy.delete(lane)
          running.delete(work)
          dispatch()
        })
        running.add(work)
      }
    }
  }

  async function handle({ group, handlers }: Subscription, key: Key[], row: Row) {
    try {
      const handler = handlers[row.event.type] as ((event: AnyEvent) => Promise<void>) | undefined
      await continueTrace({ traceparent: row.event.traceparent }, async () => handler?.(row.event))
      await rows.remove(key)
    } catch (error) {
      log?.warn({ err: error, type: row.event.type, group }, 'handler failed')
      const tries = row.tries + 1
      if (stopped) return
      if (tries < maxTries) await rows.put(key, { ...row, tries, notBefore: now() + Math.random() * Math.min(100 * 2 ** tries, 30_000) })
      else {
        await dead.put(key, { group, envelope: row.event, reason: String(error), deadAt: now() })
        await rows.remove(key)
      }
    }
  }

  return {
    async publish(events) {
      await root.transaction(() => {
        for (const event of events)
          for (const [group, { handlers }] of groups)
            if (isEventType(event.type) && handlers[event.type as EventType])
              void rows.put([group, now() * 1_000 + (sequence++ % 1_000), event.id], { event, tries: 0, notBefore: 0 })
      })
      await root.flushed
      dispatch()
    },
    subscribe(subscription) {
      groups.set(subscription.group, subscription)
    },
    async start() {
      started = true
      dispatch()
    },
    async deadLetters(group) {
      return [...dead.getRange({ start: [group], end: [group, '\uffff'] })].map(({ value }) => value)
    },
    async redrive(group) {
      let count = 0
      for (const { key, value } of dead.getRange({})) {
        if (group !== undefined && value.group !== group) continue
        await rows.put(key, { event: value.envelope as AnyEvent, tries: 0, notBefore: 0 })
        await dead.remove(key)
        count++
      }
      dispatch()
      return count
    },
    async [Symbol.asyncDispose]() {
      stopped = true
      clearTimeout(timer)
      await Promise.all(running)
      await root.close()
    },
  }
}
