import { authRoutes } from '@thumbfolio/contracts'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { useForm } from '../../lib/use-form.js'
import { Form } from '../../ui/form.js'
import { PasswordField } from '../../ui/password-field.js'
import { TextField } from '../../ui/text-field.js'
import { forgotPassword, resetPassword } from './account-api.js'
import { AccountFrame } from './account-frame.js'

export function ResetPage() {
  const { state } = useLocation() as { state: { email?: string } | null }
  const [email, setEmail] = useState(state?.email ?? '')
  const [isSent, setIsSent] = useState(false)
  if (isSent) return <NewPassword email={email} onAgain={() => setIsSent(false)} />
  return (
    <AskForCode
      initial={email}
      onSent={(to) => {
        setEmail(to)
        setIsSent(true)
      }}
    />
  )
}

const backToLogin = (
  <Link to="/login" className="textlink">
    Back to the login
  </Link>
)

function AskForCode({ initial, onSent }: { initial: string; onSent: (email: string) => void }) {
  const form = useForm({
    initial: { email: initial },
    schema: authRoutes.forgotPassword.body,
    fallback: 'The code could not be sent. Please try again.',
    submit: async ({ email }) => {
      await forgotPassword(email)
      onSent(email)
    },
  })
  return (
    <AccountFrame title="Reset your password" lead="We send you a code to set a new one." below={backToLogin}>
      <Form form={form} action="Send the code">
        <TextField label="E-mail" type="email" autoComplete="username" autoFocus {...form.field('email')} />
      </Form>
    </AccountFrame>
  )
}

function NewPassword({ email, onAgain }: { email: string; onAgain: () => void }) {
  const navigate = useNavigate()
  const form = useForm({
    initial: { email, otp: '', password: '' },
    schema: authRoutes.resetPassword.body,
    fallback: 'The password could not be changed. Please try again.',
    submit: async (values) => {
      await resetPassword(values)
      toast.success('Your password was changed')
      await navigate('/login')
    },
  })
  return (
    <AccountFrame
      title="Set a new password"
      lead={
        <>
          If there is an account for <strong className="wrap-anywhere text-base-content">{email}</strong>, a
          six-digit code is on its way there. All devices are logged out when the password changes.
        </>
      }
      below={
        <div className="flex flex-wrap gap-x-5 gap-y-2">
          <button type="button" className="textlink" onClick={onAgain}>
            No code came
          </button>
          {backToLogin}
        </div>
      }
    >
      <Form form={form} action="Set password">
        <TextField
          label="Six-digit code"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          {...form.field('otp')}
          onChange={(event) => form.set('otp', event.target.value.replace(/\D/g, '').slice(0, 6))}
        />
        <PasswordField label="New password" autoComplete="new-password" {...form.field('password')} />
      </Form>
    </AccountFrame>
  )
}
