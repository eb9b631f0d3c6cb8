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
