import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { databaseUri, engineAddresses, startS3Server, uniqueName, type S3Server } from '@thumbfolio/engines'
import { connectMongo } from '@thumbfolio/kit/mongo'
import { connectS3, openS3Blobs } from '@thumbfolio/kit/s3'
import { eventually } from '@thumbfolio/testing'
import { startWorld, type World } from './world.js'

describe('pages on S3, with the store on MongoDB', () => {
  const uri = databaseUri(uniqueName('pages-on-s3'), engineAddresses().mongodbUri)
  const prefix = `${uniqueName('pages')}-`
  let s3: S3Server
  let world: World
  beforeAll(async () => {
    s3 = await startS3Server()
    world = await startWorld({ env: { MONGODB_URI: uri, ...s3.environment, ENGINE_PREFIX: prefix } })
    await world.start()
  }, 120_000)
  afterAll(async () => {
    await world[Symbol.asyncDispose]()
    await s3[Symbol.asyncDispose]()
  }, 60_000)

  async function objectsUnder(folder: string): Promise<string[]> {
    await using connection = await connectS3(s3)
    const blobs = openS3Blobs({ connection, prefix: `${prefix}generator/` })
    const names: string[] = []
    for await (const { name } of blobs.list(folder)) names.push(name)
    return names
  }
  /** Which collections the documents of the generator are in, with the largest of each in bytes. */
  async function largestDocuments(): Promise<Map<string, number>> {
    await using connection = await connectMongo({ uri, service: 'generator' })
    const largest = new Map<string, number>()
    for (const { name } of await connection.db.listCollections().toArray()) {
      const sizes = (await connection.db.collection(name).find().toArray()).map(
        (document) => JSON.stringify(document).length,
      )
      largest.set(name, Math.max(0, ...sizes))
    }
    return largest
  }

  it('when a page is live, then its files are in S3 and the store has only small documents; deleted, they are gone', async () => {
    await world.goLive('ada', 'ada')
    const first = await world.visit('ada')
    expect([first.status, first.text.includes('Ada Lovelace')]).toEqual([200, true])
    const files = await objectsUnder('sites/ada/')
    expect(files.length).toBeGreaterThan(5)

    const largest = await largestDocuments()
    expect([...largest.keys()].filter((name) => name.startsWith('blobs'))).toEqual([])
    expect(Math.max(...largest.values())).toBeLessThan(60_000)

    await world.emit({ type: 'site.deletion-requested.v1', subject: 'ada', data: { userId: 'ada' } })
    await eventually(async () => (await world.visit('ada')).status === 404)
    await eventually(async () => (await objectsUnder('sites/ada/')).length === 0)
  }, 60_000)

  it('when it starts again, then a page that was live is served from S3', async () => {
    await world.goLive('eve', 'eve')
    await world.stop()
    await world.start()
    expect((await world.visit('eve')).status).toBe(200)
  }, 60_000)

  it('when S3 is away, then visitors get the page for that, nothing is published, and it goes on later', async () => {
    await world.goLive('ada', 'ada-two')
    await world.stop()
    await world.start()
    await s3.kill()
    expect((await world.visit('ada-two')).status).toBe(503)
    const { body } = await world.launch('eve', 'eve-two')
    await s3.start()
    expect((await world.end('eve', body.launchId, 60_000)).status).toBe('success')
    expect((await world.visit('ada-two')).status).toBe(200)
  }, 120_000)
})
