import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it } from '@jest/globals'
import { temporaryDirectory } from '@thumbfolio/testing'
import { eventually } from '../../tests/eventually.js'
import { openMemoryBus } from '../bus/memory/bus.memory.js'

const run = promisify(execFile)
const entry = fileURLToPath(new URL('../../dist/run/redrive.js', import.meta.url))

describe('make redrive', () => {
  it('when an event is dead while the product runs, then it reaches its consumer after all', async () => {
    await using directory = await temporaryDirectory()
    const redrive = async () =>
      (
        await run(process.execPath, [entry], {
          env: { ...process.env, KAFKA_BROKERS: '', DATA_DIR: directory.path },
        })
      ).stdout
    await using bus = openMemoryBus({
      path: join(directory.path, 'bus'),
      now: Date.now,
      maxTries: 1,
      pollMs: 20,
    })
    let isBroken = true
    const handled: string[] = []
    bus.subscribe({
      group: 'auth',
      handlers: {
        'site.deleted.v1': async ({ subject }) => {
          if (isBroken) throw new Error('broken')
          handled.push(subject)
        },
      },
    })
    await bus.start()
    await bus.publish([
      {
        specversion: '1.0',
        datacontenttype: 'application/json',
        id: 'e1',
        type: 'site.deleted.v1',
        source: 'generator',
        subject: 'ada',
        time: new Date().toISOString(),
        traceparent: `00-${'1'.repeat(32)}-${'2'.repeat(16)}-01`,
        data: { userId: 'u1' },
      },
    ])
    await eventually(async () => (await bus.deadLetters('auth')).length === 1)
    isBroken = false

    expect(await redrive()).toContain('1 dead letter(s) go to their consumers again.')
    await eventually(() => handled.length === 1)
    expect(handled).toEqual(['ada'])
    expect(await redrive()).toContain(`There are no dead letters in ${directory.path}/bus.`)
  })
})
