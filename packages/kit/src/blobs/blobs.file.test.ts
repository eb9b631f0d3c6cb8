import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { engineModule } from '../../tests/run-until-killed.js'
import { StoreUnavailable } from '../store/errors.js'
import { blobsContract } from './blobs.contract.js'
import { openFileBlobs } from './blobs.file.js'

const directory = () => mkdtemp(join(tmpdir(), 'thumbfolio-blobs-'))

blobsContract({
  name: 'files',
  async place() {
    const path = await directory()
    return {
      open: () => openFileBlobs(path),
      child: { module: engineModule('embedded'), location: path },
      [Symbol.asyncDispose]: () => rm(path, { recursive: true }),
    }
  },
})

describe('files alone', () => {
  let path: string
  beforeEach(async () => {
    path = await directory()
  })
  afterEach(() => rm(path, { recursive: true, force: true }))

  it('when a crash left drafts, then they are gone at the next opening, and were never listed', async () => {
    await mkdir(join(path, '.drafts'))
    await writeFile(join(path, '.drafts', 'half'), 'x')
    await openFileBlobs(path)
    expect(await readdir(join(path, '.drafts'))).toEqual([])
  })

  it('when a write cannot be done, then StoreUnavailable, and no draft is left', async () => {
    const blobs = await openFileBlobs(path)
    await blobs.write('pdfs/u1', Buffer.from('a blob where a directory should be'))
    await expect(blobs.write('pdfs/u1/a.pdf', Buffer.from('x'))).rejects.toThrow(StoreUnavailable)
    expect(await readdir(join(path, '.drafts'))).toEqual([])
  })

  it('when the last blob of a directory goes, then the empty directories go too, and others stay', async () => {
    const blobs = await openFileBlobs(path)
    for (const name of ['pdfs/u1/r1/a', 'pdfs/u1/r2/b', 'pdfs/u2/c'])
      await blobs.write(name, Buffer.from('x'))
    await blobs.remove('pdfs/u1/r1/a')
    expect(await readdir(join(path, 'pdfs/u1'))).toEqual(['r2'])
    await blobs.remove('pdfs/u1/r2/b')
    expect(await readdir(join(path, 'pdfs'))).toEqual(['u2'])
    await blobs.remove('pdfs/u2/c')
    expect(await readdir(path)).toEqual(['.drafts'])
    await blobs.remove('pdfs/u2/c')
  })

  it('when blobs come and go in one directory at once, then every write holds and every list is whole', async () => {
    const blobs = await openFileBlobs(path)
    await blobs.write('pdfs/u1/kept/a', Buffer.from('x'))
    const churn = async (worker: number) => {
      for (let round = 0; round < 25; round += 1) {
        const name = `pdfs/u1/shared/deep/${worker}`
        await blobs.write(name, Buffer.from('x'))
        expect(await blobs.read(name)).toBeDefined()
        await blobs.remove(name)
        const names = []
        for await (const item of blobs.list('pdfs/u1/')) names.push(item.name)
        expect(names).toContain('pdfs/u1/kept/a')
      }
    }
    await Promise.all([1, 2, 3, 4].map(churn))
    expect(await readdir(join(path, 'pdfs/u1'))).toEqual(['kept'])
  })

  it('when the root is below a file, then the error says so', async () => {
    await writeFile(join(path, 'file'), '')
    await expect(openFileBlobs(join(path, 'file', 'blobs'))).rejects.toThrow(StoreUnavailable)
  })
})
