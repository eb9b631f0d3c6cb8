import { useQuery } from '@tanstack/react-query'
import { useId, type ReactNode } from 'react'
import type { OrderView } from '../../lib/order-view.js'
import { CopyButton } from '../../ui/copy-button.js'
import { QrCode } from '../../ui/qr-code.js'
import { solText } from '../../lib/sol.js'
import { networkQuery } from './order-query.js'
import { payWithWallet } from './pay-with-wallet.js'
import { WalletButtons } from './wallet-buttons.js'

interface PaymentMethodsProps {
  order: OrderView
  /** A wallet has paid: the transaction's signature. */
  onSent: (signature: string) => void
}

/** Three ways to pay the same order, side by side. */
export function PaymentMethods({ order, onSent }: PaymentMethodsProps) {
  const { data: network, isError } = useQuery(networkQuery)
  const { adminWallet, remaining, reference, paymentUrl } = order
  return (
    <div className="mt-6 grid gap-4 lg:grid-cols-3">
      <Method title="Wallet in this browser">
        {network && (
          <WalletButtons
            network={network}
            verb="Pay with"
            isPrimary
            note="You approve the payment in your wallet."
            none={<NoWallet />}
            act={async (wallet, chain) => onSent(await payWithWallet(wallet, chain, order.transactionId))}
          />
        )}
        {isError && <NoWallet />}
        {network?.rpcUrl !== undefined && (
          <p className="mt-auto pt-4 text-sm text-muted">
            This is a local test chain.{' '}
            <a href="/dev/chain" target="_blank" rel="noreferrer" className="textlink">
              Get test SOL
            </a>
          </p>
        )}
      </Method>
      <Method title="QR code">
        {/* A phone cannot scan its own screen. */}
        <a href={paymentUrl} className="btn mb-4 self-start lg:order-last lg:mt-3 lg:mb-0">
          Open in a wallet app
        </a>
        <div className="w-full max-w-56">
          <QrCode text={paymentUrl} label={`QR code to pay ${solText(remaining)} SOL`} />
        </div>
        <p className="mt-3 text-sm text-muted">
          Scan it with a wallet on your phone. Address, amount and your order are in it.
        </p>
      </Method>
      <Method title="By hand">
        <dl className="grid gap-2">
          <Copyable name="Amount in SOL" label="Copy amount" text={solText(remaining)} />
          <Copyable name="Address" label="Copy address" text={adminWallet} />
          {reference !== undefined && <Copyable name="Reference" label="Copy reference" text={reference} />}
        </dl>
        <p className="mt-4 text-sm text-muted">
          Send exactly this amount from the wallet that you entered. From another wallet of your own, please
          use the QR code.
        </p>
      </Method>
    </div>
  )
}

function Method({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col rounded-box bg-base-200 p-5 sm:p-6">
      <h2 id={id} className="mb-4 font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}

const NoWallet = () => (
  <p className="text-sm text-muted">
    We found no Solana wallet in this browser. Install one and reload this page, or pay another way.
  </p>
)

const Copyable = ({ name, label, text }: { name: string; label: string; text: string }) => (
  <div>
    <dt className="flex items-center justify-between gap-2 text-sm text-muted">
      {name}
      <CopyButton text={text} label={label} className="btn -mr-3 btn-ghost btn-sm text-base-content" />
    </dt>
    <dd className="font-mono text-sm wrap-anywhere select-all">{text}</dd>
  </div>
)
