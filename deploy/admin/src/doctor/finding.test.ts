import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { loadConfig } from '@thumbfolio/kit/base'
import { temporaryDirectory } from '@thumbfolio/testing'
import { DoctorConfig } from '../config.js'
import { checkData } from './check-data.js'
import { deadLettersFinding, redisFinding } from './check-engines.js'
import { checked, clockFinding } from './finding.js'
import { viewFrom } from './own-service.js'

const noon = Date.parse('2026-01-05T12:00:00Z')

it('when a clock is an hour off, then that is wrong, and a second is accepted', () => {
  expect(clockFinding('clock', noon + 3_600_000, noon, noon + 10)).toMatchObject({
    isWrong: true,
    text: 'is 3600 s off this one',
  })
  expect(clockFinding('clock', noon - 3_600_000, noon, noon + 10).isWrong).toBe(true)
  expect(clockFinding('clock', noon + 1_000, noon, noon + 10).isWrong).toBe(false)
})

it('when a check throws, then the error is its finding, with what to do', async () => {
  const failing = () => Promise.reject(new Error('no answer'))
  expect(await checked('engine', 'Start it.', failing)).toEqual([
    { about: 'engine', isWrong: true, isChecked: true, text: 'no answer', action: 'Start it.' },
  ])
})

it('when the newest backup is missing, of the future, two days old or an hour old, then only the last is fine', async () => {
  await using directory = await temporaryDirectory()
  const folder = join(directory.path, 'backups')
  const config = loadConfig(DoctorConfig, { DATA_DIR: directory.path, BACKUP_DIR: folder })
  const found = async (more: Partial<DoctorConfig> = {}) =>
    await checkData({ ...config, ...more }, viewFrom(config), noon)
  const backups = async () => (await found()).find(({ about }) => about === 'backups')
  await mkdir(folder)
  expect(await backups()).toMatchObject({ isWrong: true, text: `${folder} has no backups` })
  await writeFile(join(folder, 'thumbfolio-20270105T120000Z.tar.age'), 'x')
  expect(await backups()).toMatchObject({ isWrong: true, text: expect.stringContaining('a clock is wrong') })
  await writeFile(join(folder, 'thumbfolio-20260103T120000Z.tar.age'), 'x')
  expect(await backups()).toMatchObject({ isWrong: true, text: '2, the newest is 48.0 hours old' })
  await writeFile(join(folder, 'thumbfolio-20260105T110000Z.tar.age'), 'x')
  expect(await backups()).toMatchObject({ isWrong: false, text: '3, the newest is 1.0 hours old' })

  const copy = async () =>
    (await found({ BACKUP_S3_BUCKET: 'backups' })).find(({ about }) => about === 'copy of the backups')
  expect(await copy()).toMatchObject({ isWrong: true, text: 'the bucket has no backups' })
  await writeFile(join(folder, 'newest-copy.json'), '{"name":"thumbfolio-20260103T120000Z.tar.age"}')
  expect(await copy()).toMatchObject({ isWrong: true, text: 'the newest is 48.0 hours old' })
})

it('when the engines keep the data and this container sees a part of them, then backups are not called wrong', async () => {
  const config = loadConfig(DoctorConfig, {
    MONGODB_URI: 'mongodb://127.0.0.1:9',
    SERVICE_ENTRY: '/app/services/resume/dist/main.js',
  })
  expect(await checkData(config, viewFrom(config), noon)).toEqual([
    expect.objectContaining({ about: 'backups', isWrong: false, isChecked: false }),
  ])
  const gateway = loadConfig(DoctorConfig, { SERVICE_ENTRY: '/app/gateway/dist/main.js' })
  expect(await checkData(gateway, viewFrom(gateway), noon)).toEqual([])
})

it('when Redis is too old or evicts keys, then that is wrong', () => {
  const of = (version: string, policy: string) =>
    redisFinding(`redis_version:${version}\r\n\nmaxmemory_policy:${policy}\r\n`)
  expect(of('7.4.2', 'noeviction')).toMatchObject({ isWrong: false, text: 'is 7.4.2' })
  expect(of('7.4.2', 'allkeys-lru')).toMatchObject({
    isWrong: true,
    text: expect.stringContaining('allkeys-lru'),
  })
  expect(of('6.2.1', 'noeviction')).toMatchObject({ isWrong: true, text: 'is 6.2.1, and 7 is needed' })
})

it('when there are dead letters, then that is wrong, and says what to do', () => {
  expect(deadLettersFinding(0).isWrong).toBe(false)
  expect(deadLettersFinding(3)).toMatchObject({ isWrong: true, action: expect.stringContaining('redrive') })
})
