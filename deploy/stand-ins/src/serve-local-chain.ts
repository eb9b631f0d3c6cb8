import { createLog, type Logger } from '@thumbfolio/kit/base'
import { listen } from '@thumbfolio/kit/http'
import express from 'express'
import { Faults, type Fault } from './chain/faults.js'
import { keptKeypair, type Keypair } from './chain/keypair.js'
import { LocalChain } from './chain/local-chain.js'
import { rpcRouter } from './chain/rpc/rpc-router.js'

export interface ChainNode extends AsyncDisposable {
  /** Serves as SOLANA_RPC_URL. */
  readonly url: string
  readonly faults: Faults
}

export interface ServedChain extends ChainNode {
  readonly chain: LocalChain
  readonly adminWallet: Keypair
  /** One more node of the same chain, with faults of its own. */
  addNode(faults?: readonly Fault[]): Promise<ChainNode>
}

/** A local chain by itself on any free port of the loopback: for tests and measurements. */
export async function serveLocalChain(options: {
  directory: string
  now?: () => number
  faults?: readonly Fault[]
  log?: Logger
}): Promise<ServedChain> {
  const { directory, now = Date.now, log = createLog({ name: 'chain', level: 'silent' }) } = options
  const chain = await LocalChain.open({ directory, now, log })
  const nodes: ChainNode[] = []
  const addNode = async (list: readonly Fault[] = []) => {
    const node = await serveNode(chain, new Faults(list), log)
    nodes.push(node)
    return node
  }
  return {
    ...(await addNode(options.faults)),
    chain,
    adminWallet: await keptKeypair(`${directory}/admin-wallet.json`),
    addNode,
    async [Symbol.asyncDispose]() {
      await Promise.all(nodes.map((node) => node[Symbol.asyncDispose]()))
      await chain[Symbol.asyncDispose]()
    },
  }
}

async function serveNode(chain: LocalChain, faults: Faults, log: Logger): Promise<ChainNode> {
  const app = express().disable('x-powered-by')
  app.use(rpcRouter('/', { chain: async () => chain, faults, log }))
  const listening = await listen(app, { port: 0, host: '127.0.0.1' })
  return {
    url: listening.url,
    faults,
    async [Symbol.asyncDispose]() {
      faults.clear()
      await listening[Symbol.asyncDispose]()
    },
  }
}
