import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { Keypair, PublicKey, SystemProgram, TransactionMessage, VersionedTransaction } from '@solana/web3.js'
import { createLog, loadConfig } from '@thumbfolio/kit/base'
import type { Listening } from '@thumbfolio/kit/http'
import { serve } from '@thumbfolio/kit/run'
import { temporaryDirectory } from '@thumbfolio/testing'
import { standIns, StandInsConfig } from '../src/index.js'

const log = createLog({ name: 'test', level: 'silent' })

interface Wallet {
  readonly name: string
  readonly chains: readonly string[]
  readonly icon: string
  readonly accounts: readonly { address: string; publicKey: Uint8Array; features: readonly string[] }[]
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- features differ in shape
  readonly features: Record<string, any>
}

describe('the development wallet in a page', () => {
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>
  let served: Listening
  beforeEach(async () => {
    directory = await temporaryDirectory()
    const config = loadConfig(StandInsConfig, { SMTP_PORT: '0', DATA_DIR: directory.path })
    served = await serve(await standIns(config, { log }), { port: 0, host: '127.0.0.1', log })
  })
  afterEach(async () => {
    await served[Symbol.asyncDispose]()
    await directory[Symbol.asyncDispose]()
  })

  /** Runs the script as a browser would, in a page that loads before or after the app is ready. */
  const walletOf = async (query = '', isAppFirst = true): Promise<Wallet> => {
    const script = await (await fetch(`${served.url}/dev/chain/wallet.js${query}`)).text()
    const page = new EventTarget()
    const wallets: Wallet[] = []
    const api = { register: (wallet: Wallet) => void wallets.push(wallet) }
    const listen = () =>
      page.addEventListener('wallet-standard:register-wallet', (event) =>
        (event as unknown as { detail: (registry: typeof api) => void }).detail(api),
      )
    if (isAppFirst) listen()
    runInNewContext(script, {
      Event,
      addEventListener: page.addEventListener.bind(page),
      dispatchEvent: page.dispatchEvent.bind(page),
      fetch: (path: string, init: RequestInit) => fetch(served.url + path, init),
      btoa,
      atob,
      Uint8Array,
      Promise,
      Object,
    })
    if (!isAppFirst)
      page.dispatchEvent(Object.assign(new Event('wallet-standard:app-ready'), { detail: api }))
    expect(wallets).toHaveLength(1)
    return wallets[0]!
  }

  const rpc = async (method: string, params: unknown[]) => {
    const response = await fetch(`${served.url}/dev/chain`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    return ((await response.json()) as { result: { value: never } }).result.value as unknown
  }
  const unsigned = async (payer: string, to: PublicKey) => {
    const { blockhash } = (await rpc('getLatestBlockhash', [{ commitment: 'processed' }])) as {
      blockhash: string
    }
    const fromPubkey = new PublicKey(payer)
    const message = new TransactionMessage({
      payerKey: fromPubkey,
      recentBlockhash: blockhash,
      instructions: [SystemProgram.transfer({ fromPubkey, toPubkey: to, lamports: 5_000_000 })],
    })
    return new VersionedTransaction(message.compileToV0Message()).serialize()
  }
  const balanceOf = (address: PublicKey) =>
    rpc('getBalance', [address.toBase58(), { commitment: 'processed' }])

  it.each([true, false])(
    'when a page loads it (app first: %s), then it registers once',
    async (isAppFirst) => {
      const wallet = await walletOf('', isAppFirst)
      expect(wallet.name).toBe('Thumbfolio development wallet')
      expect([...wallet.chains]).toEqual(['solana:localnet'])
      expect(wallet.icon).toMatch(/^data:image\/svg\+xml;base64,/)
      expect(Object.keys(wallet.features)).toEqual([
        'standard:connect',
        'standard:disconnect',
        'standard:events',
        'solana:signTransaction',
        'solana:signAndSendTransaction',
      ])
    },
  )

  it('when it is connected and asked, then it signs and sends, and tells who connected', async () => {
    const wallet = await walletOf()
    const changes: unknown[] = []
    wallet.features['standard:events'].on('change', (change: object) => changes.push(change))
    const { accounts } = await wallet.features['standard:connect'].connect()
    expect(accounts).toBe(wallet.accounts)
    expect(changes).toHaveLength(1)
    expect(new PublicKey(accounts[0].publicKey).toBase58()).toBe(accounts[0].address)
    const to = Keypair.generate().publicKey
    const transaction = await unsigned(accounts[0].address, to)
    const [{ signature }] = await wallet.features['solana:signAndSendTransaction'].signAndSendTransaction({
      transaction,
    })
    expect(signature).toHaveLength(64)
    expect(await balanceOf(to)).toBe(5_000_000)
  })

  it('when it only signs, then sending is left to the page', async () => {
    const wallet = await walletOf('?signOnly')
    expect(wallet.features).not.toHaveProperty(['solana:signAndSendTransaction'])
    const { accounts } = await wallet.features['standard:connect'].connect()
    const to = Keypair.generate().publicKey
    const [{ signedTransaction }] = await wallet.features['solana:signTransaction'].signTransaction({
      transaction: await unsigned(accounts[0].address, to),
    })
    expect(await balanceOf(to)).toBe(0)
    await rpc('sendTransaction', [Buffer.from(signedTransaction).toString('base64'), { encoding: 'base64' }])
    expect(await balanceOf(to)).toBe(5_000_000)
  })

  it('when it is asked to sign for somebody else, then it says why not', async () => {
    const wallet = await walletOf()
    const { accounts } = await wallet.features['standard:connect'].connect()
    const to = Keypair.generate().publicKey
    const foreign = await unsigned(to.toBase58(), to)
    const signing = wallet.features['solana:signTransaction'].signTransaction({ transaction: foreign })
    await expect(signing).rejects.toThrow(/no signer/)
    expect(accounts).toHaveLength(1)
  })
})
