import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { temporaryDirectory } from '@thumbfolio/testing'
import { isLock } from './data-directory.js'
import { openTemporaryDirectory } from './temporary-directory.js'

describe('a directory for temporary files', () => {
  let root: Awaited<ReturnType<typeof temporaryDirectory>>
  beforeAll(async () => void (root = await temporaryDirectory()))
  afterAll(async () => root[Symbol.asyncDispose]())

  const kept = async (path: string) => (await readdir(path)).filter((name) => !isLock(name))

  it('when a process was killed, then what it left is gone at the next start; what another one has open stays', async () => {
    const parent = join(root.path, 'reading')
    for (const slot of ['1', '2', '3']) {
      await mkdir(join(parent, slot), { recursive: true })
      await writeFile(join(parent, slot, 'left.pdf'), '%PDF')
    }
    await writeFile(join(parent, 'beside.pdf'), '%PDF')
    const first = await openTemporaryDirectory(parent)
    expect((await readdir(parent)).sort()).toEqual(['1', '2', '3'])
    expect(first.path).toBe(join(parent, '1'))
    for (const slot of ['1', '2', '3']) expect(await kept(join(parent, slot))).toEqual([])

    await writeFile(join(first.path, 'open.pdf'), '%PDF')
    await using second = await openTemporaryDirectory(parent)
    expect(second.path).toBe(join(parent, '2'))
    expect(await kept(first.path)).toEqual(['open.pdf'])

    await first[Symbol.asyncDispose]()
    await using third = await openTemporaryDirectory(parent)
    expect(third.path).toBe(first.path)
    expect(await kept(third.path)).toEqual([])
  })
})
