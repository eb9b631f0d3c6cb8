import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from '@jest/globals'

const child = fileURLToPath(new URL('../tests/loaded-engines.mjs', import.meta.url))
const loadedBy = (entry: string): unknown =>
  JSON.parse(execFileSync(process.execPath, [child, entry], { encoding: 'utf8' }))

describe('the entries of kit', () => {
  it.each([
    ['base', []],
    ['http', []],
    ['store', []],
    ['bus', []],
    ['run', []],
    ['threads', ['piscina']],
    ['lmdb', ['lmdb']],
    ['mongo', ['mongoose']],
    ['s3', ['@aws-sdk/client-s3']],
    ['kafka', ['kafkajs']],
  ])('when %s is imported, then the clients and pools that are loaded are %j', (entry, clients) => {
    expect(loadedBy(entry)).toEqual(clients)
  })
})
