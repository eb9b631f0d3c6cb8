import { useId, useState, type ReactNode } from 'react'
import { ActionBar } from '../../ui/action-bar.js'
import { TextField } from '../../ui/text-field.js'
import { signatureIn } from './signature-in.js'

interface SentFormProps {
  /** Takes the signature, or '' where none was entered. */
  onSent: (signature: string) => void
  action?: string
  beside?: ReactNode
}

/** Says that the payment was sent, with its signature where a person has it. Never the first thing to do: paying is. */
export function SentForm({ onSent, action = "I've Sent the Payment", beside }: SentFormProps) {
  const [pasted, setPasted] = useState('')
  const id = useId()
  return (
    <>
      <form
        id={id}
        noValidate
        className="mt-8 max-w-2xl"
        onSubmit={(event) => {
          event.preventDefault()
          onSent(signatureIn(pasted))
        }}
      >
        <TextField
          label="Transaction signature (optional)"
          name="signature"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={pasted}
          hint="Paste it, or a link to it in a Solana explorer, and we find your payment sooner."
          onChange={(event) => setPasted(event.target.value)}
        />
      </form>
      {/* On a wide screen the bar would lie over the QR code. */}
      <div className="contents lg:*:relative!">
        <ActionBar>
          <button type="submit" form={id} className="btn">
            {action}
          </button>
          {beside}
        </ActionBar>
      </div>
    </>
  )
}
