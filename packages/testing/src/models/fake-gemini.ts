import {
  startFakeVendor,
  type FakeVendor,
  type FakeVendorOptions,
  type Reply,
  type Speech,
} from './fake-vendor.js'

interface Content {
  role?: string
  parts?: { text?: string }[]
}
interface Question {
  contents?: Content[]
  systemInstruction?: Content
  generationConfig?: {
    responseMimeType?: string
    responseSchema?: unknown
    maxOutputTokens?: number
  }
}

const statusNames: Readonly<Record<number, string>> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
}

/** What Gemini's `Schema` message has (ai.google.dev/api/caching#Schema); anything else is refused. */
const schemaFields = new Set(
  'type format title description nullable enum items minItems maxItems properties required propertyOrdering'.split(
    ' ',
  ),
)
const schemaTypes = new Set(['STRING', 'NUMBER', 'INTEGER', 'BOOLEAN', 'ARRAY', 'OBJECT'])

function schemaMistakes(schema: unknown, path = 'response_schema'): string[] {
  if (typeof schema !== 'object' || schema === null) return [`${path} is no schema`]
  const node = schema as { type?: unknown; items?: unknown; properties?: Record<string, unknown> }
  const type = String(node.type).toUpperCase()
  return [
    ...(schemaTypes.has(type) ? [] : [`${path}: unknown type ${String(node.type)}`]),
    ...Object.keys(node)
      .filter((field) => !schemaFields.has(field))
      .map((field) => `Unknown name "${field}" at '${path}'`),
    ...(type === 'ARRAY' ? schemaMistakes(node.items, `${path}.items`) : []),
    ...(type === 'OBJECT'
      ? Object.entries(node.properties ?? {}).flatMap(([name, value]) =>
          schemaMistakes(value, `${path}.properties[${name}]`),
        )
      : []),
  ]
}

const textOf = ({ parts = [] }: Content) => parts.map(({ text = '' }) => text).join('\n')

const wordsOf = ({ contents = [], systemInstruction = {} }: Question) => ({
  instructions: textOf(systemInstruction),
  data: contents.map(textOf).join('\n'),
})

const speech: Speech = {
  isKeyRight: (headers, apiKey) => headers['x-goog-api-key'] === apiKey,
  target({ method, path }) {
    const { pathname } = new URL(path, 'http://vendor')
    const [, model, task] = /^\/v1beta\/models\/([^/:]+)(?::(\w+))?$/.exec(pathname) ?? []
    if (model === undefined) return undefined
    if (method === 'POST' && task === 'generateContent') return { model, isQuestion: true }
    return method === 'GET' && task === undefined ? { model, isQuestion: false } : undefined
  },
  complaints({ path, headers, body }) {
    const { contents, generationConfig } = body as Question
    const { instructions, data } = wordsOf(body)
    const known = ['contents', 'systemInstruction', 'generationConfig', 'safetySettings']
    return [
      ...(new URL(path, 'http://vendor').searchParams.has('key') ? ['The key stands in the address'] : []),
      ...(headers['content-type']?.startsWith('application/json') ? [] : ['content-type is not JSON']),
      ...(contents?.[0]?.role === 'user' ? [] : ['Please use a valid role: user, model']),
      ...(body['tools'] === undefined ? [] : ['Tools are never used']),
      ...Object.keys(body)
        .filter((key) => !known.includes(key))
        .map((key) => `Unknown name "${key}"`),
      ...(generationConfig?.responseMimeType === 'application/json'
        ? []
        : ['response_mime_type is not JSON']),
      ...((generationConfig?.maxOutputTokens ?? 0) > 0 ? [] : ['max_output_tokens is missing']),
      ...schemaMistakes(generationConfig?.responseSchema),
      ...(instructions.length > 200 ? [] : ['The instructions are missing']),
      ...(/<(?:resume|suggestions|lines)>\n/.test(instructions)
        ? ['The resume stands among the instructions']
        : []),
      ...(/<(?:resume|suggestions|lines)>\n/.test(data) ? [] : ['There is no resume']),
    ]
  },
  wordsOf,
  model: (id) => ({
    status: 200,
    body: { name: `models/${id}`, displayName: id, supportedGenerationMethods: ['generateContent'] },
  }),
  answer(text, { kind }, model, { bytes }) {
    const promptTokenCount = Math.ceil(bytes / 4)
    const candidatesTokenCount = Math.ceil(text.length / 4)
    const usageMetadata = {
      promptTokenCount,
      candidatesTokenCount,
      thoughtsTokenCount: 7,
      totalTokenCount: promptTokenCount + candidatesTokenCount + 7,
    }
    const metadata = { ...(kind !== 'without-usage' && { usageMetadata }), modelVersion: model }
    if (kind === 'safety-block')
      return { status: 200, body: { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' }, ...metadata } }
    if (kind === 'refusal')
      return { status: 200, body: { candidates: [{ index: 0, finishReason: 'SAFETY' }], ...metadata } }
    const finishReason = kind === 'max-tokens' ? 'MAX_TOKENS' : 'STOP'
    const content = { role: 'model', parts: [{ text }] }
    return { status: 200, body: { candidates: [{ index: 0, content, finishReason }], ...metadata } }
  },
  error: (code, message, retryAfterSeconds): Reply => ({
    status: code,
    ...(retryAfterSeconds !== undefined && { headers: { 'retry-after': String(retryAfterSeconds) } }),
    body: {
      error: {
        code,
        message,
        status: statusNames[code] ?? 'UNKNOWN',
        ...(retryAfterSeconds !== undefined && {
          details: [
            { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: `${retryAfterSeconds}s` },
          ],
        }),
      },
    },
  }),
  // Google says a wrong key with 400, and the reason among the details.
  wrongKey: () => ({
    status: 400,
    body: {
      error: {
        code: 400,
        message: 'API key not valid. Please pass a valid API key.',
        status: 'INVALID_ARGUMENT',
        details: [
          {
            '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
            reason: 'API_KEY_INVALID',
            domain: 'googleapis.com',
          },
        ],
      },
    },
  }),
}

/** Google's Gemini API as documented at ai.google.dev: `models/{id}:generateContent` and `models/{id}`. */
export const startFakeGemini = (options: FakeVendorOptions = {}): Promise<FakeVendor> =>
  startFakeVendor(speech, options)
