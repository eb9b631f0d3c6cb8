import type { PaymentNetwork } from '@thumbfolio/contracts'

/** Where people look a transaction up. */
export function explorerLink({ cluster, explorerUrl }: PaymentNetwork, signature: string): string {
  switch (cluster) {
    case 'mainnet-beta':
      return `${explorerUrl}/tx/${signature}`
    case 'testnet':
    case 'devnet':
      return `${explorerUrl}/tx/${signature}?cluster=${cluster}`
    case 'local':
      return `${explorerUrl}?transaction=${signature}`
  }
}
