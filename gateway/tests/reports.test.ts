import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { request } from 'node:http'
import { startWorld, type World } from './world.js'

describe('a report at the host of a site', () => {
  let world: World
  beforeAll(async () => {
    world = await startWorld()
  })
  afterAll(async () => world[Symbol.asyncDispose]())

  const post = (path: string, body = 'kind=other', headers: Record<string, string> = {}) =>
    new Promise<number>((resolve, reject) => {
      const sent = request(
        {
          host: '127.0.0.1',
          port: world.port,
          path,
          method: 'POST',
          headers: {
            Host: `ada.localhost:${world.port}`,
            'Content-Type': 'application/x-www-form-urlencoded',
            Cookie: 'session=secret',
            ...headers,
          },
        },
        (response) => resolve(response.resume().statusCode ?? 0),
      )
      sent.once('error', reject)
      sent.end(body)
    })

  it('when it is sent, then it reaches the generator under the name of the site, without a cookie', async () => {
    expect(await post('/report')).toBe(200)
    expect(world.generator.seen.at(-1)).toMatchObject({ method: 'POST', url: '/sites/ada/report' })
    expect(world.generator.seen.at(-1)?.headers).not.toHaveProperty('cookie')
  })

  it('when anything else is sent to a site, or too much of it, then it reaches nobody', async () => {
    const before = world.generator.seen.length
    for (const path of ['/', '/report/', '/report/more', '/@x/report'])
      expect([path, await post(path)]).toEqual([path, 405])
    expect(await post('/report', 'x'.repeat(40_000))).toBe(413)
    expect(world.generator.seen).toHaveLength(before)
  })
})
