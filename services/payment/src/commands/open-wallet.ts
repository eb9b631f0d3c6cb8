import { ignoreConflict } from '@thumbfolio/kit/store'
import { openedWallet, walletId, type Wallet } from '../domain/wallet.js'
import type { ReadingPorts } from '../ports.js'
import { chainOf, genesisOf } from './reach-chain.js'
import { requireUsable } from './require-usable.js'

/**
 * A wallet of ours, watched from its first use on: before an order names it, so that no payment can come earlier.
 * @throws ChainUnavailable, WalletUnusable
 */
export async function openWallet(ports: ReadingPorts, address: string): Promise<Wallet> {
  const chain = chainOf(ports)
  const find = async () => {
    const genesisHash = chain.genesisHash()
    return genesisHash === undefined ? undefined : ports.wallets.find(walletId(genesisHash, address))
  }
  const known = await find()
  if (known) return known
  await requireUsable(ports, address)
  const balance = await chain.balance(address)
  const opened = openedWallet({ genesisHash: genesisOf(chain), address }, balance, ports.now())
  return (await ignoreConflict(ports.wallets.commit(opened, { expect: 0 }))) ?? (await find())!
}
