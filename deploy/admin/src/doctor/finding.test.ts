import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { loadConfig } from '@thumbfolio/kit/base'
import { temporaryDirectory } from '@thumbfolio/testing'
import { AdminConfig } from '../config.js'
import { checkData } from './check-data.js'
import { checked, clockFinding } from './finding.js'

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
    { about: 'engine', isWrong: true, text: 'no answer', action: 'Start it.' },
  ])
})

it('when the newest backup is missing, two days old or an hour old, then only the last is fine', async () => {
  await using directory = await temporaryDirectory()
  const folder = join(directory.path, 'backups')
  const config = loadConfig(AdminConfig, { DATA_DIR: directory.path, BACKUP_DIR: folder })
  const backups = async () => (await checkData(config, noon)).find(({ about }) => about === 'backups')
  await mkdir(folder)
  expect(await backups()).toMatchObject({ isWrong: true, text: `${folder} has no backups` })
  await writeFile(join(folder, 'thumbfolio-20260103T120000Z.tar.age'), 'x')
  expect(await backups()).toMatchObject({ isWrong: true, text: '1, the newest is 48.0 hours old' })
  await writeFile(join(folder, 'thumbfolio-20260105T110000Z.tar.age'), 'x')
  expect(await backups()).toMatchObject({ isWrong: false, text: '2, the newest is 1.0 hours old' })
})
