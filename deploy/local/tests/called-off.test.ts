import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from '@jest/globals'
import { eventually, freePort, temporaryDirectory } from '@thumbfolio/testing'
import { localConfig } from '../src/config.js'
import { startConstellation } from '../src/constellation.js'

const main = fileURLToPath(new URL('../dist/main.js', import.meta.url))

/** Engines that do not exist, so that a start waits until its timeout. */
async function hopeless(directory: string) {
  return {
    PATH: process.env['PATH'],
    DATA_DIR: directory,
    PORTS: 'free',
    PORT: String(await freePort()),
    MONGODB_URI: `mongodb://127.0.0.1:${await freePort()}`,
    KAFKA_BROKERS: `127.0.0.1:${await freePort()}`,
    REDIS_URL: `redis://127.0.0.1:${await freePort()}`,
  }
}

describe('a start that is called off', () => {
  it('when it is interrupted before all are ready, then it stops what it started and ends well', async () => {
    await using directory = await temporaryDirectory()
    const child = spawn(process.execPath, [main], {
      env: await hopeless(directory.path),
      stdio: ['ignore', 'pipe', 'inherit'],
      // Its watchdogs take the rest along.
      timeout: 45_000,
      killSignal: 'SIGKILL',
    })
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => (said += String(chunk)))
    const ended = once(child, 'exit')
    await eventually(() => said.includes('gateway'), 20_000)
    child.kill('SIGINT')
    expect(await ended).toEqual([0, null])
    expect(said).toContain('Stopping …')
    expect(said).not.toContain('answers after')
  }, 60_000)

  it('when it is called off before it begins, then nothing is started', async () => {
    await using directory = await temporaryDirectory()
    const environment = await hopeless(directory.path)
    const lines: string[] = []
    const starting = startConstellation({
      config: localConfig(environment),
      environment,
      write: (line) => void lines.push(line),
      signal: AbortSignal.abort(new Error('called off')),
    })
    await expect(starting).rejects.toThrow('called off')
    expect(lines).toEqual([])
    await expect(readFile(join(directory.path, 'local', 'service-secret'))).rejects.toThrow('ENOENT')
  })
})
