import express, { type Request, type RequestHandler, type Response, type Router } from 'express'
import { z } from 'zod'
import { fromBase58 } from '../base58.js'
import { PreflightFailed, SignatureVerificationFailed } from '../refusals.js'
import { sameOriginOnly } from '../same-origin.js'
import { MalformedTransaction } from '../wire-reader.js'
import { NotASigner, type DevelopmentWallet } from './development-wallet.js'
import { registerDevelopmentWallet } from './wallet-script.js'

const Body = z.object({ transaction: z.base64().max(8_192) })
const refusals = [PreflightFailed, SignatureVerificationFailed, MalformedTransaction, NotASigner]

/**
 * `wallet.js`, a Wallet Standard wallet for a page of the same origin, and what it calls. With `?signOnly` it leaves
 * sending to the page.
 */
export function walletRouter(path: string, wallet: DevelopmentWallet): Router {
  const router = express.Router()
  const receive: RequestHandler[] = [sameOriginOnly, express.json({ limit: '16kb' })]
  router.get(`${path}/wallet.js`, (request, response) => {
    const options = JSON.stringify({ path: `${path}/wallet`, isSignOnly: 'signOnly' in request.query })
    response.set('Cache-Control', 'no-store').type('js')
    response.send(`;(${registerDevelopmentWallet.toString()})(${options})\n`)
  })
  router.post(`${path}/wallet/connect`, receive, async (_request: Request, response: Response) => {
    const address = await wallet.connect()
    response.json({ address, publicKey: base64(fromBase58(address)) })
  })
  router.post(
    `${path}/wallet/sign`,
    receive,
    withTransaction(async (bytes, response) => {
      response.json({ transaction: base64(await wallet.sign(bytes)) })
    }),
  )
  router.post(
    `${path}/wallet/send`,
    receive,
    withTransaction(async (bytes, response) => {
      response.json({ signature: base64(fromBase58(await wallet.send(bytes))) })
    }),
  )
  return router
}

const base64 = (bytes: Uint8Array = new Uint8Array()): string => Buffer.from(bytes).toString('base64')

const withTransaction =
  (work: (bytes: Uint8Array, response: Response) => Promise<void>): RequestHandler =>
  async (request, response) => {
    const body = Body.safeParse(request.body)
    if (!body.success) return void response.status(400).json({ message: 'No transaction in base64.' })
    try {
      await work(Buffer.from(body.data.transaction, 'base64'), response)
    } catch (error) {
      if (!refusals.some((refusal) => error instanceof refusal)) throw error
      response.status(422).json({ message: (error as Error).message })
    }
  }
