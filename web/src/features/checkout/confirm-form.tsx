import { useQuery } from '@tanstack/react-query'
import { paymentRoutes } from '@thumbfolio/contracts'
import toast from 'react-hot-toast/headless'
import { ApiProblem, messageOf } from '../../lib/api-problem.js'
import type { OrderView } from '../../lib/order-view.js'
import type { SelectedPackage } from '../../lib/selected-package.js'
import { useSession } from '../../lib/session-store.js'
import { useForm } from '../../lib/use-form.js'
import { ActionBar } from '../../ui/action-bar.js'
import { Refusal } from '../../ui/refusal.js'
import { Working } from '../../ui/spinner.js'
import { TextField } from '../../ui/text-field.js'
import { createOrder } from './checkout-api.js'
import { networkQuery } from './order-query.js'
import { OwnWalletNote } from './own-wallet-note.js'
import { WalletButtons } from './wallet-buttons.js'
import { connectWallet } from './wallets.js'

interface ConfirmFormProps {
  selected: SelectedPackage
  onOrder: (order: OrderView) => void
}

const fallback = 'Failed to create transaction'
const schema = paymentRoutes.createTransaction.body.pick({ walletAddress: true })

/** The wallet that will pay, and the one button that makes the order. */
export function ConfirmForm({ selected, onOrder }: ConfirmFormProps) {
  const { data: network } = useQuery(networkQuery)
  const form = useForm({
    initial: { walletAddress: '' },
    schema,
    fallback,
    submit: async ({ walletAddress }) => {
      try {
        onOrder(await orderOf(selected, walletAddress.trim()))
      } catch (error) {
        toast.error(messageOf(error, fallback), { id: 'checkout' })
        throw error
      }
    },
  })
  return (
    <form className="mt-8 max-w-2xl" noValidate onSubmit={form.onSubmit}>
      <OwnWalletNote />
      <TextField
        className="mt-4"
        label="Your Solana wallet address"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint="Please enter your Solana wallet address: the wallet that you will pay from."
        {...form.field('walletAddress')}
      />
      <div className="mt-4 mb-2 min-h-11">
        {network && (
          <WalletButtons
            network={network}
            verb="Use"
            act={async (wallet, chain) =>
              form.set('walletAddress', (await connectWallet(wallet, chain)).address)
            }
          />
        )}
      </div>
      <Refusal text={form.refusal} />
      <ActionBar note="You pay in the next step. The price is held for 15 minutes.">
        <button
          type="submit"
          className="btn btn-primary"
          disabled={form.values.walletAddress.trim() === ''}
          aria-disabled={form.isWorking}
        >
          {form.isWorking && <Working />}
          Proceed to Payment
        </button>
      </ActionBar>
    </form>
  )
}

async function orderOf({ tierIndex }: SelectedPackage, walletAddress: string): Promise<OrderView> {
  const user = useSession.getState().authUser
  if (!user || tierIndex === undefined)
    throw new ApiProblem('missing-data', { message: 'Missing user or package information' })
  return createOrder({ userId: user._id, tierIndex, walletAddress })
}
