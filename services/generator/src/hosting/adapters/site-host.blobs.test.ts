import { EventEmitter, once } from 'node:events'
import { describe, expect, it } from '@jest/globals'
import { openFileBlobs, sweptBlobs } from '@thumbfolio/kit/store'
import { openLmdbDatabase } from '@thumbfolio/kit/lmdb'
import { temporaryDirectory } from '@thumbfolio/testing'
import { aliases } from '../../collections.js'
import { bundleOf } from '@thumbfolio/site-page'
import { shownAliases } from './shown-aliases.js'
import { blobSiteHost } from './site-host.blobs.js'

const siteName = 'ada'
const bundle = bundleOf([{ path: 'index.html', contentType: 'text/html', body: Buffer.from('Ada') }])

/** A published page, and blobs whose reads of some name wait until they are let go on. */
async function publishedPage() {
  let time = Date.now()
  const now = () => time
  const directory = await temporaryDirectory()
  const database = openLmdbDatabase({ path: `${directory.path}/store`, source: 'generator', now })
  const blobs = sweptBlobs(await openFileBlobs(`${directory.path}/blobs`), { database, now })
  const gate = new EventEmitter()
  let waitsAt = 'nothing yet'
  const store = database.store(aliases)
  const noOtherProcess = { notify: () => undefined, listen: () => () => undefined, isHearing: () => true }
  const host = blobSiteHost({
    aliases: store,
    shownAliases: shownAliases(store, noOtherProcess),
    blobs: {
      ...blobs,
      async read(name) {
        if (name.endsWith(waitsAt)) {
          gate.emit('reached')
          await once(gate, 'go-on')
        }
        return blobs.read(name)
      },
    },
    now,
  })
  await host.publish(siteName, { bundle, headers: {} })
  await host.setAlias({ siteName, bundleHash: bundle.hash, epoch: 1 })
  return {
    host,
    reached: once(gate, 'reached'),
    goOn: () => void gate.emit('go-on'),
    wait: (ms: number) => void (time += ms),
    names: async () => {
      const names: string[] = []
      for await (const { name } of blobs.list('sites/')) names.push(name)
      return names
    },
    lose: (name: string) => blobs.remove(name),
    waitAt: (end: string) => void (waitsAt = end),
    async [Symbol.asyncDispose]() {
      await database[Symbol.asyncDispose]()
      await directory[Symbol.asyncDispose]()
    },
  }
}

