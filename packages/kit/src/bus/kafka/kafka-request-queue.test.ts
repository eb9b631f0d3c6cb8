import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import RequestQueue from 'kafkajs/src/network/requestQueue/index.js'
import { restIdleConnections } from './kafka-request-queue.js'

describe('the requests of a connection to Kafka', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    restIdleConnections()
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  it('when all are answered, then nothing looks at them any more', () => {
    const { queue, sent, send } = queueOf()
    send(1)
    queue.fulfillRequest({ correlationId: 1, payload: Buffer.alloc(0), size: 0 })
    expect(sent).toEqual([1])
    expect(jest.getTimerCount()).toBe(0)
  })

  it('when the broker throttles, then what waits is sent when that is over, in order', () => {
    const { queue, sent, send } = queueOf()
    queue.maybeThrottle(500)
    send(1)
    send(2)
    jest.advanceTimersByTime(499)
    expect(sent).toEqual([])
    jest.advanceTimersByTime(2)
    expect(sent).toEqual([1, 2])
    jest.advanceTimersByTime(100)
    expect(jest.getTimerCount()).toBe(0)
  })

  it('when as many as may be are on their way, then an answer makes room for the next', () => {
    const { queue, sent, send } = queueOf()
    for (const id of [1, 2, 3]) send(id)
    expect(sent).toEqual([1, 2])
    queue.fulfillRequest({ correlationId: 1, payload: Buffer.alloc(0), size: 0 })
    expect(sent).toEqual([1, 2, 3])
  })
})

function queueOf() {
  const sent: number[] = []
  const queue = new RequestQueue({
    maxInFlightRequests: 2,
    requestTimeout: 10_000,
    enforceRequestTimeout: false,
    clientId: 'test',
    broker: 'localhost:9092',
    logger: { debug: () => undefined, warn: () => undefined },
  })
  const send = (correlationId: number) =>
    queue.push({
      entry: { correlationId, resolve: () => undefined, reject: () => undefined },
      expectResponse: true,
      sendRequest: () => void sent.push(correlationId),
    })
  return { queue, sent, send }
}
