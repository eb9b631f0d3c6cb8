import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { temporaryDirectory } from '@thumbfolio/testing'
import { keptSecret } from '../src/kept-secret.js'

describe('a kept secret', () => {
  it('when it is asked for again, then it stays the same and nobody else may read it', async () => {
    await using directory = await temporaryDirectory()
    const path = join(directory.path, 'secret')
    const secret = await keptSecret(path)
    expect(secret.length).toBeGreaterThanOrEqual(32)
    expect(await keptSecret(path)).toBe(secret)
    expect(await readFile(path, 'utf8')).toBe(secret)
    expect((await stat(path)).mode & 0o077).toBe(0)
  })

  it('when the file was cut, then that is refused with what to do, and the file stays as it is', async () => {
    await using directory = await temporaryDirectory()
    const path = join(directory.path, 'secret')
    await writeFile(path, 'x')
    await expect(keptSecret(path)).rejects.toMatchObject({
      name: 'ConfigError',
      message: expect.stringMatching(/has 1 characters.*make restore.*delete it/),
    })
    expect(await readFile(path, 'utf8')).toBe('x')
  })
})
