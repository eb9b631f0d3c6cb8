import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { temporaryDirectory } from '@thumbfolio/testing'
import { localConfig } from '../src/config.js'
import { holdEngines } from '../src/hold-engines.js'

it('when some engines are given, then the others alone are started', async () => {
  await using directory = await temporaryDirectory()
  const given = { MONGODB_URI: 'mongodb://mongo.example:27017', KAFKA_BROKERS: 'kafka.example:9092' }
  const config = localConfig({ ...given, DATA_DIR: directory.path })
  const said: string[] = []
  const say = (line: string) => void said.push(line)
  await using held = await holdEngines(config, say, new AbortController().signal)
  expect(held.mongodbUri).toBe(given.MONGODB_URI)
  expect(held.kafkaBrokers).toBe(given.KAFKA_BROKERS)
  expect(held.redisUrl).toMatch(/^redis:\/\/127\.0\.0\.1:\d+$/)
  expect(await readdir(join(directory.path, 'engines'))).toEqual(['redis'])
  expect(said).toEqual([expect.stringMatching(/^Engines: redis \d+, those given$/)])
})
