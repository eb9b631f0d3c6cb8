import { traced } from '@thumbfolio/kit/base'
import { commitOnto } from '@thumbfolio/kit/store'
import { refuse, type Signed } from '../domain/operator-action.js'
import { rereadFromOpening, walletId } from '../domain/wallet.js'
import type { OperatorPorts } from '../ports.js'
import { chainOf, genesisOf } from './reach-chain.js'
import { recordAction } from './record-action.js'

/**
 * Has the next sweep read a wallet from its opening, where records were lost and the last agreement is wrong itself. A sweep
 * that runs meanwhile changes nothing any more. Safe to repeat: what is recorded is not recorded twice. @throws OperatorRefusal
 */
export const rereadWallet = traced(
  'reread-wallet',
  async (ports: OperatorPorts, { address, ...signed }: Signed & { address: string }): Promise<void> => {
    const wallet = await ports.wallets.find(walletId(genesisOf(chainOf(ports)), address))
    if (!wallet) return refuse(`No wallet ${address} of ours is watched on this chain.`)
    await recordAction(ports, {
      id: `reread:${wallet.id}:${wallet.read.cursor.slot}`,
      kind: 'reread',
      subject: address,
      ...signed,
    })
    await commitOnto(ports.wallets, wallet, (latest = wallet) => rereadFromOpening(latest))
  },
)
