import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, jest } from '@jest/globals'
import { databaseUri, uniqueName } from '@thumbfolio/engines'
import { createLog } from '@thumbfolio/kit/base'
import { connectMongo, readBackupRecord } from '@thumbfolio/kit/mongo'
import {
  eventually,
  freePort,
  startFakeS3,
  startProductProcess,
  temporaryDirectory,
} from '@thumbfolio/testing'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { backupsTo, file, runTool } from './tools.js'

jest.setTimeout(300_000)

const backup = file('deploy/embedded/dist/backup-main.js')
const restore = file('packages/kit/dist/run/restore.js')

describe('a backup of the engines', () => {
  it('when it is complete, then it is in the bucket, auth knows its age, and another machine restores it from there', async () => {
    await using directory = await temporaryDirectory()
    await using s3 = await startFakeS3()
    const identity = await generateIdentity()
    const uri = databaseUri(uniqueName('backup'))
    const environment = {
      ...backupsTo(s3),
      MONGODB_URI: uri,
      BACKUP_DIR: join(directory.path, 'backups'),
      BACKUP_RECIPIENT: await identityToRecipient(identity),
    }
    await using auth = await connectMongo({
      uri,
      service: 'auth',
      log: createLog({ name: 'test', level: 'silent' }),
    })
    expect(await readBackupRecord(auth)).toBeUndefined()

    s3.refuseWrites(() => true)
    const startedAt = Date.now() - 1_000
    const refused = await runTool(backup, environment).catch((error: unknown) => error)
    expect(refused).toMatchObject({ code: 75, stderr: expect.stringMatching(/^BACKUP_S3_BUCKET: /) })
    const uncopied = await readBackupRecord(auth)
    expect([uncopied!.takenAt.getTime() >= startedAt, uncopied!.copyTakenAt]).toEqual([true, null])
    expect(uncopied!.sizeBytes).toBeGreaterThan(500)
    expect(uncopied!.check!.passedAt).toBeGreaterThan(startedAt)

    s3.refuseWrites(() => false)
    const { stdout } = await runTool(backup, { ...environment, COPY: '1' })
    expect(stdout).toMatch(/^Copied to the bucket: thumbfolio-\w+\.tar\.age\.$/m)
    expect((await readBackupRecord(auth))!.copyTakenAt).toEqual(uncopied!.takenAt)

    const restored = await runTool(restore, {
      ...backupsTo(s3),
      DATA_DIR: join(directory.path, 'new', 'data'),
      FROM: 's3:latest',
      CHECK: '1',
      BACKUP_IDENTITY: identity,
    })
    expect(restored.stdout).toContain('s3:latest is complete')
  })
})

describe('the nightly backup of the product in one process', () => {
  it('when the bucket is away, then the backup stays, and the next start copies it without taking another one', async () => {
    await using directory = await temporaryDirectory()
    await using s3 = await startFakeS3()
    const folder = join(directory.path, 'backups')
    const start = async () =>
      startProductProcess({
        entry: file('deploy/embedded/dist/main.js'),
        dataDir: join(directory.path, 'data'),
        environment: {
          PORT: String(await freePort()),
          LOG_LEVEL: 'fatal',
          BACKUP_DIR: folder,
          BACKUP_RECIPIENT: await identityToRecipient(await generateIdentity()),
          ...backupsTo(s3),
        },
      })
    const backups = async () => (await readdir(folder)).filter((name) => name.endsWith('.tar.age'))

    s3.refuseWrites(() => true)
    const first = await start()
    try {
      await eventually(() => s3.refused.length > 0, 120_000)
    } finally {
      await first.end('SIGTERM')
    }
    const taken = await backups()
    expect([taken.length, s3.objects.size]).toEqual([1, 0])

    s3.refuseWrites(() => false)
    const second = await start()
    try {
      await eventually(() => s3.objects.size > 0, 120_000)
    } finally {
      await second.end('SIGTERM')
    }
    expect([...s3.objects.keys()]).toEqual([`thumbfolio-backups/${taken[0]}`])
    expect(await backups()).toEqual(taken)
  })
})
