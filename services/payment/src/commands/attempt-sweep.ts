import { ChainUnavailable } from '../domain/chain-errors.js'
import type { Ports } from '../ports.js'

/** One wallet's trouble keeps no other one waiting. The next turn tries again. */
export async function attemptSweep(
  { log }: Pick<Ports, 'log'>,
  { wallet, failure }: { wallet?: string; failure: string },
  sweep: () => Promise<void>,
): Promise<void> {
  try {
    await sweep()
  } catch (error) {
    const about = { err: error, wallet }
    if (error instanceof ChainUnavailable) log.warn(about, 'Solana does not answer, retrying')
    else log.error(about, failure)
  }
}
