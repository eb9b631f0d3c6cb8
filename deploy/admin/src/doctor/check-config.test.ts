import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { loadConfig } from '@thumbfolio/kit/base'
import { temporaryDirectory } from '@thumbfolio/testing'
import { DoctorConfig } from '../config.js'
import { checkConfig } from './check-config.js'
import { checkStores } from './check-stores.js'

it('when the service of the container refuses its variables, then each mistake is a finding, and any other failure is one too', async () => {
  await using directory = await temporaryDirectory()
  const entry = join(directory.path, 'main.mjs')
  const check = async (script: string) => {
    await writeFile(entry, script)
    return await checkConfig(loadConfig(DoctorConfig, { SERVICE_ENTRY: entry }))
  }
  expect(await check('')).toMatchObject([{ isWrong: false, isChecked: true }])
  const refusal =
    'console.error("Invalid configuration\\n  A: is missing\\n  B: is no URL"); process.exit(78)'
  expect(await check(refusal)).toMatchObject([
    { isWrong: true, text: 'A: is missing' },
    { isWrong: true, text: 'B: is no URL' },
  ])
  expect(await check('console.error("boom"); process.exit(1)')).toMatchObject([
    { isWrong: true, text: `${entry} cannot check it: boom` },
  ])
  expect(await checkConfig(loadConfig(DoctorConfig, {}))).toMatchObject([{ isChecked: false }])
})

it('when there are stores in DATA_DIR, then each is opened, and none where MongoDB keeps the data', async () => {
  await using directory = await temporaryDirectory()
  for (const service of ['auth', 'support'])
    await mkdir(join(directory.path, service, 'store'), { recursive: true })
  const stores = async (more: Record<string, string> = {}) =>
    await checkStores(loadConfig(DoctorConfig, { DATA_DIR: directory.path, ...more }), Date.now())
  expect(await stores()).toMatchObject([
    { about: 'leftover files of auth', isWrong: false },
    { about: 'leftover files of support', isWrong: false },
  ])
  expect(await stores({ MONGODB_URI: 'mongodb://127.0.0.1:9' })).toEqual([])
})
