import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, stat } from 'node:fs/promises'
import { connect } from 'node:net'
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

  it('when the directory is made, then other users cannot enter it', async () => {
    await using directory = await temporaryDirectory()
    const path = join(directory.path, 'new', 'data')
    await using _held = await lockDataDirectory(path)
    expect((await stat(path)).mode & 0o777).toBe(0o700)
  })

  it('when many want the directory of a killed process at once, then one of them gets it and the dead socket is gone', async () => {
    await using directory = await temporaryDirectory()
    const script = `require('node:net').createServer().listen(process.argv[1], () => console.log('listens'))`
    const killed = spawn(process.execPath, ['-e', script, join(directory.path, 'lock.1.sock')])
    await once(killed.stdout, 'data')
    killed.kill('SIGKILL')
    await once(killed, 'exit')
    const wanted = await Promise.allSettled(
      Array.from({ length: 12 }, () => lockDataDirectory(directory.path)),
    )
    const held = wanted.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    expect(held).toHaveLength(1)
    for (const one of wanted)
      if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(DataDirectoryInUse)
    await expect(lockDataDirectory(directory.path)).rejects.toThrow(DataDirectoryInUse)
    await held[0]?.[Symbol.asyncDispose]()
    expect(await readdir(directory.path)).toEqual([])
  })

  it('when its holder is paused and cannot take one more question, then it is still held', async () => {
    await using directory = await temporaryDirectory()
    const path = join(directory.path, 'lock.1.sock')
    const script = `require('node:net').createServer().listen({ path: process.argv[1], backlog: 1 }, () => console.log('listens'))`
    const paused = spawn(process.execPath, ['-e', script, path])
    await once(paused.stdout, 'data')
    paused.kill('SIGSTOP')
    const asked = Array.from({ length: 3 }, () => connect(path).on('error', () => undefined))
    try {
      await expect(lockDataDirectory(directory.path)).rejects.toThrow(DataDirectoryInUse)
    } finally {
      for (const socket of asked) socket.destroy()
      paused.kill('SIGKILL')
    }
    await once(paused, 'exit')
  })

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
