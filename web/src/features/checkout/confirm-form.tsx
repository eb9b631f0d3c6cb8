import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { ApiProblem, messageOf } from '../../lib/api-problem.js'
import type { OrderView } from '../../lib/order-view.js'
import type { SelectedPackage } from '../../lib/selected-package.js'
import { useSession } from '../../lib/session-store.js'
import { useLoaded } from '../../lib/use-loaded.js'
import { ActionBar } from '../../ui/action-bar.js'
import { Refusal } from '../../ui/refusal.js'
import { Working } from '../../ui/spinner.js'
import { TextField } from '../../ui/text-field.js'
import { createOrder, paymentNetwork } from './checkout-api.js'
import { failureText } from './failure-text.js'
import { WalletButtons } from './wallet-buttons.js'
import { connectWallet } from './wallets.js'

interface ConfirmFormProps {
  selected: SelectedPackage
  onOrder: (order: OrderView) => void
}

/** The wallet that will pay, and the one button that makes the order. */
export function ConfirmForm({ selected, onOrder }: ConfirmFormProps) {
  const { address, problem, refusal, isWorking, change, leave, submit } = useConfirming(selected, onOrder)
  const [network] = useLoaded(paymentNetwork, [])
  return (
    <form
      className="mt-8 max-w-2xl"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <TextField
        label="Your Solana wallet address"
        name="walletAddress"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={address}
        problem={problem}
        hint="The wallet that you will pay from. We never ask for a password or a recovery phrase."
        onChange={(event) => change(event.target.value)}
        onBlur={leave}
      />
      <div className="mt-4 mb-2 min-h-11">
        {network.status === 'ready' && (
          <WalletButtons
            network={network.data}
            verb="Use"
            act={async (wallet, chain) => change((await connectWallet(wallet, chain)).address)}
          />
        )}
      </div>
      <Refusal text={refusal} />
      <ActionBar note="You pay in the next step. The price is held for 15 minutes.">
        <button
          type="submit"
          className="btn btn-primary"
          disabled={address.trim() === ''}
          aria-disabled={isWorking}
        >
          {isWorking && <Working />}
          Proceed to Payment
        </button>
      </ActionBar>
    </form>
  )
}

const required = 'Please enter your Solana wallet address'

function useConfirming(selected: SelectedPackage, onOrder: (order: OrderView) => void) {
  const [address, setAddress] = useState('')
  const [problem, setProblem] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const [isWorking, setIsWorking] = useState(false)

  const refuse = (text: string) => {
    setRefusal(text)
    toast.error(text, { id: 'create-order' })
  }
  const submit = async () => {
    if (isWorking) return
    const walletAddress = address.trim()
    if (walletAddress === '') return setProblem(required)
    const user = useSession.getState().authUser
    const { tierIndex } = selected
    setRefusal(undefined)
    if (!user || tierIndex === undefined) return refuse('Missing user or package information')
    setIsWorking(true)
    try {
      onOrder(await createOrder({ userId: user._id, tierIndex, walletAddress }))
    } catch (error) {
      const field = error instanceof ApiProblem ? error.fields['walletAddress'] : undefined
      setProblem(field)
      if (field === undefined) refuse(failureText(error, 'Failed to create transaction'))
      else toast.error(messageOf(error, field), { id: 'create-order' })
    } finally {
      setIsWorking(false)
    }
  }
  return {
    address,
    problem,
    refusal,
    isWorking,
    submit,
    change: (text: string) => {
      setAddress(text)
      setProblem(undefined)
    },
    leave: () => address.trim() === '' && setProblem(required),
  }
}
