import { describe, expect, it } from '@jest/globals'
import { startEngine } from '@thumbfolio/engines'
import { eventually, freePort, temporaryDirectory } from '@thumbfolio/testing'
import { startEntry } from '../boot/entry-process.js'

describe('a start before its engines', () => {
  it('when Redis comes up later, then the gateway says once what it waits for, and goes on', async () => {
    await using directory = await temporaryDirectory()
    await using redis = await startEngine('redis')
    await redis.kill()
    const port = await freePort()
    const environment = { DATA_DIR: directory.path, REDIS_URL: redis.url, PORT: String(port) }
    await using gateway = startEntry('gateway', environment)
    const waits = /no Redis answers at [^ ]+ \(ECONNREFUSED\)/g
    await eventually(() => waits.test(gateway.output()), 30_000)
    await redis.start()
    await eventually(async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
      return answer?.status === 200
    }, 30_000)
    expect(gateway.output().match(waits)).toHaveLength(1)
    expect(await gateway.stop()).toBe(0)
  })
})
