import type { Logger } from '@thumbfolio/kit/base'
import { z } from 'zod'
import type { Faults } from '../faults.js'
import type { LocalChain } from '../local-chain.js'
import { accountMethods } from './account-methods.js'
import type { Methods } from './call.js'
import { clusterMethods } from './cluster-methods.js'
import { historyMethods } from './history-methods.js'
import { RpcError, rpcCodes, rpcErrorOf } from './rpc-error.js'
import { transactionMethods } from './transaction-methods.js'

const methods: Methods = { ...clusterMethods, ...accountMethods, ...historyMethods, ...transactionMethods }

const RpcRequest = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string(), z.number(), z.null()]).optional(),
  method: z.string(),
  params: z.unknown().optional(),
})

export interface Node {
  readonly chain: LocalChain
  readonly faults: Faults
  readonly log: Logger
}

/** Answers one call, as an object of JSON-RPC 2.0. */
export async function answerCall(request: unknown, node: Node): Promise<object> {
  const parsed = RpcRequest.safeParse(request)
  if (!parsed.success) return failure(null, new RpcError(rpcCodes.invalidRequest, 'Invalid request'))
  const { id = null, method, params } = parsed.data
  try {
    return { jsonrpc: '2.0', result: await resultOf(method, params, node), id }
  } catch (error) {
    const refusal = rpcErrorOf(error)
    if (!refusal) node.log.error({ err: error, method }, 'a call of the local chain failed')
    return failure(id, refusal ?? new RpcError(rpcCodes.internalError, 'Internal error'))
  }
}

/** The method's name, where the request has one. */
export const methodOf = (request: unknown): string => {
  const { data } = z.object({ method: z.string() }).safeParse(request)
  return data?.method ?? ''
}

async function resultOf(name: string, params: unknown, { chain, faults }: Node): Promise<unknown> {
  const method = Object.hasOwn(methods, name) ? methods[name] : undefined
  if (!method) throw new RpcError(rpcCodes.methodNotFound, 'Method not found')
  const error = faults.next('error', name)
  if (error) throw new RpcError(error.code, error.message)
  const view = chain.view({ blocksAgo: faults.next('stale', name)?.blocks ?? 0 })
  const missing = faults.next('missing-rows', name)
  const isMissing = (signature: string) =>
    missing !== undefined && (missing.signatures?.includes(signature) ?? true)
  const result = await method({ chain, view, params, isMissing })
  const lie = faults.next('answer', name)
  if (!lie) return result
  return lie.change ? lie.change(result) : lie.result
}

const failure = (id: string | number | null, { code, message, data }: RpcError) => ({
  jsonrpc: '2.0',
  error: { code, message, ...(data !== undefined && { data }) },
  id,
})
