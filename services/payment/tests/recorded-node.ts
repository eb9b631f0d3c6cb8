import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Params = readonly unknown[]
/** What one call meets instead of its answer. */
export type NodeFault =
  | { readonly status: number; readonly retryAfterSeconds?: number; readonly body?: string }
  | { readonly code: number; readonly message?: string; readonly data?: unknown }
  | { readonly raw: string }
  | { readonly hang: true }
  | { readonly cut: true }
  | { readonly bytes: number }

export interface RecordedNode extends AsyncDisposable {
  readonly url: string
  /** Every call that came in, oldest first. */
  readonly calls: readonly { readonly method: string; readonly params: Params }[]
  count(method: string): number
  /** What a method answers from here on; a function of its parameters may take its time. */
  answer(method: string, answer: unknown): void
  /** What the next calls of a method meet, one each. */
  fail(method: string, ...faults: readonly NodeFault[]): void
  /** What every call of every method meets from here on; undefined: nothing. */
  failAll(fault: NodeFault | undefined): void
}

const devnetGenesis = 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG'

/** Methods with what their parameters have to be. Anything else is refused as a node refuses it. */
const methods: Readonly<Record<string, (params: Params) => boolean>> = {
  getGenesisHash: (params) => params.length === 0,
  getSlot: ([config]) => isCommitted(config),
  getBalance: ([address, config]) => isKey(address) && isCommitted(config),
  getAccountInfo: ([address, config]) => isKey(address) && isCommitted(config, { encoding: 'base64' }),
  getLatestBlockhash: ([config]) => isCommitted(config),
  getSignaturesForAddress: ([address, config]) => isKey(address) && isCommitted(config, { limit: 1000 }),
  getSignatureStatuses: ([signatures, config]) =>
    Array.isArray(signatures) &&
    signatures.length <= 256 &&
    signatures.every(isSignature) &&
    (config as { searchTransactionHistory?: boolean }).searchTransactionHistory === true,
  getTransaction: ([signature, config]) =>
    isSignature(signature) && isCommitted(config, { encoding: 'json', maxSupportedTransactionVersion: 1 }),
  sendTransaction: ([bytes, config]) =>
    typeof bytes === 'string' && (config as { encoding?: string }).encoding === 'base64',
}

/** A Solana node at the socket, that checks what it is asked and answers what was recorded. */
export async function startRecordedNode(genesis = devnetGenesis): Promise<RecordedNode> {
  const calls: { method: string; params: Params }[] = []
  const answers = new Map<string, unknown>([
    ['getGenesisHash', genesis],
    ['getSlot', 3000],
  ])
  const faults = new Map<string, NodeFault[]>()
  let standing: NodeFault | undefined

  const respond = async (text: string, response: ServerResponse) => {
    const { jsonrpc, id, method, params } = JSON.parse(text) as Record<string, unknown>
    const name = String(method)
    const given = (params ?? []) as Params
    calls.push({ method: name, params: given })
    const fault = faults.get(name)?.shift() ?? standing
    if (fault) return meet(fault, response)
    if (jsonrpc !== '2.0' || !methods[name])
      return meet({ code: -32601, message: 'Method not found' }, response)
    if (!methods[name](given)) return meet({ code: -32602, message: 'Invalid params' }, response)
    const answer = answers.get(name)
    const result = typeof answer === 'function' ? (answer as (params: Params) => unknown)(given) : answer
    send(response, 200, JSON.stringify({ jsonrpc: '2.0', id, result: (await result) ?? null }))
  }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => void respond(Buffer.concat(chunks).toString(), response))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    count: (method) => calls.filter((call) => call.method === method).length,
    answer: (method, answer) => void answers.set(method, answer),
    fail: (method, ...more) => void faults.set(method, [...(faults.get(method) ?? []), ...more]),
    failAll: (fault) => void (standing = fault),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function meet(fault: NodeFault, response: ServerResponse): void {
  if ('hang' in fault) return
  if ('cut' in fault) return void response.destroy()
  if ('raw' in fault) return send(response, 200, fault.raw)
  if ('bytes' in fault)
    return send(response, 200, `{"jsonrpc":"2.0","id":1,"result":"${'x'.repeat(fault.bytes)}"}`)
  if ('status' in fault) {
    if (fault.retryAfterSeconds !== undefined)
      response.setHeader('Retry-After', String(fault.retryAfterSeconds))
    return send(response, fault.status, fault.body ?? 'no')
  }
  const { code, message = 'refused', data } = fault
  send(response, 200, JSON.stringify({ jsonrpc: '2.0', id: 1, error: { code, message, data } }))
}

const send = (response: ServerResponse, status: number, body: string) =>
  void response.writeHead(status, { 'Content-Type': 'application/json' }).end(body)

const isKey = (value: unknown) => typeof value === 'string' && value.length >= 32 && value.length <= 44
const isSignature = (value: unknown) => typeof value === 'string' && value.length >= 64 && value.length <= 88
const isCommitted = (config: unknown, wanted: Readonly<Record<string, unknown>> = {}) =>
  ['confirmed', 'finalized'].includes((config as { commitment: string }).commitment) &&
  Object.entries(wanted).every(([key, value]) => (config as Record<string, unknown>)[key] === value)
