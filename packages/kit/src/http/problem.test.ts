import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { DomainError } from '@thumbfolio/contracts'
import express from 'express'
import { createLog } from '../base/log/log.js'
import { listen } from './listen.js'
import { StoreUnavailable } from '../store/errors.js'
import { problemHandler } from './problem.js'

describe('a request that is refused', () => {
  afterEach(() => void jest.useRealTimers())

  it('when a dependency is unavailable, then the log gives the reason once and counts the rest, and the answer does not', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance', 'Date'] })
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
    const paths = ['away', 'away', 'away', 'absent']
    const answers = await Promise.all(paths.map((at) => fetch(`${server.url}/${at}`)))

    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 404])
    expect(await answers[0]!.text()).not.toContain('ENOSPC')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('ENOSPC: disk is full')
    jest.advanceTimersByTime(60_000)
    expect(lines.slice(1).map((line) => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({ times: 2 }),
    ])
  })

  it('when a form has too many fields, then it is malformed and no fault of ours', async () => {
    const lines: string[] = []
    const destination = { write: (line: string) => void lines.push(line) }
    const app = express()
      .use(express.urlencoded({ extended: false, parameterLimit: 2 }))
      .use(problemHandler(createLog({ name: 'test', level: 'info', destination })))
    await using server = await listen(app, { port: 0, host: '127.0.0.1' })
    const answer = await fetch(server.url, { method: 'POST', body: new URLSearchParams('a=1&b=2&c=3') })
    expect([answer.status, lines]).toEqual([400, []])
  })

  it('when the path of a private page fails, then its secret is in no log', async () => {
    const lines: string[] = []
    const destination = { write: (line: string) => void lines.push(line) }
    const app = express()
      .use(() => {
        throw new Error('broken')
      })
      .use(problemHandler(createLog({ name: 'test', level: 'info', destination })))
    await using server = await listen(app, { port: 0, host: '127.0.0.1' })
    await fetch(`${server.url}/sites/ada/for/${'0a'.repeat(16)}/pass/`)
    await fetch(`${server.url}/sites/preview--${'a2'.repeat(13)}/x`)
    expect(lines.map((line) => (JSON.parse(line) as { path: string }).path)).toEqual([
      '/sites/ada/for/{token}',
      '/sites/{preview}/x',
    ])
  })
})
