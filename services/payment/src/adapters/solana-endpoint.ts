import type { z } from 'zod'
import { readJson } from './rpc-answers.js'

/** One call of one endpoint, for metrics. `endpoint` counts from 0 in the order of the configuration. */
export interface CallReport {
  readonly method: string
  readonly endpoint: number
  readonly outcome: 'answered' | 'refused' | FaultKind
  readonly ms: number
}

export type FaultKind = 'rate limited' | 'unavailable' | 'timeout' | 'bad answer' | 'behind'

/** The endpoint cannot answer now; another one, or a later try, may. */
export class EndpointFault extends Error {
  override name = 'EndpointFault'
  constructor(
    readonly kind: FaultKind,
    message: string,
    readonly more: { readonly cause?: unknown; readonly retryAfterMs?: number } = {},
  ) {
    super(message, { cause: more.cause })
  }
}

/** The request was refused: no other try of the same request will be answered by this endpoint. */
export class RequestRefused extends Error {
  override name = 'RequestRefused'
  constructor(
    /** Of JSON-RPC, below zero, or a status of HTTP. */
    readonly code: number,
    message: string,
    readonly data?: unknown,
  ) {
    super(`${code}: ${message}`)
  }

  /** The endpoint refuses us or lacks the method: a wrong key, a plan. The request itself may be right. */
  get isOfEndpoint(): boolean {
    return this.code > 0 || this.code === rpcCodes.methodNotFound
  }
}

export const rpcCodes = {
  preflightFailure: -32002,
  signatureVerificationFailure: -32003,
  unsupportedVersion: -32015,
  minContextSlotNotReached: -32016,
  methodNotFound: -32601,
  invalidParams: -32602,
} as const

/** Errors of JSON-RPC by which a node says that it cannot answer now, rather than that the request is wrong. */
const nodeFaults: ReadonlySet<number> = new Set([
  -32001, -32004, -32005, -32007, -32008, -32009, -32011, -32014, -32603,
])
const rateLimits: ReadonlySet<number> = new Set([429, -32429])

/** A page of 1,000 rows with memos, or the largest transaction with its logs, is below 2 MB. */
const mostBytes = 8 * 2 ** 20
const mostErrorCharacters = 300

export interface EndpointOptions {
  readonly fetch?: typeof fetch
  readonly onCall?: (report: CallReport) => void
}

export interface Endpoint {
  readonly index: number
  /** One request, one answer, no retry. @throws EndpointFault or RequestRefused; neither ever names the address */
  ask<T>(method: string, params: readonly unknown[], answer: z.ZodType<T>, timeoutMs: number): Promise<T>
}

/** A Solana node behind JSON-RPC over HTTP. Its address may hold a key, so no error and no log has it. */
export function solanaEndpoint(url: string, index: number, options: EndpointOptions = {}): Endpoint {
  const send = options.fetch ?? fetch
  const address = addressOf(url)
  const report = options.onCall ?? (() => undefined)
  return {
    index,
    async ask(method, params, answer, timeoutMs) {
      const startedAt = performance.now()
      const tell = (outcome: CallReport['outcome']) =>
        report({ method, endpoint: index, outcome, ms: performance.now() - startedAt })
      try {
        const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
        const value = inForm(answer, await exchange(send, address, body, timeoutMs))
        tell('answered')
        return value
      } catch (error) {
        tell(error instanceof EndpointFault ? error.kind : 'refused')
        throw error
      }
    },
  }
}

interface Address {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
}

/** `fetch` takes no password in an address, and its error would repeat it. */
function addressOf(text: string): Address {
  const url = new URL(text)
  const { username, password } = url
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json' }
  if (username === '') return { url: text, headers }
  url.username = url.password = ''
  const pair = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`)
  return { url: url.href, headers: { ...headers, Authorization: `Basic ${pair.toString('base64')}` } }
}

async function exchange(
  send: typeof fetch,
  { url, headers }: Address,
  body: string,
  timeoutMs: number,
): Promise<unknown> {
  const signal = AbortSignal.timeout(Math.max(1, Math.ceil(timeoutMs)))
  try {
    const response = await send(url, { method: 'POST', redirect: 'error', headers, body, signal })
    const text = await boundedText(response)
    return resultOf(response, text)
  } catch (cause) {
    if (cause instanceof EndpointFault || cause instanceof RequestRefused) throw cause
    if (signal.aborted) throw new EndpointFault('timeout', `no answer within ${timeoutMs} ms`, { cause })
    throw new EndpointFault('unavailable', 'the connection failed', { cause })
  }
}

async function boundedText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  const body: AsyncIterable<Uint8Array> | null = response.body
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength
    if (bytes > mostBytes) throw new EndpointFault('bad answer', `an answer of more than ${mostBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** The result of an answer, or the error that it holds. Some nodes send errors of JSON-RPC with a status of HTTP. */
function resultOf({ status, ok, headers }: Response, text: string): unknown {
  if (status === 429)
    throw new EndpointFault('rate limited', 'too many requests', retryAfter(headers.get('retry-after')))
  const envelope = asEnvelope(text)
  if (envelope?.error) throw errorOf(envelope.error)
  if (status >= 500 || status === 408) throw new EndpointFault('unavailable', `HTTP ${status}`)
  if (!ok) throw new RequestRefused(status, 'the endpoint refused the request')
  if (!envelope || envelope.result === undefined)
    throw new EndpointFault('bad answer', 'not an answer of JSON-RPC')
  return envelope.result
}

interface Envelope {
  readonly result?: unknown
  readonly error?: { readonly code?: unknown; readonly message?: unknown; readonly data?: unknown } | null
}

function asEnvelope(text: string): Envelope | undefined {
  try {
    const read = readJson(text)
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? read : undefined
  } catch {
    return undefined
  }
}

function errorOf({ code, message, data }: NonNullable<Envelope['error']>): EndpointFault | RequestRefused {
  const text = String(message).slice(0, mostErrorCharacters)
  if (typeof code !== 'number') return new EndpointFault('bad answer', 'an error without a code')
  if (rateLimits.has(code)) return new EndpointFault('rate limited', text)
  if (code === rpcCodes.minContextSlotNotReached) return new EndpointFault('behind', text)
  if (nodeFaults.has(code)) return new EndpointFault('unavailable', `${code}: ${text}`)
  return new RequestRefused(code, text, data)
}

/** Seconds, or a date of HTTP. */
function retryAfter(header: string | null): { retryAfterMs?: number } {
  if (header === null) return {}
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return Number.isFinite(ms) ? { retryAfterMs: Math.max(0, ms) } : {}
}

function inForm<T>(answer: z.ZodType<T>, value: unknown): T {
  const read = answer.safeParse(value)
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new EndpointFault('bad answer', `${issue?.path.join('.') || 'result'}: ${issue?.message ?? ''}`)
}