describe('published bundles', () => {
  it.each(['.json', 'index.html'])(
    'when a site is removed while a visitor waits for its %s, then there is nothing, and no error',
    async (end) => {
      await using page = await publishedPage()
      page.waitAt(end)
      const visits = [page.host.file(siteName, 'index.html'), page.host.file(siteName, 'index.html')]
      await page.reached
      await page.host.remove(siteName)
      page.goOn()
      expect(await Promise.all(visits)).toEqual([undefined, undefined])
    },
  )

  it('when the same page is published again while a visitor waits for it, then the visitor sees it', async () => {
    await using page = await publishedPage()
    page.waitAt('.json')
    const visit = page.host.file(siteName, 'index.html')
    await page.reached
    await page.host.publish(siteName, { bundle, headers: {} })
    page.goOn()
    expect((await visit)?.body).toEqual(Buffer.from('Ada'))
  })

  it('when a page was shown, then the next visit reads no manifest', async () => {
    await using page = await publishedPage()
    await page.host.file(siteName, 'index.html')
    for (const name of await page.names()) if (name.endsWith('.json')) await page.lose(name)
    expect((await page.host.file(siteName, 'index.html'))?.body).toEqual(Buffer.from('Ada'))
  })

  it('when the alias moves, then the next visitor sees the other page, and none where nothing is shown', async () => {
    await using page = await publishedPage()
    const shown = async () => (await page.host.file(siteName, 'index.html'))?.body
    expect(await shown()).toEqual(Buffer.from('Ada'))
    const next = bundleOf([{ path: 'index.html', contentType: 'text/html', body: Buffer.from('Eve') }])
    await page.host.publish(siteName, { bundle: next, headers: {} })
    await page.host.setAlias({ siteName, bundleHash: next.hash, epoch: 1 })
    expect(await shown()).toEqual(Buffer.from('Eve'))
    await page.host.setAlias({ siteName, bundleHash: undefined, epoch: 1 })
    expect(await shown()).toBeUndefined()
  })

  it('when one file changes, then only that is written, and the others stay while a kept bundle refers to them', async () => {
    await using page = await publishedPage()
    const pageOf = (text: string, study: string) =>
      bundleOf([
        { path: 'index.html', contentType: 'text/html', body: Buffer.from(text) },
        { path: 'work/a.html', contentType: 'text/html', body: Buffer.from(study.repeat(200)) },
      ])
    const bundles = [pageOf('1', 'A study. '), pageOf('2', 'A study. '), pageOf('3', 'A study. ')]
    for (const next of bundles) {
      await page.host.publish(siteName, { bundle: next, headers: {} })
      await page.host.setAlias({ siteName, bundleHash: next.hash, epoch: 1 })
    }
    const [first, , last] = bundles as [typeof bundle, typeof bundle, typeof bundle]
    const studies = async () => (await page.names()).filter((name) => name.endsWith('work/a.html'))
    const own = [
      `sites/${siteName}/${first.hash}.br/work/a.html`,
      `sites/${siteName}/${first.hash}.gzip/work/a.html`,
    ]
    expect((await studies()).sort()).toEqual([...own, `sites/${siteName}/${first.hash}/work/a.html`])
    page.wait(48 * 3_600_000)
    await page.host.sweep(async (_, hash) => hash === last.hash)
    expect(await page.names()).toHaveLength(5)
    const seen = await page.host.file(siteName, 'work/a.html', { accepted: ['br', 'identity'] })
    expect([seen?.isFound, seen?.encoding]).toEqual([true, 'br'])
  })

  it('when an attempt is repeated, then every file is written again: an earlier one may be lost', async () => {
    await using page = await publishedPage()
    const added = { path: 'b.txt', contentType: 'text/plain', body: Buffer.from('b') }
    const next = bundleOf([...bundle.files, added])
    await page.host.publish(siteName, { bundle: next, headers: {} })
    expect((await page.names()).filter((name) => name.endsWith('index.html'))).toHaveLength(1)
    await page.lose(`sites/${siteName}/${bundle.hash}/index.html`)
    await page.host.publish(siteName, { bundle: next, headers: {} })
    await page.host.setAlias({ siteName, bundleHash: next.hash, epoch: 1 })
    expect((await page.host.file(siteName, 'index.html'))?.body).toEqual(Buffer.from('Ada'))
  })

  describe('fonts', () => {
    const hourMs = 3_600_000
    const font = 'fonts/old.woff2'
    const withFont = bundleOf([
      { path: 'index.html', contentType: 'text/html', body: Buffer.from('Old') },
      { path: font, contentType: 'font/woff2', body: Buffer.from('glyphs') },
    ])
    const show = async (
      { host }: Awaited<ReturnType<typeof publishedPage>>,
      next: typeof bundle | undefined,
    ): Promise<void> => {
      if (next) await host.publish(siteName, { bundle: next, headers: {} })
      await host.setAlias({ siteName, bundleHash: next?.hash, epoch: 1 })
    }

    it('when a page without a font takes the place of one with it, then the font is served and kept for a day', async () => {
      await using page = await publishedPage()
      await show(page, withFont)
      page.wait(30 * hourMs)
      await show(page, bundle)
      const served = async () => (await page.host.file(siteName, font))?.body
      const isKept = async (_: string, hash: string) => hash === bundle.hash
      page.wait(23 * hourMs)
      await page.host.sweep(isKept)
      expect(await served()).toEqual(Buffer.from('glyphs'))
      expect((await page.host.file(siteName, 'index.html'))?.body).toEqual(Buffer.from('Ada'))
      page.wait(2 * hourMs)
      expect(await served()).toBeUndefined()
      await page.host.sweep(isKept)
      await show(page, bundle)
      expect(await page.host.paths(siteName)).toEqual(['index.html'])
    })

    it('when the page changes again on that day, then its font is still served, and none once nothing is shown', async () => {
      await using page = await publishedPage()
      for (const next of [withFont, bundle, withFont, bundle, bundle]) await show(page, next)
      expect((await page.host.file(siteName, font))?.body).toEqual(Buffer.from('glyphs'))
      await show(page, undefined)
      await show(page, bundle)
      expect(await page.host.file(siteName, font)).toBeUndefined()
    })
  })
})
