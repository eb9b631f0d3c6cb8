import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { runUntilKilled } from '../../tests/run-until-killed.js'
import type { Blobs } from './blobs.js'

/** Where blobs lie: opened again and again, also by a child process that is killed. */
export interface BlobsPlace extends AsyncDisposable {
  open(): Promise<Blobs>
  /** A module with `openBlobs(location)`, for the child. */
  readonly child: { readonly module: string; readonly location: string }
}

/** What an adapter brings to `blobsContract`. Each place is empty at first. */
export interface BlobsHarness {
  readonly name: string
  /** The server keeps objects as files, and has no answer about a name below a file. */
  readonly isOverFiles?: true
  place(): Promise<BlobsPlace>
}

const bytes = (text: string) => Buffer.from(text)

/** What every adapter of the blobs keeps. */
export function blobsContract(harness: BlobsHarness): void {
  let place: BlobsPlace
  let blobs: Blobs
  beforeEach(async () => {
    place = await harness.place()
    blobs = await place.open()
  })
  afterEach(async () => {
    await blobs[Symbol.asyncDispose]()
    await place[Symbol.asyncDispose]()
  })

  async function text(name: string): Promise<string | undefined> {
    const found = await blobs.read(name)
    return found && Buffer.from(found).toString()
  }
  async function names(prefix: string): Promise<string[]> {
    const found: string[] = []
    for await (const { name } of blobs.list(prefix)) found.push(name)
    return found.sort()
  }

  describe(`blobs on ${harness.name}`, () => {
    it('when a blob is written, then it is read as it was, also after a restart', async () => {
      const all = Buffer.from(Array.from({ length: 256 }, (_, i) => i))
      await blobs.write('pdfs/u1/a.pdf', all)
      await blobs.write('pdfs/u1/empty', Buffer.alloc(0))
      await blobs[Symbol.asyncDispose]()
      blobs = await place.open()
      expect(Buffer.from((await blobs.read('pdfs/u1/a.pdf')) ?? [])).toEqual(all)
      expect((await blobs.read('pdfs/u1/empty'))?.length).toBe(0)
    })

    it('when it is opened, then the stream gives its bytes and its length is known before', async () => {
      const large = Buffer.alloc(3_000_000, 'thumbfolio')
      await blobs.write('pdfs/u1/a.pdf', large)
      const opened = await blobs.open('pdfs/u1/a.pdf')
      expect(opened?.sizeBytes).toBe(large.length)
      const chunks: Buffer[] = []
      for await (const chunk of opened?.stream ?? []) chunks.push(chunk as Buffer)
      expect(Buffer.concat(chunks).equals(large)).toBe(true)
    })

    it('when it is empty, then it can be opened, and the stream ends at once', async () => {
      await blobs.write('pdfs/u1/empty', Buffer.alloc(0))
      const opened = await blobs.open('pdfs/u1/empty')
      expect(opened?.sizeBytes).toBe(0)
      const chunks: unknown[] = []
      for await (const chunk of opened?.stream ?? ['no stream']) chunks.push(chunk)
      expect(chunks).toEqual([])
    })

    it('when streams are destroyed before they are read, then they hold up nothing', async () => {
      const large = Buffer.alloc(3_000_000, 'thumbfolio')
      await blobs.write('pdfs/u1/a.pdf', large)
      for (let n = 0; n < 150; n++) (await blobs.open('pdfs/u1/a.pdf'))!.stream.destroy()
      expect(large.equals((await blobs.read('pdfs/u1/a.pdf')) ?? Buffer.alloc(0))).toBe(true)
    }, 30_000)

    it('when it is written from a stream, then it is those bytes; a stream that fails leaves the old ones', async () => {
      const large = Buffer.alloc(3_000_000, 'thumbfolio')
      await blobs.write('pdfs/u1/a.pdf', () =>
        Readable.from([large.subarray(0, 70_000), large.subarray(70_000)]),
      )
      const written = await blobs.open('pdfs/u1/a.pdf')
      written?.stream.destroy()
      expect(written?.sizeBytes).toBe(large.length)
      const failing = Readable.from(
        (async function* () {
          yield bytes('new')
          throw new Error('broken off')
        })(),
      )
      await expect(blobs.write('pdfs/u1/a.pdf', () => failing)).rejects.toThrow()
      expect(large.equals((await blobs.read('pdfs/u1/a.pdf')) ?? Buffer.alloc(0))).toBe(true)
    })

    it('when there is none, then undefined, and removing it is no error', async () => {
      await blobs.write('pdfs/u1/a.pdf', bytes('a'))
      const belowFile = harness.isOverFiles ? [] : ['pdfs/u1/a.pdf/x']
      for (const name of ['pdfs/u1/b.pdf', 'pdfs/u1', ...belowFile, 'none']) {
        expect(await blobs.read(name)).toBeUndefined()
        expect(await blobs.open(name)).toBeUndefined()
        if (name !== 'pdfs/u1') await blobs.remove(name)
      }
      await blobs.remove('pdfs/u1/a.pdf')
      await blobs.remove('pdfs/u1/a.pdf')
      expect(await text('pdfs/u1/a.pdf')).toBeUndefined()
    })

    it('when one is written over while it is read, then every reader sees the old bytes or the new ones', async () => {
      const old = Buffer.alloc(500_000, 'o')
      const young = Buffer.alloc(400_000, 'y')
      await blobs.write('pdfs/u1/a.pdf', old)
      const reading = Promise.all(Array.from({ length: 20 }, () => blobs.read('pdfs/u1/a.pdf')))
      await Promise.all([blobs.write('pdfs/u1/a.pdf', young), reading])
      for (const seen of await reading)
        expect(old.equals(seen ?? Buffer.alloc(0)) || young.equals(seen ?? Buffer.alloc(0))).toBe(true)
      expect((await blobs.read('pdfs/u1/a.pdf'))?.length).toBe(young.length)
    })

    it('when a prefix is listed, then everything under it and nothing beside it is told', async () => {
      const before = Date.now() - 2_000
      for (const name of ['pdfs/u1/a', 'pdfs/u1/deep/er/b', 'pdfs/u10/c', 'avatars/u1/d'])
        await blobs.write(name, bytes('four'))
      expect(await names('pdfs/u1/')).toEqual(['pdfs/u1/a', 'pdfs/u1/deep/er/b'])
      expect(await names('pdfs/')).toEqual(['pdfs/u1/a', 'pdfs/u1/deep/er/b', 'pdfs/u10/c'])
      expect(await names('none/')).toEqual([])
      for await (const item of blobs.list('avatars/')) {
        expect(item.sizeBytes).toBe(4)
        expect(item.writtenAt).toBeGreaterThan(before)
        expect(item.writtenAt).toBeLessThan(Date.now() + 2_000)
      }
    })

    it.each([
      '',
      '/',
      '..',
      '../a',
      'a/../b',
      'a/./b',
      '/etc/passwd',
      'a//b',
      'a/',
      '.hidden',
      'a/.drafts',
      'a\\b',
      'a\u0000b',
      'a b',
      'é',
      `${'x'.repeat(300)}`,
      `${'x/'.repeat(600)}x`,
    ])('when the name is %j, then it is refused on writing and absent on reading', async (name) => {
      await expect(blobs.write(name, bytes('x'))).rejects.toThrow(RangeError)
      expect(await blobs.read(name)).toBeUndefined()
      expect(await blobs.open(name)).toBeUndefined()
      await blobs.remove(name)
    })

    it.each(['', '/', '../', 'a', 'a/../', 'pdfs/u'])(
      'when the prefix is %j, then it is refused',
      async (prefix) => {
        await expect(names(prefix)).rejects.toThrow(RangeError)
      },
    )

    it('when a process dies while it writes, then every blob is whole or absent, and the acknowledged are there', async () => {
      const { module, location } = place.child
      for (const lines of [1, 20, 60]) {
        await blobs[Symbol.asyncDispose]()
        const acknowledged = await runUntilKilled('write-until-killed.mjs', [module, location], lines)
        blobs = await place.open()
        const found = await names('pdfs/')
        for (const name of acknowledged) expect(found).toContain(name)
        // The child fills each blob with one byte, and says its length in its name.
        for (const name of found) {
          const whole = (await blobs.read(name)) ?? Buffer.alloc(0)
          expect(whole.length).toBe(Number(name.split('-').at(-1)))
          expect(whole.every((byte) => byte === whole[0])).toBe(true)
        }
      }
    }, 60_000)
  })
}
