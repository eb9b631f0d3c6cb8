import {
  startFakeVendor,
  type FakeVendor,
  type FakeVendorOptions,
  type Reply,
  type Speech,
} from './fake-vendor.js'

interface Question {
  model?: string
  max_tokens?: unknown
  system?: string | { text: string }[]
  messages?: { role: string; content: string | { type: string; text?: string }[] }[]
  output_config?: { format?: { type?: string; schema?: unknown } }
}

/** platform.claude.com/docs/en/api/versioning */
const versions: ReadonlySet<unknown> = new Set(['2023-06-01', '2026-10-21'])

const errorTypes: Readonly<Record<number, string>> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  403: 'permission_error',
  404: 'not_found_error',
  429: 'rate_limit_error',
  500: 'api_error',
  529: 'overloaded_error',
}

/** Every object of a structured output names all its properties and allows no others (structured outputs' rules). */
function looseObjects(schema: unknown, path = '#'): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const node = schema as Record<string, unknown>
  const below = Object.entries(node).flatMap(([key, value]) => looseObjects(value, `${path}/${key}`))
  if (node['type'] !== 'object') return below
  const names = Object.keys(node['properties'] ?? {})
  const required = (node['required'] ?? []) as string[]
  const isClosed = node['additionalProperties'] === false && names.every((name) => required.includes(name))
  return isClosed ? below : [`${path} is an open object`, ...below]
}

const wordsOf = ({ system = '', messages = [] }: Question) => ({
  instructions: typeof system === 'string' ? system : system.map(({ text }) => text).join('\n'),
  data: messages
    .map(({ content }) =>
      typeof content === 'string' ? content : content.map(({ text = '' }) => text).join('\n'),
    )
    .join('\n'),
})

const speech: Speech = {
  // Plain HTTP sends the key as x-api-key, the SDK since 1.0 as a bearer.
  isKeyRight: (headers, apiKey) =>
    headers['x-api-key'] === apiKey || headers.authorization === `Bearer ${apiKey}`,
  target({ method, path, body }) {
    const { pathname } = new URL(path, 'http://vendor')
    if (method === 'POST' && pathname === '/v1/messages')
      return { model: String(body['model']), isQuestion: true }
    const id = method === 'GET' ? /^\/v1\/models\/([^/]+)$/.exec(pathname)?.[1] : undefined
    return id === undefined ? undefined : { model: decodeURIComponent(id), isQuestion: false }
  },
  complaints({ headers, body }) {
    const { max_tokens, messages, output_config } = body as Question
    const { instructions, data } = wordsOf(body)
    const known = ['model', 'max_tokens', 'system', 'messages', 'output_config', 'metadata', 'stream']
    return [
      ...(versions.has(headers['anthropic-version'] ?? '') ? [] : ['anthropic-version is missing']),
      ...(headers['content-type']?.startsWith('application/json') ? [] : ['content-type is not JSON']),
      ...(Number.isInteger(max_tokens) && Number(max_tokens) >= 1 ? [] : ['max_tokens: Field required']),
      ...(messages?.[0]?.role === 'user' ? [] : ['messages: first message must use the user role']),
      ...(body['tools'] === undefined ? [] : ['Tools are never used']),
      ...Object.keys(body)
        .filter((key) => !known.includes(key))
        .map((key) => `${key}: not expected`),
      ...(output_config?.format?.type === 'json_schema' ? [] : ['output_config.format: no JSON schema']),
      ...looseObjects(output_config?.format?.schema),
      ...(instructions.length > 200 ? [] : ['system: the instructions are missing']),
      ...(/<(?:resume|suggestions|lines)>\n/.test(instructions)
        ? ['system: the resume stands among the instructions']
        : []),
      ...(/<(?:resume|suggestions|lines)>\n/.test(data) ? [] : ['messages: there is no resume']),
    ]
  },
  wordsOf,
  model: (id) => ({
    status: 200,
    body: { type: 'model', id, display_name: id, created_at: '2026-09-28T00:00:00Z' },
  }),
  answer(text, { kind }, model, { bytes }) {
    const message = {
      id: 'msg_fake',
      type: 'message',
      role: 'assistant',
      model,
      content: [{ type: 'text', text }],
      stop_reason: 'end_turn',
      stop_sequence: null,
      stop_details: null,
      container: null,
      diagnostics: null,
      usage:
        kind === 'without-usage'
          ? {}
          : { input_tokens: Math.ceil(bytes / 4), output_tokens: Math.ceil(text.length / 4) },
    }
    if (kind === 'max-tokens') return { status: 200, body: { ...message, stop_reason: 'max_tokens' } }
    if (kind !== 'refusal' && kind !== 'safety-block') return { status: 200, body: message }
    const stop_details = { type: 'refusal', category: 'general_harms', explanation: null }
    return { status: 200, body: { ...message, content: [], stop_reason: 'refusal', stop_details } }
  },
  error: (status, message, retryAfterSeconds): Reply => ({
    status,
    headers: {
      'request-id': 'req_fake',
      ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }),
    },
    body: {
      type: 'error',
      error: { type: errorTypes[status] ?? 'api_error', message },
      request_id: 'req_fake',
    },
  }),
  wrongKey: () => speech.error(401, 'invalid x-api-key'),
}

/** Anthropic's Messages API as documented at platform.claude.com: `/v1/messages` and `/v1/models/{id}`. */
export const startFakeAnthropic = (options: FakeVendorOptions = {}): Promise<FakeVendor> =>
  startFakeVendor(speech, options)
