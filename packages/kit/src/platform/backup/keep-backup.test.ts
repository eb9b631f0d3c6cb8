import { cp, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { temporaryDirectory } from '@thumbfolio/testing'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { z } from 'zod'
import { collection } from '../../store/collection.js'
import { openLmdbDatabase } from '../../store/lmdb/store.lmdb.js'
import { decryptBackup } from './encrypted-backup.js'
import { keepBackup } from './keep-backup.js'
import { backupsIn, newestOf, sizeOfBackup } from './kept-backups.js'
import { verifyBackup } from './restore-backup.js'

const schema = z.object({ id: z.string(), version: z.number(), schemaVersion: z.number() })
const things = collection({ name: 'things', schema })
const noon = Date.parse('2026-01-05T12:00:00Z')

describe('a folder of backups', () => {
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>
  const at = (name: string) => join(directory.path, name)
  const kept = async () => (await readdir(at('backups'))).filter((name) => !name.endsWith('.sock')).sort()

  beforeEach(async () => {
    directory = await temporaryDirectory()
    const path = at('data/auth/store')
    await using database = openLmdbDatabase({ path, source: 'auth', now: Date.now })
    await database.store(things).commit({ id: 'a', version: 0, schemaVersion: 1 })
  })
  afterEach(async () => directory[Symbol.asyncDispose]())

  it('when there are more backups than are kept, then the newest stay, and other files are not touched', async () => {
    await mkdir(at('backups/thumbfolio-notes'), { recursive: true })
    await writeFile(at('backups/monday.tar'), '')
    for (const day of [0, 1, 2])
      await keepBackup(at('data'), { folder: at('backups'), keep: 2, now: () => noon + day * 86_400_000 })
    expect(await kept()).toEqual([
      'monday.tar',
      'thumbfolio-20260106T120000Z',
      'thumbfolio-20260107T120000Z',
      'thumbfolio-notes',
    ])
    const [newest] = await backupsIn(at('backups'))
    expect(newest).toMatchObject({ takenAt: noon + 2 * 86_400_000 })
    expect(await sizeOfBackup(newest!)).toBeGreaterThan(50)
    expect((await verifyBackup(newest!.path)).release).toMatch(/^\d+\.\d+\.\d+/)
  })

  it('when there is a recipient, then only encrypted files remain, and leftovers of a killed backup are deleted', async () => {
    const identity = await generateIdentity()
    const recipient = await identityToRecipient(identity)
    for (const left of ['staged', 'staged.partial', 'copy', 'tar.age.restored', 'tar.age.restored.decrypted'])
      await mkdir(at(`backups/thumbfolio-20260101T000000Z.${left}`), { recursive: true })
    await mkdir(at('backups/thumbfolio-check'))
    await writeFile(at('backups/thumbfolio-20260101T000000Z.tar.age.partial'), '')
    const options = { folder: at('backups'), keep: 2, recipient, now: () => noon }
    const { path } = await keepBackup(at('data'), options)
    expect(await kept()).toEqual(['thumbfolio-20260105T120000Z.tar.age'])
    await decryptBackup(path, at('plain'), identity)
    expect((await verifyBackup(at('plain'))).files.map((file) => file.path)).toEqual([join('auth', 'store')])
  })

  it('when a backup is dated in the future, then it does not count among those that are kept', async () => {
    for (const day of [9, 0, 1])
      await keepBackup(at('data'), { folder: at('backups'), keep: 1, now: () => noon + day * 86_400_000 })
    expect(await kept()).toEqual(['thumbfolio-20260106T120000Z', 'thumbfolio-20260114T120000Z'])
    expect(newestOf(await backupsIn(at('backups')), noon + 86_400_000)?.name).toBe(
      'thumbfolio-20260106T120000Z',
    )
  })

  it('when the manifest of an older backup is damaged, then the next backup still succeeds', async () => {
    const damaged = at('backups/thumbfolio-20260101T000000Z')
    await mkdir(damaged, { recursive: true })
    await writeFile(join(damaged, 'manifest.json'), '{ "files": [')
    await keepBackup(at('data'), { folder: at('backups'), keep: 1, now: () => noon })
    expect(await kept()).toEqual(['thumbfolio-20260105T120000Z'])
  })

  it('when the data are copied from engines, then the copy is deleted after its backup, and a second backup meanwhile copies nothing', async () => {
    const options = { folder: at('backups'), keep: 2, now: () => noon }
    let copies = 0
    const copyAll = async (directory: string) => {
      copies++
      await expect(keepBackup(copyAll, options)).rejects.toThrow('Another backup is running')
      await cp(at('data'), directory, { recursive: true })
    }
    const { path } = await keepBackup(copyAll, options)
    expect((await verifyBackup(path)).files.map((file) => file.path)).toEqual([join('auth', 'store')])
    const failing = () => Promise.reject(new Error('an engine stopped'))
    await expect(keepBackup(failing, { ...options, now: () => noon + 1_000 })).rejects.toThrow(
      'an engine stopped',
    )
    expect([copies, await kept()]).toEqual([1, ['thumbfolio-20260105T120000Z']])
  })

  it('when two are taken at once, then one is refused', async () => {
    const options = { folder: at('backups'), keep: 2 }
    const taking = [keepBackup(at('data'), options), keepBackup(at('data'), options)]
    const outcomes = await Promise.allSettled(taking)
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const refused = outcomes.find((outcome) => outcome.status === 'rejected')
    expect(String(refused?.reason)).toContain('Another backup is running')
  })
})
