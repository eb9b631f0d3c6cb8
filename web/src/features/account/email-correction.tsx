import { authRoutes } from '@thumbfolio/contracts'
import toast from 'react-hot-toast/headless'
import { Working } from '../../ui/spinner.js'
import { TextField } from '../../ui/text-field.js'
import { correctEmail } from './account-api.js'
import { Refusal } from './account-frame.js'
import { useForm } from './use-form.js'

interface EmailCorrectionProps {
  current: string
  onDone: () => void
  onCancel: () => void
}

/** For an address that was mistyped at sign-up. */
export function EmailCorrection({ current, onDone, onCancel }: EmailCorrectionProps) {
  const form = useForm({
    initial: { email: current },
    schema: authRoutes.changeEmail.body,
    fallback: 'Failed to resend',
    submit: async ({ email }) => {
      await correctEmail(email)
      toast.success('Verification email sent!')
      onDone()
    },
  })
  return (
    <form onSubmit={form.onSubmit} noValidate className="grid animate-open gap-3 text-base-content">
      <TextField
        label="Your e-mail"
        name="email"
        type="email"
        autoComplete="email"
        autoFocus
        value={form.values.email}
        problem={form.problems['email']}
        onChange={(event) => form.set('email', event.target.value)}
      />
      <Refusal text={form.refusal} />
      <div className="flex gap-2">
        <button type="submit" className="btn" disabled={form.isWorking}>
          {form.isWorking && <Working />}
          Send the code there
        </button>
        <button type="button" className="btn btn-ghost" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  )
}
