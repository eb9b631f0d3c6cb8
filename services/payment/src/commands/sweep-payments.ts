import { everyPage } from '@thumbfolio/kit/store'
import { walletId } from '../domain/wallet.js'
import type { Ports } from '../ports.js'
import { abandonOrders, expireOrders } from './end-orders.js'
import { finishUncounted } from './finish-uncounted.js'
import type { SeenRows } from './record-row.js'
import { attemptSweep } from './attempt-sweep.js'
import { sweepWallet } from './sweep-wallet.js'

/** One turn of the sweeper: what time and a crash left to do, then every wallet that is due. */
export async function sweepPayments(ports: Ports, seenRows: SeenRows): Promise<void> {
  await expireOrders(ports)
  await finishUncounted(ports)
  if (!ports.chain) return
  for (const [index, address] of ports.addresses.entries())
    if (await isDue(ports, address, index > 0)) await sweepOne(ports, address, seenRows)
  await abandonOrders(ports)
}

async function sweepOne(ports: Ports, address: string, seenRows: SeenRows): Promise<void> {
  const failure = 'a wallet could not be swept, retrying'
  await attemptSweep(ports, { wallet: address, failure }, () => sweepWallet(ports, address, seenRows))
}

/** Often while orders wait for it. */
async function isDue(ports: Ports, address: string, isRetired: boolean): Promise<boolean> {
  const { chain, wallets, orders, sweepEveryMs, now } = ports
  const genesisHash = chain?.genesisHash()
  const wallet = genesisHash === undefined ? undefined : await wallets.find(walletId(genesisHash, address))
  if (!wallet) return true
  const open = await everyPage(orders, 'openOn', { equals: address }, { pageSize: 1, newer: 'skip' }).next()
  const standard = isRetired ? sweepEveryMs.retired : sweepEveryMs.idle
  return wallet.sweptAt + (open.done ? standard : sweepEveryMs.open) <= now()
}
