import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface RpcRequest {
  method: string
  params: unknown[]
}

/** A node in front of another one. A test changes what is asked, or what is answered, and counts the calls. */
export interface RelayNode extends AsyncDisposable {
  /** Serves as SOLANA_RPC_URL. */
  readonly url: string
  readonly calls: string[]
  ask: (request: RpcRequest) => RpcRequest | Promise<RpcRequest>
  answer: (method: string, result: unknown) => unknown
}

export async function startRelayNode(target: string): Promise<RelayNode> {
  const calls: string[] = []
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => void relay(Buffer.concat(chunks).toString()).then((body) => outgoing.end(body)))
  })
  async function relay(text: string): Promise<string> {
    const request = JSON.parse(text) as RpcRequest
    calls.push(request.method)
    const response = await fetch(target, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(await node.ask(request)),
    })
    const body = (await response.json()) as { result?: unknown }
    return JSON.stringify(
      'result' in body ? { ...body, result: node.answer(request.method, body.result) } : body,
    )
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const node: RelayNode = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    ask: (request) => request,
    answer: (_method, result) => result,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return node
}
