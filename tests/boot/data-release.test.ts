import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { openLmdbDatabase } from '@thumbfolio/kit/lmdb'
import { collection } from '@thumbfolio/kit/store'
import { freePort, temporaryDirectory } from '@thumbfolio/testing'
import { z } from 'zod'
import { startEntry, type EntryName } from './entry-process.js'

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string
}

/** The record as a future release writes it. */
const ofTheFuture = collection({
  name: 'data-release',
  schema: z.object({
    id: z.string(),
    version: z.number(),
    schemaVersion: z.number(),
    release: z.string(),
    readableFrom: z.string(),
  }),
})

async function dataOfNewerRelease(directory: string): Promise<void> {
  const database = openLmdbDatabase({
    path: join(directory, 'support', 'store'),
    source: 'support',
    now: Date.now,
  })
  const record = { id: 'newest', version: 0, schemaVersion: 1, release: '99.1.2', readableFrom: '99.1.0' }
  await database.store(ofTheFuture).commit(record)
  await database[Symbol.asyncDispose]()
}

describe('data of a newer release', () => {
  it.each<[EntryName, readonly string[]]>([
    ['support', []],
    ['support', ['--migrate']],
    ['embedded', []],
  ])(
    'when %s %p starts on them, then it ends with status 78 and one line that says what to do',
    async (name, args) => {
      await using directory = await temporaryDirectory()
      await dataOfNewerRelease(directory.path)
      await using entry = startEntry(
        name,
        { DATA_DIR: directory.path, DEMO: 'off', PORT: String(await freePort()) },
        args,
      )
      expect(await entry.ended).toBe(78)
      const lines = entry.output().trim().split('\n')
      expect(lines.filter((line) => line.includes('release 99.1.2'))).toEqual([
        expect.stringContaining(
          `The data of support were written by release 99.1.2, and this is ${version}: start 99.1.0 or a newer release, or restore a backup`,
        ),
      ])
    },
    60_000,
  )
})
