import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { temporaryDirectory } from '@thumbfolio/testing'
import { DataDirectoryInUse, lockDataDirectory } from './data-directory.js'

describe('the lock of a data directory', () => {
  it.each(['short', `${'long-'.repeat(40)}path`])(
    'when the directory is held, then a second holder is refused until the first lets go',
    async (name) => {
      await using directory = await temporaryDirectory()
      const path = join(directory.path, name)
      const held = await lockDataDirectory(path)
      await expect(lockDataDirectory(path)).rejects.toThrow(DataDirectoryInUse)
      await held[Symbol.asyncDispose]()
      await using again = await lockDataDirectory(path)
      expect(again).toBeDefined()
    },
  )

  it('when the same directory is named by another way, then it is still held', async () => {
    await using directory = await temporaryDirectory()
    await mkdir(join(directory.path, 'data'))
    await using held = await lockDataDirectory(join(directory.path, 'data'))
    await expect(lockDataDirectory(join(directory.path, '.', 'data', '..', 'data'))).rejects.toThrow(
      DataDirectoryInUse,
    )
    expect(held).toBeDefined()
  })
})
