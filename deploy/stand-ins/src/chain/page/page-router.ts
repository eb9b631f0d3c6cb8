import express, { type Router } from 'express'
import { z } from 'zod'
import { escapeHtml } from '@thumbfolio/kit/http'
import { sendDevPage, type DevPage } from '../../dev-page.js'
import type { LocalChain } from '../local-chain.js'
import { ChainUnusable, PreflightFailed } from '../refusals.js'
import { sameOriginOnly } from '../same-origin.js'
import type { DevelopmentWallet } from '../wallet/development-wallet.js'
import { addressOf, FormRefused, lamportsOf, paymentOf, solOf } from './payment-link.js'
import { chainPage } from './present-chain.js'

export interface PageOptions {
  readonly chain: () => Promise<LocalChain>
  readonly wallet: DevelopmentWallet
  readonly adminWallet: string
}

const Form = z.object({
  to: z.string().max(2_000).default(''),
  amount: z.string().max(30).default(''),
  reference: z.string().max(500).default(''),
})
const Asked = z.object({ transaction: z.string().max(100) })
type Form = z.infer<typeof Form>

/** The page at `path` and where its forms go. What a form did is shown once, on the page that it leads back to. */
export function pageRouter(path: string, { chain, wallet, adminWallet }: PageOptions): Router {
  const router = express.Router()
  let notice: string | undefined
  const form = (name: string, work: (form: Form) => Promise<string>) =>
    router.post(
      `${path}/${name}`,
      sameOriginOnly,
      express.urlencoded({ extended: false, limit: '8kb' }),
      async (request, response) => {
        notice = await work(fieldsOf(request.body)).catch(asNotice)
        response.redirect(303, path)
      },
    )

  router.get(path, async (request, response) => {
    const opened = await chain().catch(unusable)
    if (typeof opened === 'string') return sendDevPage(response, unusablePage(opened), 503)
    const page = { path, view: opened.view(), genesisHash: opened.genesisHash, adminWallet, notice }
    notice = undefined
    const asked = Asked.safeParse(request.query).data?.transaction
    sendDevPage(response, chainPage({ ...page, asked, wallet: await wallet.address() }))
  })
  form('faucet', async ({ to, amount }) => {
    const [address, lamports] = [addressOf(to, 'Solana address'), lamportsOf(amount)]
    await (await chain()).airdrop(address, lamports)
    return `The faucet sent ${solOf(lamports)} SOL to ${address}.`
  })
  form('wallet/create', async () => `The new wallet is ${await wallet.create()}.`)
  form('wallet/pay', async (fields) => {
    const payment = paymentOf(fields)
    return `Paid ${solOf(payment.lamports)} SOL. Signature: ${await wallet.pay(payment)}`
  })
  return router
}

const fieldsOf = (body: unknown): Form => Form.safeParse(body ?? {}).data ?? Form.parse({})

/** What the person can do something about; the rest is a defect. */
function asNotice(error: unknown): string {
  if (error instanceof FormRefused || error instanceof PreflightFailed) return error.message
  throw error
}

function unusable(error: unknown): string {
  if (error instanceof ChainUnusable) return error.message
  throw error
}

const unusablePage = (reason: string): DevPage => ({
  title: 'Local Solana chain',
  header: '    <h1>Local Solana chain</h1>',
  main: `    <p class="notice">${escapeHtml(reason)}</p>`,
})
