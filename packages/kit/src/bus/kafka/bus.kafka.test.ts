import { describe, expect, it } from '@jest/globals'
import { ConfigError } from '../../base/config/config.js'
import { envelope } from '../bus-harness.contract.js'
import { openKafkaBus } from './bus.kafka.js'
import { BusIsFull } from './kafka-sender.js'

const open = (brokers: string) => openKafkaBus({ brokers, service: 'resume', now: Date.now })

describe('the bus on Kafka without a broker', () => {
  it('when more events wait than may, then the next are refused, and those that wait are told when it ends', async () => {
    const bus = open('127.0.0.1:1')
    const waiting = [1, 2].map((n) =>
      bus
        .publish(Array.from({ length: 5_000 }, (_, i) => envelope(`r${n}`, i)))
        .catch((error: unknown) => error),
    )
    await expect(bus.publish([envelope('r3', 1)])).rejects.toThrow(BusIsFull)
    await bus[Symbol.asyncDispose]()
    const closed = new Error('the bus is closed')
    expect(await Promise.all(waiting)).toEqual([closed, closed])
    await expect(bus.publish([envelope('r3', 1)])).rejects.toThrow('closed')
  })

  it('when the brokers are no addresses, then it does not open', () => {
    expect(() => open('kafka')).toThrow(ConfigError)
  })

  it('when a group subscribes twice, then it is told', async () => {
    await using bus = open('127.0.0.1:1')
    bus.subscribe({ group: 'first', handlers: {} })
    expect(() => bus.subscribe({ group: 'first', handlers: {} })).toThrow(
      'first subscribes too late, or twice',
    )
  })
})
