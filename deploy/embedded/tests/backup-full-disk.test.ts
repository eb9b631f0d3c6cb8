import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { startFakeS3, temporaryDirectory } from '@thumbfolio/testing'
import { z } from 'zod'
import { copyToBucket, keepBackup, openLmdbDatabase, takeBackup } from '@thumbfolio/kit/lmdb'
import { collection } from '@thumbfolio/kit/store'

const run = promisify(execFile)
const tools = {
  backup: 'packages/kit/dist/run/backup.js',
  keep: 'deploy/embedded/dist/backup-main.js',
  restore: 'packages/kit/dist/run/restore.js',
} as const
const entry = (tool: keyof typeof tools) => fileURLToPath(new URL(`../../../${tools[tool]}`, import.meta.url))
const schema = z.object({ id: z.string(), version: z.number(), schemaVersion: z.number() })
const things = collection({ name: 'things', schema })
const mib = 2 ** 20
/** A public key whose secret one is not here. */
const recipient = 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p'
/** Files have room, and no further file may be made: what a check of the room cannot foresee. */
const fewFiles = (files: number) => `size=64m,nr_inodes=${files}`

const onLinux = process.platform === 'linux' ? describe : describe.skip

onLinux('a small disk', () => {
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>
  const at = (name: string) => join(directory.path, name)

  beforeEach(async () => {
    directory = await temporaryDirectory()
    await mkdir(at('disk'))
    await using database = openLmdbDatabase({ path: at('data/auth/store'), source: 'auth', now: Date.now })
    await database.store(things).commit({ id: 'a', version: 0, schemaVersion: 1 })
    await mkdir(at('data/auth/blobs/pdfs'), { recursive: true })
    await writeFile(at('data/auth/blobs/pdfs/large'), randomBytes(10 * mib))
  })
  afterEach(async () => directory[Symbol.asyncDispose]())

  /** Runs a tool while `disk` is a file system of its own that only this process sees, and prints the names that it leaves there. */
  async function runOn(mount: string, tool: keyof typeof tools, variables: Record<string, string>) {
    const script = `mount -t tmpfs -o ${mount} tmpfs "$DISK" && { node "$0"; status=$?; ls "$DISK" >&2; exit $status; }`
    const words = ['--user', '--map-root-user', '--mount', 'sh', '-c', script, entry(tool)]
    const env = { PATH: process.env['PATH'], DISK: at('disk'), ...variables }
    const failure: unknown = await run('unshare', words, { env }).catch((error: unknown) => error)
    const { code, stderr = '' } = failure as { code?: number; stderr?: string }
    const [text = '', ...left] = stderr.trim().split('\n')
    return { code, text, left }
  }
  const encrypted = async () => {
    const options = { folder: at('backups'), keep: 1, recipient, isCheckable: true }
    const { path, identity = '' } = await keepBackup(at('data'), options)
    return { FROM: path, BACKUP_IDENTITY: identity }
  }

  it('when a backup does not fit, then it is refused before anything is written', async () => {
    const refused = {
      code: 69,
      text: expect.stringMatching(/room for \d+ bytes, and the backup needs/),
      left: [],
    }
    expect(await runOn('size=4m', 'backup', { DATA_DIR: at('data'), TO: at('disk/backup') })).toEqual(refused)
  })

  it('when its encrypted file does not fit beside it, then no file is left', async () => {
    const variables = {
      BACKUP_DIR: at('disk/backups'),
      BACKUP_RECIPIENT: recipient,
    }
    expect(await runOn('size=18m', 'keep', { DATA_DIR: at('data'), ...variables })).toEqual({
      code: 69,
      text: expect.stringContaining('and the encrypted backup needs'),
      left: ['backups'],
    })
  })

  it('when a restore does not fit, then it is refused before anything is written', async () => {
    await takeBackup(at('data'), at('backup'))
    const variables = { DATA_DIR: at('disk/data'), FROM: at('backup') }
    expect(await runOn('size=4m', 'restore', variables)).toMatchObject({
      code: 69,
      text: expect.stringContaining('and the backup needs'),
    })
  })

  it.each([6, 8, 9])(
    'when the disk is full in the middle of a restore, after %s files, then it says so and leaves nothing',
    async (files) => {
      await takeBackup(at('data'), at('backup'))
      const { code, text, left } = await runOn(fewFiles(files), 'restore', {
        DATA_DIR: at('disk/data'),
        FROM: at('backup'),
      })
      expect([code, text]).toEqual([69, expect.stringMatching(/disk of .* is full \(ENOSPC\)/)])
      expect(left).not.toContain('data.restoring')
    },
  )

  it('when an encrypted backup is decrypted onto a full disk, then it is not called damaged', async () => {
    const variables = { DATA_DIR: at('disk/data'), ...(await encrypted()) }
    expect(await runOn(fewFiles(5), 'restore', variables)).toEqual({
      code: 69,
      text: expect.stringMatching(/disk of .* is full \(ENOSPC\)/),
      left: [],
    })
    expect(await runOn('size=4m', 'restore', variables)).toMatchObject({
      code: 69,
      text: expect.stringContaining('and the decrypted backup needs'),
    })
  })

  it('when a tar that stops at its first error has no room, then that is the reason, and not the closed pipe', async () => {
    const variables = { DATA_DIR: at('disk/data'), ...(await encrypted()) }
    const stopping = '#!/bin/sh\necho "tar: write error: No space left on device" >&2\nexit 1\n'
    await mkdir(at('bin'))
    await writeFile(at('bin/tar'), stopping, { mode: 0o755 })
    const PATH = `${at('bin')}:${process.env['PATH']}`
    expect(await runOn('size=64m', 'restore', { ...variables, PATH })).toEqual({
      code: 69,
      text: expect.stringMatching(/disk of .* is full \(ENOSPC\)/),
      left: [],
    })
  })

  it('when a copy from the bucket does not fit, then it is not fetched', async () => {
    await using s3 = await startFakeS3()
    const { BACKUP_IDENTITY } = await encrypted()
    await copyToBucket(at('backups'), { address: s3.address, keep: 1 })
    const { endpoint, bucket, credentials } = s3.address
    const variables = {
      DATA_DIR: at('disk/data'),
      FROM: 's3:latest',
      BACKUP_IDENTITY,
      BACKUP_S3_BUCKET: bucket,
      BACKUP_S3_ENDPOINT: endpoint,
      BACKUP_S3_ACCESS_KEY_ID: credentials.accessKeyId,
      BACKUP_S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    }
    expect(await runOn('size=4m', 'restore', variables)).toEqual({
      code: 69,
      text: expect.stringContaining('and the copied backup needs'),
      left: [],
    })
  })
})
