import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { DomainError } from '@thumbfolio/contracts'
import { createPublicClient } from '@thumbfolio/kit/http'
import { temporaryDirectory } from '@thumbfolio/testing'
import { runForEach } from './bulk.js'
import { UsageError, type Answer, type Command, type Context, type Options } from './command.js'

const client = createPublicClient({})
const context: Context = {
  config: {} as Context['config'],
  urls: {},
  clients: client,
  adminClients: client,
  options: { readOnly: false, all: false, yes: false },
}

/** Runs a command for these ids; `run` returns the result for each. */
async function runFor(ids: readonly string[], run: (id: string, options: Options) => Answer) {
  await using directory = await temporaryDirectory()
  const path = join(directory.path, 'ids.txt')
  await writeFile(path, ids.join('\n'))
  const command: Command = {
    words: 'credits grant',
    args: ['USER-ID'],
    isBulk: true,
    hasReference: true,
    summary: '',
    run: async ({ options }, [id = '']) => run(id, options),
  }
  return await runForEach(command, context, { ids: path, args: [] })
}
const done: Answer = { data: {}, text: 'Done.' }

describe('a command for many ids', () => {
  it('when each is done, then all have one reference, which the answer names', async () => {
    const references = new Set<string | undefined>()
    const { text, isRefused } = await runFor(['a', 'b', 'a'], (_id, { reference }) => {
      references.add(reference)
      return done
    })
    expect([references.size, isRefused]).toEqual([1, false])
    expect(text).toContain(`2 of 2 done. Run it again with --reference ${[...references][0]}`)
  })

  it('when one waits for another operator and one is refused, then neither counts as done', async () => {
    const { text, isRefused, isWaiting } = await runFor(['a', 'b', 'c'], (id) => {
      if (id === 'c') throw new DomainError('not-found')
      return id === 'b' ? { ...done, text: 'A second operator has to confirm it.', isWaiting: true } : done
    })
    expect(text).toMatch(/^done {2}a\nWAITS {2}b {2}A second operator .*\nREFUSED {2}c /)
    expect(text).toContain('1 of 3 done. 1 wait')
    expect([isRefused, isWaiting]).toEqual([true, true])
  })

  it.each(['unavailable', 'chain-unavailable'] as const)(
    'when the product or the chain goes away in the middle (%s), then the answer says what was done and what was not tried',
    async (code) => {
      const away = new DomainError(code)
      const { text, ended } = await runFor(['a', 'b', 'c'], (id) => {
        if (id === 'b') throw away
        return done
      })
      expect(ended).toBe(away)
      expect(text).toMatch(/^done {2}a\nNOT TRIED {2}b\nNOT TRIED {2}c\n1 of 3 done\./)
    },
  )

  it('when the first one shows wrong use, then only that is said', async () => {
    const misused = runFor(['a'], () => {
      throw new UsageError('"x" is not a number of credits')
    })
    await expect(misused).rejects.toThrow(UsageError)
  })
})
