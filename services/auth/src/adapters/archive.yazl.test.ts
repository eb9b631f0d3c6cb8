import { PassThrough, Readable, Writable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from '@jest/globals'
import { eventually, unzipped } from '@thumbfolio/testing'
import type { ArchiveEntry } from '../ports.js'
import { yazlArchive } from './archive.yazl.js'

const entry = (path: string, words = path): ArchiveEntry => ({
  path,
  body: Readable.from([Buffer.from(words)]),
})

describe('a ZIP', () => {
  it('when entries come, then each is opened only when the one before is read to its end', async () => {
    const opened: string[] = []
    const slow = new PassThrough()
    const entries = async function* () {
      yield { path: 'slow', body: slow }
      opened.push('next')
      yield entry('ä/next')
    }
    const to = new PassThrough()
    const [whole, written] = [buffer(to), yazlArchive.write(entries(), to)]
    slow.write('first ')
    await eventually(() => slow.readableLength === 0)
    expect(opened).toEqual([])
    slow.end('last')
    await written
    const files = await unzipped(await whole)
    expect([...files].map(([path, bytes]) => [path, bytes.toString()])).toEqual([
      ['slow', 'first last'],
      ['ä/next', 'ä/next'],
    ])
  })

  it('when its reader leaves, then the source is let go and no other one is opened', async () => {
    const body = new PassThrough()
    let isOver = false
    const entries = async function* () {
      try {
        yield { path: 'a', body }
        throw new Error('It went on')
      } finally {
        isOver = true
      }
    }
    const to = new PassThrough().resume()
    const written = yazlArchive.write(entries(), to)
    body.write('some')
    await eventually(() => body.readableLength === 0)
    to.destroy()
    await expect(written).rejects.toMatchObject({ code: 'ERR_STREAM_PREMATURE_CLOSE' })
    expect([body.destroyed, isOver]).toEqual([true, true])
  })

  it.each([
    ['a source fails', () => ({ path: 'a', body: Readable.from(failing()) })],
    ['a path leaves the folder', () => entry('../a')],
    ['an entry is shorter than was said', () => ({ ...entry('a', 'xyz'), sizeBytes: 4 })],
  ])('when %s, then what is written is cut off and never ended', async (_, bad) => {
    let isEnded = false
    const to = new Writable({
      write: (_chunk, _encoding, done) => done(),
      final: (done) => {
        isEnded = true
        done()
      },
    })
    const entries = async function* () {
      yield entry('good')
      yield bad()
    }
    await expect(yazlArchive.write(entries(), to)).rejects.toThrow()
    expect([to.destroyed, isEnded]).toEqual([true, false])
  })
})

async function* failing(): AsyncGenerator<Buffer> {
  yield Buffer.from('some')
  throw new Error('It broke')
}
