import { commitOnto, ignoreConflict } from '@thumbfolio/kit/store'
import { holds, isFree, leased, released, renewed, type Wallet } from '../domain/wallet.js'
import type { ReadingPorts } from '../ports.js'
import { openWallet } from './open-wallet.js'

const walletLeaseMs = 30_000

/** A wallet under a lease. A later epoch takes the right to change it away; only the number of calls rests on that. */
export interface LeasedWallet {
  readonly wallet: Wallet
  /** Commits the end of the sweep, unless another process holds the wallet by now. */
  finish(next: (wallet: Wallet) => Wallet): Promise<void>
  /** Gives the wallet back where `finish` did not. */
  release(): Promise<void>
}

/** Undefined while another process sweeps it. @throws ChainUnavailable, WalletUnusable when it was never opened before */
export async function acquireWallet(ports: ReadingPorts, address: string): Promise<LeasedWallet | undefined> {
  const known = await openWallet(ports, address)
  if (!isFree(known, ports.now())) return undefined
  const claim = { holder: ports.holder, until: ports.now() + walletLeaseMs }
  const wallet = await ignoreConflict(ports.wallets.commit(leased(known, claim)))
  return wallet && underLease(ports, wallet)
}

function underLease({ wallets, now, log }: ReadingPorts, wallet: Wallet): LeasedWallet {
  const change = (next: (wallet: Wallet) => Wallet) =>
    commitOnto(wallets, wallet, (latest) => {
      const current = latest ?? wallet
      return holds(current, wallet.epoch) ? next(current) : undefined
    })
  const renewal = setInterval(() => {
    change((latest) => renewed(latest, now() + walletLeaseMs)).catch((error: unknown) =>
      log.warn({ err: error, wallet: wallet.address }, 'lease not renewed, retrying'),
    )
  }, walletLeaseMs / 3)
  let isDone = false
  return {
    wallet,
    async finish(next) {
      clearInterval(renewal)
      await change(next)
      isDone = true
    },
    async release() {
      clearInterval(renewal)
      if (!isDone) await change(released)
    },
  }
}
