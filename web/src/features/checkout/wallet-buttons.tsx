import type { PaymentNetwork } from '@thumbfolio/contracts'
import type { Wallet } from '@wallet-standard/base'
import { useState, type ReactNode } from 'react'
import { Refusal } from '../../ui/refusal.js'
import { Working } from '../../ui/spinner.js'
import { useWallets } from './use-wallets.js'
import { walletErrorText } from './wallet-errors.js'
import { chainOf, networkName, type SolanaChain } from './wallets.js'

interface WalletButtonsProps {
  network: PaymentNetwork
  /** What a press does, before the wallet's name. */
  verb: string
  /** A press of the first one is what the screen is for. */
  isPrimary?: boolean
  /** Said below the buttons. */
  note?: string
  /** Shown where this browser has no wallet that can pay. */
  none?: ReactNode
  act: (wallet: Wallet, chain: SolanaChain) => Promise<void>
}

/** A button for each wallet of this browser that can pay, and what a wallet refused. */
export function WalletButtons({ network, verb, isPrimary = false, note, none, act }: WalletButtonsProps) {
  const wallets = useWallets(network)
  const [active, setActive] = useState<Wallet>()
  const [refusal, setRefusal] = useState<string>()

  const press = async (wallet: Wallet) => {
    if (active) return
    setActive(wallet)
    setRefusal(undefined)
    await act(wallet, chainOf(network)).catch((error: unknown) =>
      setRefusal(walletErrorText(error, wallet.name, networkName(network))),
    )
    setActive(undefined)
  }
  if (wallets.length === 0) return none
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {wallets.map((wallet, index) => (
          <button
            key={index}
            type="button"
            className={`btn grow ${isPrimary && index === 0 ? 'btn-primary' : ''}`}
            aria-disabled={wallet === active}
            onClick={() => void press(wallet)}
          >
            {wallet === active ? <Working /> : <img src={wallet.icon} alt="" className="size-5" />}
            {verb} {wallet.name}
          </button>
        ))}
      </div>
      <p className="mt-3 text-sm text-muted empty:hidden">
        {active ? `Please approve it in ${active.name}.` : note}
      </p>
      <Refusal text={refusal} />
    </>
  )
}
