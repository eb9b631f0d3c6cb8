import { ChainUnavailable } from '../domain/chain-errors.js'
import type { Chain, Ports } from '../ports.js'

/** @throws ChainUnavailable where no node and no wallet are configured */
export function chainOf({ chain }: Pick<Ports, 'chain'>): Chain {
  if (!chain) throw new ChainUnavailable('No Solana node and no wallet are configured')
  return chain
}

/** @throws ChainUnavailable while a local chain was never reached */
export function genesisOf(chain: Chain): string {
  const hash = chain.genesisHash()
  if (hash === undefined) throw new ChainUnavailable('The local chain was not reached yet')
  return hash
}
