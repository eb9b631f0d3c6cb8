import type { PaymentNetwork, SolanaCluster } from '@thumbfolio/contracts'

const names: Readonly<Record<SolanaCluster, string>> = {
  'mainnet-beta': 'Solana Mainnet',
  testnet: 'Solana Testnet',
  devnet: 'Solana Devnet',
  local: 'the local test chain',
}

/** What wallets call the network. */
export const networkName = ({ cluster }: PaymentNetwork): string => names[cluster]
