import { readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Reading } from '@thumbfolio/contracts'
import { temporaryDirectory } from '@thumbfolio/testing'
import { readBytesThroughFiles } from './read-bytes.temporary-file.js'

describe('reading bytes through files', () => {
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>
  beforeAll(async () => void (directory = await temporaryDirectory()))
  afterAll(async () => directory[Symbol.asyncDispose]())

  it('when a reading is done or refused, then its file is gone', async () => {
    const seen: string[] = []
    const read = async (path: string): Promise<Reading> => {
      seen.push(await readFile(path, 'utf8'))
      if (seen.length > 1) throw new Error('refused')
      return {} as Reading
    }
    const { readPdf } = await readBytesThroughFiles({ read }, directory.path)
    await readPdf(Buffer.from('one'))
    await expect(readPdf(Buffer.from('two'))).rejects.toThrow('refused')
    expect(seen).toEqual(['one', 'two'])
    expect(await readdir(directory.path)).toEqual([])
  })

  it('when a process was killed in the middle, then what it left goes after an hour, and what is being read stays', async () => {
    const read = () => Promise.reject(new Error('not asked'))
    const { removeLeftBehind } = await readBytesThroughFiles({ read }, directory.path)
    for (const [name, minutes] of [
      ['young.pdf', 50],
      ['old.pdf', 70],
    ] as const) {
      await writeFile(join(directory.path, name), '%PDF')
      const writtenAt = new Date(Date.now() - minutes * 60_000)
      await utimes(join(directory.path, name), writtenAt, writtenAt)
    }
    await removeLeftBehind()
    expect(await readdir(directory.path)).toEqual(['young.pdf'])
  })
})
