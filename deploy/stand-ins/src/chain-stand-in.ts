import { createHash } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import express, { type Router } from 'express'
import { faultsRouter } from './chain/faults-router.js'
import { Faults } from './chain/faults.js'
import { keepKeypair, keptKeypair, keypairFromSeed } from './chain/keypair.js'
import { LocalChain, type LocalChainOptions } from './chain/local-chain.js'
import { pageRouter } from './chain/page/page-router.js'
import { rpcRouter } from './chain/rpc/rpc-router.js'
import { DevelopmentWallet } from './chain/wallet/development-wallet.js'
import { walletRouter } from './chain/wallet/wallet-router.js'

export interface ChainStandIn extends AsyncDisposable {
  /** Everything under `/dev/chain`. */
  readonly router: Router
  readonly adminWallet: string
  /** Begins to load the chain in the background; the first call would as well. */
  load(): void
  /** Cuts off what would hang for ever. */
  drain(): void
}

export const chainPath = '/dev/chain'

/** The local chain of an installation, which is loaded when the product answers already. */
export async function chainStandIn(
  options: LocalChainOptions & {
    readonly areFaultsOffered: boolean
    /** Our wallet is the one of this repository. */
    readonly isAdminWellKnown: boolean
  },
): Promise<ChainStandIn> {
  const { directory, log, areFaultsOffered, isAdminWellKnown } = options
  const adminWallet = await adminWalletOf(directory, { isWellKnown: isAdminWellKnown })
  let opening: Promise<LocalChain> | undefined
  const chain = () => (opening ??= LocalChain.open(options))
  const faults = new Faults()
  const wallet = new DevelopmentWallet(join(directory, 'wallet.json'), chain)
  const router = express.Router()
  router.use(rpcRouter(chainPath, { chain, faults, log }))
  router.use(pageRouter(chainPath, { chain, wallet, adminWallet }))
  router.use(walletRouter(chainPath, wallet))
  if (areFaultsOffered) router.use(faultsRouter(chainPath, { chain, faults }))
  return {
    router,
    adminWallet,
    load: () => void chain().catch((error: unknown) => log.error({ err: error }, messageOf(error))),
    drain: () => faults.clear(),
    async [Symbol.asyncDispose]() {
      const opened = await opening?.catch(() => undefined)
      await opened?.[Symbol.asyncDispose]()
    },
  }
}

/** The address of our wallet on the chain in this directory. Its key is kept there, for refunds by hand. */
export async function adminWalletOf(directory: string, { isWellKnown = false } = {}): Promise<string> {
  await mkdir(directory, { recursive: true })
  const path = join(directory, 'admin-wallet.json')
  const keypair = isWellKnown
    ? await keepKeypair(path, keypairFromSeed(wellKnownSeed))
    : await keptKeypair(path)
  return keypair.address
}

/** Its address is in docker-compose.yml. It has a balance on local chains only. */
const wellKnownSeed = createHash('sha256')
  .update('Thumbfolio development wallet: never on a public network')
  .digest()

const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : 'the local chain did not start'
