import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from '@jest/globals'
import type { Model } from '../domain/model.js'
import { anthropicModel } from './model.anthropic.js'
import { geminiModel } from './model.gemini.js'

interface Answer {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body: unknown
}

/** What is looked at of a question. */
interface Question {
  readonly max_tokens?: number
  readonly output_config?: { readonly effort?: string }
  readonly generationConfig?: { readonly maxOutputTokens?: number; readonly thinkingConfig?: object }
}

/** Asks a model whose vendor gives this answer. */
async function asked(
  open: (options: { apiKey: string; model: string; baseUrl: string }) => Model,
  { status = 200, headers = {}, body }: Answer,
  model = 'm',
) {
  const bodies: string[] = []
  const server = createServer((request, response) => {
    let received = ''
    request.on('data', (chunk: Buffer) => void (received += chunk.toString()))
    request.on('end', () => {
      bodies.push(received)
      response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const limits = { signal: new AbortController().signal, timeoutMs: 10_000 }
  const answer = await open({ apiKey: 'k', model, baseUrl })
    .ask({ version: 'v', instructions: 'Write.', data: '<resume>\n{}\n</resume>' }, limits)
    .catch((error: unknown) => error)
  server.closeAllConnections()
  server.close()
  return { answer, question: JSON.parse(bodies[0] ?? '{}') as Question, count: bodies.length }
}

const message = (usage: object) => ({
  body: { content: [{ type: 'text', text: '{}' }], stop_reason: 'end_turn', usage },
})
const candidate = (usageMetadata: object) => ({
  body: { candidates: [{ finishReason: 'STOP', content: { parts: [{ text: '{}' }] } }], usageMetadata },
})

describe('what a question used', () => {
  it('when Claude read or wrote its cache, then these tokens count as read', async () => {
    const usage = {
      input_tokens: 10,
      output_tokens: 5,
      cache_creation_input_tokens: 200,
      cache_read_input_tokens: 3_000,
    }
    const { answer } = await asked(anthropicModel, message(usage))
    expect(answer).toMatchObject({ usage: { inputTokens: 3_210, outputTokens: 5 } })
  })

  it('when Gemini thought, then its thoughts count as written', async () => {
    const usage = { promptTokenCount: 10, candidatesTokenCount: 5, thoughtsTokenCount: 700 }
    const { answer } = await asked(geminiModel, candidate(usage))
    expect(answer).toMatchObject({ usage: { inputTokens: 10, outputTokens: 705 } })
  })
})

describe('a vendor that wants to be left alone', () => {
  const busy = { error: { message: 'busy' } }

  it.each([
    ['in seconds', '7', 7_000],
    ['until a time', () => new Date(Date.now() + 60_000).toUTCString(), 60_000],
    ['in unknown words', 'later', undefined],
  ])(
    'when Claude says so %s, then the failure has that wait, and nothing is retried here',
    async (_, header, waitMs) => {
      const value = typeof header === 'function' ? header() : header
      const { answer, count } = await asked(anthropicModel, {
        status: 429,
        body: busy,
        headers: { 'Retry-After': value },
      })
      expect(answer).toMatchObject({ kind: 'unavailable' })
      const { retryAfterMs } = (answer as { more: { retryAfterMs?: number } }).more
      if (waitMs === undefined) expect(retryAfterMs).toBeUndefined()
      // A time has a precision of one second.
      else expect(Math.abs((retryAfterMs ?? 0) - waitMs)).toBeLessThan(10_000)
      expect(count).toBe(1)
    },
  )

  it('when Gemini says so in its body, then the failure has that wait, and nothing is retried here', async () => {
    const details = [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '13.5s' }]
    const { answer, count } = await asked(geminiModel, {
      status: 429,
      body: { error: { ...busy.error, details } },
    })
    expect(answer).toMatchObject({ kind: 'unavailable', more: { retryAfterMs: 13_500 } })
    expect(count).toBe(1)
  })
})

describe('how much a model may think', () => {
  it.each([
    ['claude-sonnet-5-5', 'low'],
    ['claude-of-tomorrow', undefined],
  ])('when Claude is %s, then its effort is %s', async (model, effort) => {
    const { question } = await asked(anthropicModel, message({ input_tokens: 1, output_tokens: 1 }), model)
    expect(question.output_config?.effort).toBe(effort)
    expect(question.max_tokens).toBe(16_000)
  })

  it.each([
    ['gemini-3.8-flash', { thinkingLevel: 'low' }],
    ['gemini-of-tomorrow', undefined],
  ])('when Gemini is %s, then its thinking is %j', async (model, thinking) => {
    const { question } = await asked(geminiModel, candidate({ promptTokenCount: 1 }), model)
    expect(question.generationConfig?.thinkingConfig).toEqual(thinking)
    expect(question.generationConfig?.maxOutputTokens).toBe(16_000)
  })
})
