import type { PaymentNetwork } from '@thumbfolio/contracts'
import type { Wallet } from '@wallet-standard/base'
import { useState } from 'react'
import type { OrderView } from '../../lib/order-view.js'
import { Refusal } from '../../ui/refusal.js'
import { networkName } from './network-name.js'
import { payWithWallet } from './pay-with-wallet.js'
import { useWallets } from './use-wallets.js'
import { WalletButton } from './wallet-button.js'
import { walletErrorText } from './wallet-errors.js'
import { chainOf } from './wallets.js'

interface WalletPanelProps {
  order: OrderView
  network: PaymentNetwork
  onSent: (signature: string) => void
}

/** One button for each wallet that can pay. */
export function WalletPanel({ order, network, onSent }: WalletPanelProps) {
  const wallets = useWallets(network)
  const [paying, setPaying] = useState<Wallet>()
  const [refusal, setRefusal] = useState<string>()

  const pay = async (wallet: Wallet) => {
    if (paying) return
    setPaying(wallet)
    setRefusal(undefined)
    try {
      onSent(await payWithWallet(wallet, chainOf(network.cluster), order.transactionId))
    } catch (error) {
      setRefusal(walletErrorText(error, wallet.name, networkName(network)))
    } finally {
      setPaying(undefined)
    }
  }
  return (
    <>
      {wallets.length === 0 ? (
        <p className="text-sm text-muted">
          We found no Solana wallet in this browser. Install one and reload this page, or pay another way.
        </p>
      ) : (
        <>
          <div className="grid gap-2">
            {wallets.map((wallet) => (
              <WalletButton
                key={wallet.name}
                wallet={wallet}
                label={`Pay with ${wallet.name}`}
                isWorking={paying === wallet}
                onPress={() => void pay(wallet)}
              />
            ))}
          </div>
          <p className="mt-3 text-sm text-muted">
            {paying
              ? `Please approve the payment in ${paying.name}.`
              : 'You approve the payment in your wallet.'}
          </p>
        </>
      )}
      <div className="mt-3 empty:hidden">{refusal !== undefined && <Refusal text={refusal} />}</div>
      {network.rpcUrl !== undefined && (
        <p className="mt-auto pt-4 text-sm text-muted">
          This is a local test chain.{' '}
          <a href="/dev/chain" target="_blank" rel="noreferrer" className="textlink">
            Get test SOL
          </a>
        </p>
      )}
    </>
  )
}
