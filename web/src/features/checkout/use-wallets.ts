import { getWallets } from '@wallet-standard/app'
import type { Wallet } from '@wallet-standard/base'
import { useEffect, useState } from 'react'
import type { PaymentNetwork } from '@thumbfolio/contracts'
import { canPay, chainOf } from './wallets.js'

/** The browser's wallets that can pay on this network; more may register while the page is open. */
export function useWallets(network: PaymentNetwork): readonly Wallet[] {
  const [wallets, setWallets] = useState<readonly Wallet[]>([])
  useEffect(() => {
    const { get, on } = getWallets()
    const look = () => setWallets(get().filter((wallet) => canPay(wallet, chainOf(network))))
    const offs = [on('register', look), on('unregister', look)]
    look()
    loadDevelopmentWallet(network)
    return () => offs.forEach((off) => off())
  }, [network])
  return wallets
}

const scriptAddress = '/dev/chain/wallet.js'

/** A wallet for the local chain, which the server brings along in development. It is no part of the app. */
function loadDevelopmentWallet({ cluster, rpcUrl }: PaymentNetwork): void {
  if (cluster !== 'local' || rpcUrl === undefined) return
  if (document.querySelector(`script[src="${scriptAddress}"]`)) return
  const script = document.createElement('script')
  script.src = scriptAddress
  script.async = true
  document.head.append(script)
}
