import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { startFakeAnthropic } from './fake-anthropic.js'
import { startFakeGemini } from './fake-gemini.js'
import type { FakeVendor } from './fake-vendor.js'

const resume = '<resume>\n{"language":"en","entries":[{"id":"basics","name":"Ada"}]}\n</resume>'
const instructions = 'Write a page. '.repeat(20)
const closed = {
  type: 'object',
  properties: { language: { type: 'string' } },
  required: ['language'],
  additionalProperties: false,
}
type Body = Record<string, unknown>

const anthropicBody: Body = {
  model: 'claude-sonnet-5-5',
  max_tokens: 100,
  system: instructions,
  messages: [{ role: 'user', content: resume }],
  output_config: { format: { type: 'json_schema', schema: closed } },
}
const { additionalProperties: _closed, ...open } = closed
const config = { responseMimeType: 'application/json', responseSchema: open, maxOutputTokens: 100 }
const geminiBody: Body = {
  contents: [{ role: 'user', parts: [{ text: resume }] }],
  systemInstruction: { role: 'system', parts: [{ text: instructions }] },
  generationConfig: config,
}

describe('the fake vendors check what they are sent', () => {
  let anthropic: FakeVendor
  let gemini: FakeVendor
  beforeAll(async () => {
    anthropic = await startFakeAnthropic({ maxRequestBytes: 20_000 })
    gemini = await startFakeGemini({ maxRequestBytes: 20_000 })
  })
  afterEach(() => {
    for (const vendor of [anthropic, gemini]) vendor.reset()
  })
  afterAll(async () => {
    for (const vendor of [anthropic, gemini]) await vendor[Symbol.asyncDispose]()
  })

  const post = async (url: string, headers: Record<string, string>, body: Body) => {
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers } }
    const response = await fetch(url, { ...init, body: JSON.stringify(body) })
    return { status: response.status, text: await response.text() }
  }
  const askAnthropic = (change: Body = {}, headers: Record<string, string> = {}) =>
    post(
      `${anthropic.url}/v1/messages`,
      { 'x-api-key': 'test-key', 'anthropic-version': '2023-06-01', ...headers },
      { ...anthropicBody, ...change },
    )
  const askGemini = (change: Body = {}, { key = 'test-key', query = '' } = {}) =>
    post(
      `${gemini.url}/v1beta/models/gemini-3.8-flash:generateContent${query}`,
      { 'x-goog-api-key': key },
      { ...geminiBody, ...change },
    )

  it('when a question is as documented, then it is answered with tokens counted', async () => {
    const claude = await askAnthropic()
    expect(claude.status).toBe(200)
    expect(JSON.parse(claude.text)).toMatchObject({
      stop_reason: 'end_turn',
      usage: { input_tokens: expect.any(Number) },
    })
    const google = await askGemini()
    expect(google.status).toBe(200)
    expect(JSON.parse(google.text)).toMatchObject({ candidates: [{ finishReason: 'STOP' }] })
  })

  it.each<[string, Body, Record<string, string>, string]>([
    ['tools', { tools: [{ name: 'x' }] }, {}, 'Tools are never used'],
    ['a version nobody knows', {}, { 'anthropic-version': '1999-01-01' }, 'anthropic-version is missing'],
    ['no limit of tokens', { max_tokens: undefined }, {}, 'max_tokens'],
    ['a removed parameter', { temperature: 0 }, {}, 'temperature: not expected'],
    ['no schema', { output_config: {} }, {}, 'no JSON schema'],
    [
      'an open schema',
      { output_config: { format: { type: 'json_schema', schema: open } } },
      {},
      'is an open object',
    ],
    ['no instructions', { system: '' }, {}, 'the instructions are missing'],
    ['the resume among them', { system: instructions + resume }, {}, 'stands among the instructions'],
    ['too many bytes', { metadata: { user_id: 'x'.repeat(20_000) } }, {}, 'bytes are too many'],
  ])('when Claude is sent %s, then it is 400 and on record', async (_, change, headers, complaint) => {
    const { status, text } = await askAnthropic(change, headers)
    expect([status, JSON.parse(text).error.type]).toEqual([400, 'invalid_request_error'])
    expect(anthropic.requests.at(-1)!.complaints.join()).toContain(complaint)
  })

  it.each<[string, Body, string]>([
    ['tools', { tools: [{}] }, 'Tools are never used'],
    ['no schema', { generationConfig: { ...config, responseSchema: undefined } }, 'is no schema'],
    ['a closed schema', { generationConfig: { ...config, responseSchema: closed } }, 'additionalProperties'],
    ['plain text wanted', { generationConfig: { ...config, responseMimeType: 'text/plain' } }, 'is not JSON'],
    ['no limit of tokens', { generationConfig: { ...config, maxOutputTokens: 0 } }, 'max_output_tokens'],
    ['no instructions', { systemInstruction: undefined }, 'instructions are missing'],
  ])('when Gemini is sent %s, then it is 400 and on record', async (_, change, complaint) => {
    const { status, text } = await askGemini(change)
    expect([status, JSON.parse(text).error.status]).toEqual([400, 'INVALID_ARGUMENT'])
    expect(gemini.requests.at(-1)!.complaints.join()).toContain(complaint)
  })

  it('when somebody comes before the time that was asked for, then it is 400', async () => {
    for (const [vendor, ask] of [
      [anthropic, askAnthropic],
      [gemini, askGemini],
    ] as const) {
      vendor.next({ kind: 'error', status: 429, retryAfterSeconds: 60 })
      expect((await ask()).status).toBe(429)
      const { status, text } = await ask()
      expect([status, text]).toEqual([400, expect.stringContaining('It came before the time')])
    }
  })

  it('when a forbidden text or a key in the address is sent, then it is 400', async () => {
    for (const vendor of [anthropic, gemini]) vendor.forbid('Ada')
    expect((await askAnthropic()).status).toBe(400)
    expect((await askGemini()).text).toContain('It has “Ada” in it')
    gemini.reset()
    expect((await askGemini({}, { query: '?key=test-key' })).text).toContain('The key stands in the address')
  })

  it('when the key is another one, then each refuses it in its own way', async () => {
    expect(JSON.parse((await askAnthropic({}, { 'x-api-key': 'other' })).text).error.type).toBe(
      'authentication_error',
    )
    const { status, text } = await askGemini({}, { key: 'other' })
    expect([status, JSON.parse(text).error.details[0].reason]).toEqual([400, 'API_KEY_INVALID'])
  })
})
