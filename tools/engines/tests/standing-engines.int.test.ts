import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, jest } from '@jest/globals'
import { temporaryDirectory } from '@thumbfolio/testing'
import { answersAs } from '../src/engine-probe.js'
import { engineKinds, standEngines, stopStandingEngines } from '../src/index.js'

jest.setTimeout(180_000)

const inBackground = { outlivesUs: true }
const pidOf = async (root: string, kind: string): Promise<number> => {
  const note = await readFile(join(root, kind, 'engine.json'), 'utf8')
  return (JSON.parse(note) as { pid: number }).pid
}

describe('the engines of make engines', () => {
  it('when they are asked for twice, killed, paused and stopped, then each is found in the state it is in', async () => {
    await using directory = await temporaryDirectory()
    const root = directory.path
    try {
      const [first, second] = await Promise.all([
        standEngines(root, inBackground),
        standEngines(root, inBackground),
      ])
      expect(first.map(({ port }) => port)).toEqual(second.map(({ port }) => port))
      expect([...first, ...second].filter(({ wasRunning }) => wasRunning)).toHaveLength(engineKinds.length)

      process.kill(await pidOf(root, 'mongo'), 'SIGKILL')
      process.kill(await pidOf(root, 'redis'), 'SIGSTOP')
      const third = await standEngines(root, inBackground)
      expect(third.map(({ kind, wasRunning }) => [kind, wasRunning])).toEqual([
        ['kafka', true],
        ['mongo', false],
        ['redis', false],
      ])
      for (const { kind, port } of third) expect(await answersAs(kind, port)).toBe(true)

      expect(await stopStandingEngines(root)).toEqual(engineKinds)
      for (const { kind, port } of third) expect(await answersAs(kind, port)).toBe(false)
      expect(await stopStandingEngines(root)).toEqual([])
    } finally {
      await stopStandingEngines(root)
    }
  })
})
