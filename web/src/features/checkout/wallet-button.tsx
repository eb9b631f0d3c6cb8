import type { Wallet } from '@wallet-standard/base'
import { Working } from '../../ui/spinner.js'

interface WalletButtonProps {
  wallet: Wallet
  label: string
  isWorking?: boolean
  className?: string
  onPress: () => void
}

export const WalletButton = ({
  wallet,
  label,
  isWorking = false,
  className = '',
  onPress,
}: WalletButtonProps) => (
  <button type="button" className={`btn ${className}`} aria-disabled={isWorking} onClick={onPress}>
    {isWorking ? <Working /> : <img src={wallet.icon} alt="" className="size-5 rounded-xs" />}
    {label}
  </button>
)
