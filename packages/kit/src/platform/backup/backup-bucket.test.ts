import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { startFakeS3, temporaryDirectory, type FakeS3 } from '@thumbfolio/testing'
import { copyBackups, fetchBackup } from './backup-bucket.js'
import { newestCopyTakenAt } from './kept-backups.js'

const nameOf = (day: number) => `thumbfolio-2026010${day}T030000Z.tar.age`
const takenAt = (day: number) => Date.parse(`2026-01-0${day}T03:00:00Z`)

describe('backups in another place', () => {
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>
  let s3: FakeS3
  const bucket = (keep = 3) => ({ address: s3.address, keep })
  const there = () => [...s3.objects.keys()].sort()
  const write = (day: number, bytes: string | Buffer) => writeFile(join(directory.path, nameOf(day)), bytes)

  beforeEach(async () => {
    directory = await temporaryDirectory()
    s3 = await startFakeS3()
  })
  afterEach(async () => {
    await s3[Symbol.asyncDispose]()
    await directory[Symbol.asyncDispose]()
  })

  it('when backups are missing there, then each is copied byte for byte, and once', async () => {
    // More than one part.
    const large = Buffer.alloc(20 * 2 ** 20, 'a resume ')
    await write(1, 'monday')
    await write(2, large)
    await writeFile(join(directory.path, 'thumbfolio-20260103T030000Z.tar.age.partial'), 'incomplete')
    expect(await copyBackups(directory.path, bucket())).toEqual([nameOf(2), nameOf(1)])
    expect(there()).toEqual([1, 2].map((day) => `thumbfolio-backups/${nameOf(day)}`))
    expect(s3.objects.get(`thumbfolio-backups/${nameOf(2)}`)!.equals(large)).toBe(true)
    expect(await newestCopyTakenAt(directory.path)).toBe(takenAt(2))
    expect(await copyBackups(directory.path, bucket())).toEqual([])
  }, 60_000)

  it('when there are more than are kept, then the oldest go after the newest has arrived, and nothing else goes', async () => {
    for (const day of [1, 2, 3]) {
      await write(day, `day ${day}`)
      await copyBackups(directory.path, bucket(2))
    }
    expect(there()).toEqual([2, 3].map((day) => `thumbfolio-backups/${nameOf(day)}`))
  }, 60_000)

  it('when the bucket refuses, then nothing is deleted, the age stays, and the next copy brings all', async () => {
    await write(1, 'monday')
    await copyBackups(directory.path, bucket(1))
    await write(2, 'tuesday')
    s3.refuseWrites(() => true)
    await expect(copyBackups(directory.path, bucket(1))).rejects.toThrow(/^BACKUP_S3_BUCKET: /)
    expect(there()).toEqual([`thumbfolio-backups/${nameOf(1)}`])
    expect(await newestCopyTakenAt(directory.path)).toBe(takenAt(1))
    s3.refuseWrites(() => false)
    expect(await copyBackups(directory.path, bucket(1))).toEqual([nameOf(2)])
    expect(there()).toEqual([`thumbfolio-backups/${nameOf(2)}`])
  }, 60_000)

  it('when a copy there is cut short, then the next copy replaces it', async () => {
    await write(1, 'monday')
    await copyBackups(directory.path, bucket())
    ;(s3.objects as Map<string, Buffer>).set(`thumbfolio-backups/${nameOf(1)}`, Buffer.from('mon'))
    expect(await copyBackups(directory.path, bucket())).toEqual([nameOf(1)])
    expect(s3.objects.get(`thumbfolio-backups/${nameOf(1)}`)!.toString()).toBe('monday')
  }, 60_000)

  it('when a clock ran ahead, then the age is that of the newest backup that is not of the future', async () => {
    await write(1, 'monday')
    await write(5, 'of the future')
    expect(await copyBackups(directory.path, bucket(), () => takenAt(2))).toHaveLength(2)
    expect(await newestCopyTakenAt(directory.path)).toBe(takenAt(1))

    await using fresh = await temporaryDirectory()
    const fetched = await fetchBackup('latest', bucket(), fresh.path, () => takenAt(2))
    expect(await readFile(fetched, 'utf8')).toBe('monday')
    await write(2, 'tuesday')
    await copyBackups(directory.path, bucket(1), () => takenAt(2))
    expect(there()).toEqual([2, 5].map((day) => `thumbfolio-backups/${nameOf(day)}`))
  }, 60_000)

  it('when there is no such bucket, then the message names the variable of the backups', async () => {
    const wrong = { address: { ...s3.address, bucket: 'none' }, keep: 1 }
    await expect(copyBackups(directory.path, wrong)).rejects.toThrow(
      /^BACKUP_S3_BUCKET: there is no bucket none/,
    )
  })

  it('when the machine is gone, then the newest is fetched, or one by its name; another name is answered with those there are', async () => {
    await write(1, 'monday')
    await write(2, 'tuesday')
    await copyBackups(directory.path, bucket())
    await using fresh = await temporaryDirectory()
    expect(await readFile(await fetchBackup('latest', bucket(), fresh.path), 'utf8')).toBe('tuesday')
    expect(await readFile(await fetchBackup(nameOf(1), bucket(), fresh.path), 'utf8')).toBe('monday')
    await expect(fetchBackup(nameOf(3), bucket(), fresh.path)).rejects.toThrow(nameOf(1))
  }, 60_000)
})
