import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { eventually, temporaryDirectory } from '@thumbfolio/testing'
import { endRunning, findRunning, noteOf } from '../src/running-engine.js'
import { standEngines } from '../src/index.js'

/** Listens on a port of its own, prints it, and answers as Redis where that is asked for. */
const script = `require('node:net').createServer((socket) => socket.on('data', () => {
  if (process.argv[1] === 'answers') socket.write('+PONG\\r\\n')
})).listen(0, '127.0.0.1', function () { console.log(this.address().port) })`

async function startNoted(directory: string, behaviour: 'answers' | 'silent') {
  const child = spawn(process.execPath, ['-e', script, behaviour], {
    cwd: directory,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const note = { pid: child.pid!, port: Number(String(line)) }
  await writeFile(join(directory, 'engine.json'), JSON.stringify(note))
  return {
    note,
    runs: () => child.exitCode === null && child.signalCode === null,
    async [Symbol.asyncDispose]() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

describe('the engine that was noted on a directory', () => {
  it.each(['/proc', '/nowhere'])('when it runs and answers, then it is found by %s', async (proc) => {
    await using directory = await temporaryDirectory()
    await using engine = await startNoted(directory.path, 'answers')
    expect(await findRunning('redis', directory.path, { proc })).toEqual(engine.note)
    expect(await endRunning('redis', directory.path, { proc })).toBe(true)
    // The event of its end comes a moment after it.
    await eventually(() => !engine.runs())
  })

  it('when it does not answer and nobody says whose it is, then it is neither believed nor ended', async () => {
    await using directory = await temporaryDirectory()
    await using stranger = await startNoted(directory.path, 'silent')
    const unseen = { proc: '/nowhere' }
    expect(await findRunning('redis', directory.path, unseen)).toBeUndefined()
    expect(await endRunning('redis', directory.path, unseen)).toBe(false)
    expect(stranger.runs()).toBe(true)
  })

  it('when it works elsewhere, then it is a stranger, though it answers', async () => {
    await using elsewhere = await temporaryDirectory()
    await using directory = await temporaryDirectory()
    await using stranger = await startNoted(elsewhere.path, 'answers')
    await writeFile(join(directory.path, 'engine.json'), JSON.stringify(stranger.note))
    expect(await findRunning('redis', directory.path)).toBeUndefined()
    expect(await endRunning('redis', directory.path)).toBe(false)
    expect(stranger.runs()).toBe(true)
  })

  it.each(['', '{"pid":12', 'null', '{}', '{"pid":0,"port":"x"}'])(
    'when the note is %j, then nothing is known of any',
    async (text) => {
      await using directory = await temporaryDirectory()
      await writeFile(join(directory.path, 'engine.json'), text)
      expect(await noteOf(directory.path)).toBeUndefined()
      expect(await findRunning('redis', directory.path)).toBeUndefined()
    },
  )
})

it('when a start is called off before it begins, then no engine is started', async () => {
  await using directory = await temporaryDirectory()
  const signal = AbortSignal.abort(new Error('called off'))
  const starting = standEngines(directory.path, { outlivesUs: false, kinds: [], signal })
  await expect(starting).rejects.toThrow('called off')
})
