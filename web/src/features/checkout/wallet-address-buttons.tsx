import type { PaymentNetwork } from '@thumbfolio/contracts'
import type { Wallet } from '@wallet-standard/base'
import { useState } from 'react'
import { Refusal } from '../../ui/refusal.js'
import { networkName } from './network-name.js'
import { useWallets } from './use-wallets.js'
import { WalletButton } from './wallet-button.js'
import { walletErrorText } from './wallet-errors.js'
import { chainOf, connectWallet } from './wallets.js'

interface WalletAddressButtonsProps {
  network: PaymentNetwork
  onAddress: (address: string) => void
}

/** Takes the address from a wallet in this browser. */
export function WalletAddressButtons({ network, onAddress }: WalletAddressButtonsProps) {
  const wallets = useWallets(network)
  const [refusal, setRefusal] = useState<string>()
  const connect = async (wallet: Wallet) => {
    setRefusal(undefined)
    try {
      onAddress((await connectWallet(wallet, chainOf(network.cluster))).address)
    } catch (error) {
      setRefusal(walletErrorText(error, wallet.name, networkName(network)))
    }
  }
  return (
    <div className="mt-4 min-h-11">
      <div className="flex flex-wrap gap-2">
        {wallets.map((wallet) => (
          <WalletButton
            key={wallet.name}
            wallet={wallet}
            label={`Use ${wallet.name}`}
            onPress={() => void connect(wallet)}
          />
        ))}
      </div>
      <div className="mt-2 empty:hidden">{refusal !== undefined && <Refusal text={refusal} />}</div>
    </div>
  )
}
