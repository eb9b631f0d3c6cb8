import { authRoutes } from '@thumbfolio/contracts'
import toast from 'react-hot-toast/headless'
import { useForm } from '../../lib/use-form.js'
import { Form } from '../../ui/form.js'
import { TextField } from '../../ui/text-field.js'
import { correctEmail } from './account-api.js'

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
    <Form
      form={form}
      action="Send the code there"
      kind="second"
      className="animate-open gap-3 text-base-content"
      cancel={
        <button type="button" className="btn btn-ghost" onClick={onCancel}>
          Cancel
        </button>
      }
    >
      <TextField label="Your e-mail" type="email" autoComplete="email" autoFocus {...form.field('email')} />
    </Form>
  )
}
