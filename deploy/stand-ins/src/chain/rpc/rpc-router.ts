import type { Logger } from '@thumbfolio/kit/base'
import { problemHandler } from '@thumbfolio/kit/http'
import express, { type Response, type Router } from 'express'
import type { Faults } from '../faults.js'
import type { LocalChain } from '../local-chain.js'
import { ChainUnusable } from '../refusals.js'
import { answerCall, methodOf } from './answer-call.js'
import { rpcCodes } from './rpc-error.js'

const largestBodyBytes = 2 ** 20
const parseError = { jsonrpc: '2.0', error: { code: rpcCodes.parseError, message: 'Parse error' }, id: null }

export interface NodeOptions {
  /** Resolves when the chain is loaded; calls wait for it. */
  readonly chain: () => Promise<LocalChain>
  readonly faults: Faults
  readonly log: Logger
}

/** JSON-RPC by POST at `path`, one call or a batch. */
export function rpcRouter(path: string, { chain, faults, log }: NodeOptions): Router {
  const router = express.Router()
  const receive = express.raw({ limit: largestBodyBytes, type: () => true })
  router.post(path, receive, async (request, response) => {
    if (!request.is('application/json')) return void response.status(415).end()
    const body = parsed(request.body)
    if (body === undefined || (Array.isArray(body) && body.length === 0))
      return void response.json(parseError)
    const calls: unknown[] = Array.isArray(body) ? body : [body]
    if (isBroken(calls, faults, response)) return
    const isHeldBack = calls.some((call) => isHanging(call, faults, true))
    if (isHeldBack) hang(response, faults)
    const opened = await chain().catch(unusable)
    if (opened instanceof ChainUnusable) return void response.json(unhealthy(opened))
    const node = { chain: opened, faults, log }
    const answers = await Promise.all(calls.map((call) => answerCall(call, node)))
    if (isHeldBack) return
    response.set('Cache-Control', 'no-store').json(Array.isArray(body) ? answers : answers[0])
  })
  router.use(problemHandler(log))
  return router
}

/** Answers a call that meets a fault of the connection. */
function isBroken(calls: readonly unknown[], faults: Faults, response: Response): boolean {
  if (calls.some((call) => isHanging(call, faults, false))) {
    hang(response, faults)
    return true
  }
  const fault = calls
    .map((call) => faults.next('status', methodOf(call)))
    .find((found) => found !== undefined)
  if (!fault) return false
  if (fault.retryAfterSeconds !== undefined) response.set('Retry-After', String(fault.retryAfterSeconds))
  response.status(fault.status).type('text').send(`${fault.status} by a fault`)
  return true
}

const isHanging = (call: unknown, faults: Faults, after: boolean): boolean =>
  faults.next('hang', methodOf(call), (fault) => (fault.after ?? false) === after) !== undefined

const hang = (response: Response, faults: Faults): void =>
  faults.onClear(() => void response.socket?.destroy())

function unusable(error: unknown): ChainUnusable {
  if (error instanceof ChainUnusable) return error
  throw error
}

const unhealthy = ({ message }: ChainUnusable) => ({
  jsonrpc: '2.0',
  error: { code: rpcCodes.nodeUnhealthy, message },
  id: null,
})

function parsed(bytes: unknown): unknown {
  try {
    return JSON.parse(String(bytes))
  } catch {
    return undefined
  }
}
