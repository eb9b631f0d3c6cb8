import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startWorld, type World } from './world.js'

describe('a launch over HTTP', () => {
  let world: World
  beforeAll(async () => {
    world = await startWorld()
    await world.start()
  })
  afterAll(() => world[Symbol.asyncDispose]())

  it('when a launch is asked for, then it ends live: seen at its address, paid once, told to everyone', async () => {
    const asked = await world.launch('ada', 'ada-first')
    expect(asked.status).toBe(202)
    const { launchId, websiteUrl } = asked.body
    expect(asked.body).toEqual({
      message: 'Launch started',
      ...{ launchId, websiteUrl, status: 'pending' },
      data: { launchId, websiteUrl, status: 'pending' },
    })
    expect(websiteUrl).toMatch(/^http:\/\/ada-first\.localhost:\d+\/$/)

    const view = await world.end('ada', launchId)
    expect(view).toMatchObject({
      id: launchId,
      siteName: 'ada-first',
      status: 'success',
      composer: 'local',
      websiteUrl,
    })
    expect(view.steps.map(({ name, state }) => `${name} ${state}`)).toEqual([
      ...['read done', 'compose done', 'check done', 'render done', 'publish done', 'verify done'],
    ])
    const page = await world.visit('ada-first')
    expect(page.status).toBe(200)
    expect(page.text).toContain('Ada Lovelace')
  })
})
