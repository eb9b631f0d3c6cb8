import { readFile, readdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { temporaryDirectory } from '@thumbfolio/testing'
import { signingKeyOf } from './signing-key.file.js'

describe('the signing key of a data directory', () => {
  it('when it is asked for again, then it is the same, for the owner of the files alone', async () => {
    await using directory = await temporaryDirectory()
    const path = join(directory.path, 'auth', 'signing-key.pem')
    const first = await signingKeyOf(path)
    const again = await signingKeyOf(path)
    expect(again.equals(first)).toBe(true)
    expect(first.asymmetricKeyDetails?.namedCurve).toBe('prime256v1')
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    expect((await stat(dirname(path))).mode & 0o777).toBe(0o700)
    expect(await readdir(dirname(path))).toEqual(['signing-key.pem'])
  })

  it.each(['', 'garbage', '-----BEGIN PRIVATE KEY-----\nMIG'])(
    'when the file holds %j, then that is said with what to do, and the file stays as it is',
    async (content) => {
      await using directory = await temporaryDirectory()
      const path = join(directory.path, 'signing-key.pem')
      await writeFile(path, content)
      await expect(signingKeyOf(path)).rejects.toMatchObject({
        name: 'ConfigError',
        message: expect.stringMatching(/holds no private key.*make restore.*delete it/),
      })
      expect(await readFile(path, 'utf8')).toBe(content)
    },
  )
})
