import { readdir } from 'node:fs/promises'
import { describe, expect, it } from '@jest/globals'
import { eventually } from '@thumbfolio/testing'
import { asEdit } from './content-edit.js'
import { dataUrl, halves } from './test-pictures.js'
import { startWorld } from './world.js'

const dayMs = 24 * 3_600_000

describe('leftovers', () => {
  it('when a day has passed, then the bundles of versions that are not kept are gone and the page is served', async () => {
    const world = await startWorld()
    await world.start()
    const files = async (siteName: string) =>
      readdir(`${world.directory}/generator/blobs/sites/${siteName}`, { recursive: true }).catch(() => [])
    const bundles = async (siteName: string) => {
      const hashes = (await files(siteName)).flatMap(
        (path) => /^([0-9a-f]{64})\/index\.html$/.exec(path)?.[1] ?? [],
      )
      return hashes.length
    }
    for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) {
      world.resumes.put('ada', 'resume-1', { basics: { name } })
      await world.goLive('ada', 'often')
    }
    await world.goLive('ada', 'away')
    await world.emit({ type: 'site.deletion-requested.v1', subject: 'away', data: { userId: 'ada' } })
    await eventually(async () => (await files('away')).every((path) => !path.endsWith('.html')))
    expect(await bundles('often')).toBe(5)
    await world.stop()

    await world.start({ now: () => Date.now() + 2 * dayMs })
    await eventually(async () => (await bundles('often')) === 3)
    expect((await world.visit('often')).text).toContain('Five')
    await world[Symbol.asyncDispose]()
  })

  it('when a day has passed, then pictures of work that nothing shows are deleted, and those of a page or a version stay', async () => {
    const world = await startWorld()
    await world.start()
    await world.goLive('ada', 'ada')
    const picture = dataUrl(await halves({ width: 300, height: 200 }).jpeg().toBuffer())
    const upload = async () =>
      (await world.as('ada')('POST', '/make/pictures', { body: { picture } })).body.data.id as string
    const [shown, before, unused] = [await upload(), await upload(), await upload()]
    const show = async (id: string) => {
      const { body, headers } = await world.as('ada')('GET', '/make/sites/ada/content')
      const edit = asEdit(body.data)
      edit.sections[0]!.entries[0]!.pictures = [{ id }]
      const ifMatch = { 'If-Match': headers.get('etag')! }
      await world.as('ada')('PUT', '/make/sites/ada/content', { body: edit, headers: ifMatch })
    }
    await show(before)
    await show(shown)
    const kept = async () => (await readdir(`${world.directory}/generator/blobs/pictures/ada`)).join()
    expect(await kept()).toContain(unused)
    await world.stop()

    await world.start({ now: () => Date.now() + 2 * dayMs })
    await eventually(async () => !(await kept()).includes(unused))
    expect(await kept()).toContain(shown)
    expect(await kept()).toContain(before)
    await world[Symbol.asyncDispose]()
  })
})
