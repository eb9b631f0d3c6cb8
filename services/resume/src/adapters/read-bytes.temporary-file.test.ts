import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Reading } from '@thumbfolio/contracts'
import { temporaryDirectory } from '@thumbfolio/testing'
import { readThroughFile } from './read-bytes.temporary-file.js'

describe('reading through files', () => {
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>
  beforeAll(async () => void (directory = await temporaryDirectory()))
  afterAll(async () => directory[Symbol.asyncDispose]())

  it('when bytes are read or refused, then their file is gone', async () => {
    const seen: string[] = []
    const read = async (path: string): Promise<Reading> => {
      seen.push(await readFile(path, 'utf8'))
      if (seen.length > 1) throw new Error('refused')
      return {} as Reading
    }
    const readPdf = readThroughFile({ read }, directory.path)
    await readPdf(Buffer.from('one'), 'ada')
    await expect(readPdf(Buffer.from('two'), 'ada')).rejects.toThrow('refused')
    expect(seen).toEqual(['one', 'two'])
    expect(await readdir(directory.path)).toEqual([])
  })

  it('when a file is read, then it is read where it is, and stays', async () => {
    const path = join(directory.path, 'uploaded')
    await writeFile(path, 'three')
    const readPdf = readThroughFile({ read: (at) => readFile(at, 'utf8') }, directory.path)
    expect(await readPdf({ path }, 'ada')).toBe('three')
    expect(await readdir(directory.path)).toEqual(['uploaded'])
  })
})
