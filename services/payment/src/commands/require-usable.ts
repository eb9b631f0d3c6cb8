import type { ReadingPorts } from '../ports.js'
import { chainOf } from './reach-chain.js'

/** An address of ours cannot give SOL back: payments to it would be lost. Ends the process. */
class WalletUnusable extends Error {
  override name = 'WalletUnusable'
}

const checked = new WeakMap<object, Set<string>>()

/**
 * Asks the chain once per process whether an address of ours is an ordinary wallet.
 * @throws WalletUnusable, ChainUnavailable
 */
export async function requireUsable(ports: ReadingPorts, address: string): Promise<void> {
  const chain = chainOf(ports)
  const usable = checked.get(chain) ?? new Set()
  checked.set(chain, usable)
  if (usable.has(address)) return
  if (!(await chain.isPlainWallet(address))) {
    const error = new WalletUnusable(
      `SOLANA_ADMIN_WALLET: ${address} is no ordinary wallet (a token account or a program)`,
    )
    ports.fatal(error)
    throw error
  }
  usable.add(address)
}
