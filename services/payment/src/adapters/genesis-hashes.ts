import type { SolanaCluster } from '@thumbfolio/contracts'

/** Identifies the public clusters. Source: https://solana.com/docs/references/clusters and `getGenesisHash`. */
const publicHashes = {
  'mainnet-beta': '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d',
  testnet: '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3zQawwpjk2NsNY',
  devnet: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG',
} as const

/** Known without asking; undefined for a local chain. */
export const publicGenesis = (cluster: SolanaCluster): string | undefined =>
  cluster === 'local' ? undefined : publicHashes[cluster]

/**
 * Why a chain is not the one that is configured; undefined when it is. `known` is the hash that this process has met: a
 * local chain is any that is not public, but the same one for as long as the process lives.
 */
export function genesisObjection(
  cluster: SolanaCluster,
  known: string | undefined,
  hash: string,
): string | undefined {
  if (known !== undefined)
    return hash === known ? undefined : `genesis hash ${hash} where ${cluster} has ${known}`
  const found = Object.entries(publicHashes).find(([, publicHash]) => publicHash === hash)
  return found && `SOLANA_CLUSTER is local, and this is ${found[0]}`
}
