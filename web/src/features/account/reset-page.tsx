import { authRoutes } from '@thumbfolio/contracts'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { Link, useNavigate } from 'react-router-dom'
import { Working } from '../../ui/spinner.js'
import { TextField } from '../../ui/text-field.js'
import { forgotPassword, resetPassword } from './account-api.js'
import { AccountFrame, Refusal } from './account-frame.js'
import { PasswordField } from './password-field.js'
import { useForm } from './use-form.js'

export function ResetPage() {
  const [email, setEmail] = useState<string>()
  return email === undefined ? <AskForCode onSent={setEmail} /> : <NewPassword email={email} />
}

const backToLogin = (
  <Link to="/login" className="textlink">
    Back to the login
  </Link>
)

function AskForCode({ onSent }: { onSent: (email: string) => void }) {
  const form = useForm({
    initial: { email: '' },
    schema: authRoutes.forgotPassword.body,
    fallback: 'The code could not be sent. Please try again.',
    submit: async ({ email }) => {
      await forgotPassword(email)
      onSent(email)
    },
  })
  return (
    <AccountFrame title="Reset your password" lead="We send you a code to set a new one." below={backToLogin}>
      <form onSubmit={form.onSubmit} noValidate className="grid gap-5">
        <TextField
          label="E-mail"
          name="email"
          type="email"
          autoComplete="username"
          value={form.values.email}
          problem={form.problems['email']}
          onChange={(event) => form.set('email', event.target.value)}
        />
        <Refusal text={form.refusal} />
        <button type="submit" className="btn btn-primary" disabled={form.isWorking}>
          {form.isWorking && <Working />}
          Send the code
        </button>
      </form>
    </AccountFrame>
  )
}

function NewPassword({ email }: { email: string }) {
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
          If there is an account for <strong className="break-all text-base-content">{email}</strong>, a
          six-digit code is on its way there. All devices are logged out when the password changes.
        </>
      }
      below={backToLogin}
    >
      <form onSubmit={form.onSubmit} noValidate className="grid gap-5">
        <TextField
          label="Six-digit code"
          name="otp"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          value={form.values.otp}
          problem={form.problems['otp']}
          onChange={(event) => form.set('otp', event.target.value.replace(/\D/g, ''))}
        />
        <PasswordField
          label="New password"
          value={form.values.password}
          problem={form.problems['password']}
          autoComplete="new-password"
          onChange={(value) => form.set('password', value)}
        />
        <Refusal text={form.refusal} />
        <button type="submit" className="btn btn-primary" disabled={form.isWorking}>
          {form.isWorking && <Working />}
          Set password
        </button>
      </form>
    </AccountFrame>
  )
}
