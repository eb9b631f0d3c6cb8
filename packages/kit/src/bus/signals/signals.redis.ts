import { randomUUID } from 'node:crypto'
import type { Redis } from 'ioredis'
import type { RedisConnection } from '../../base/redis/connect-redis.js'
import { localListeners } from './local-listeners.js'
import type { Signals } from './signals.js'

/**
 * Hints by Redis' publish and subscribe, one channel each. A listener is woken once when it is subscribed, at
 * first and after every reconnect, because it may have missed a hint.
 */
export function redisSignals(redis: RedisConnection): Signals {
  const listeners = localListeners()
  const us = randomUUID()
  const before = `${redis.names.own}signals:`
  const nameOf = (channel: string) => `${before}${channel}`
  let subscriber: Redis | undefined

  function open(): Redis {
    const opened = redis.openSubscriber()
    opened.on('message', (name: string, from: string) => {
      if (from !== us) listeners.wake(name.slice(before.length))
    })
    opened.on('ready', () => subscribe(opened, listeners.channels()))
    return opened
  }

  function subscribe(to: Redis, channels: readonly string[]): void {
    if (to.status !== 'ready' || channels.length === 0) return
    const wakeAll = () => channels.forEach((channel) => listeners.wake(channel))
    to.subscribe(...channels.map(nameOf)).then(wakeAll, () => undefined)
  }

  return {
    notify(channel) {
      listeners.wake(channel)
      redis.client.publish(nameOf(channel), us).catch(() => undefined)
    },
    listen(channel, wake) {
      const own = () => wake()
      subscriber ??= open()
      if (listeners.add(channel, own) === 1) subscribe(subscriber, [channel])
      return () => {
        if (listeners.remove(channel, own) > 0 || subscriber?.status !== 'ready') return
        subscriber.unsubscribe(nameOf(channel)).catch(() => undefined)
      }
    },
    isHearing: () => subscriber?.status === 'ready',
    async [Symbol.asyncDispose]() {
      listeners.clear()
    },
  }
}
