import { describe, expect, it } from '@jest/globals'
import { DomainError } from '@thumbfolio/contracts'
import express from 'express'
import { createLog } from '../base/log/log.js'
import { listen } from './listen.js'
import { StoreUnavailable } from '../store/errors.js'
import { problemHandler } from './problem.js'

describe('a request that is refused', () => {
  it('when something is away, then the log says what, once in a while, and the answer does not', async () => {
    const lines: string[] = []
    const destination = { write: (line: string) => void lines.push(line) }
    const log = createLog({ name: 'test', level: 'info', destination })
    const app = express()
      .get('/away', () => {
        throw new StoreUnavailable('No room', { cause: new Error('ENOSPC: disk is full') })
      })
      .get('/absent', () => {
        throw new DomainError('not-found', { cause: new Error('no such thing') })
      })
      .use(problemHandler(log))
    await using server = await listen(app, { port: 0, host: '127.0.0.1' })
    const answers = await Promise.all(['away', 'away', 'absent'].map((at) => fetch(`${server.url}/${at}`)))

    expect(answers.map(({ status }) => status)).toEqual([503, 503, 404])
    expect(await answers[0]!.text()).not.toContain('ENOSPC')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('ENOSPC: disk is full')
  })
})
