import { GenesisMismatch } from '../domain/chain-errors.js'
import type { Chain } from '../ports.js'

/** The chain, with a wrong one reported once: nothing that it shows is a payment, so the process has to end. */
export function guardedChain(chain: Chain, onMismatch: (error: GenesisMismatch) => void): Chain {
  const guarded =
    <A extends unknown[], R>(ask: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      try {
        return await ask(...args)
      } catch (error) {
        if (error instanceof GenesisMismatch) onMismatch(error)
        throw error
      }
    }
  return {
    ...chain,
    tip: guarded(chain.tip),
    rows: guarded(chain.rows),
    transaction: guarded(chain.transaction),
    statuses: guarded(chain.statuses),
    balance: guarded(chain.balance),
    tokenAccounts: guarded(chain.tokenAccounts),
    time: guarded(chain.time),
    isPlainWallet: guarded(chain.isPlainWallet),
    prepareTransfer: guarded(chain.prepareTransfer),
    send: guarded(chain.send),
  }
}
