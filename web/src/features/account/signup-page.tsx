import { authRoutes } from '@thumbfolio/contracts'
import toast from 'react-hot-toast/headless'
import { Link } from 'react-router-dom'
import { Working } from '../../ui/spinner.js'
import { TextField } from '../../ui/text-field.js'
import { signUp } from './account-api.js'
import { AccountFrame, Refusal } from './account-frame.js'
import { PasswordField } from './password-field.js'
import { useForm } from './use-form.js'

export function SignupPage() {
  const form = useForm({
    initial: { username: '', email: '', password: '' },
    schema: authRoutes.signUp.body,
    fallback: 'Signup failed',
    submit: async (values) => {
      await signUp(values)
      toast.success('Verification email sent!')
    },
  })
  return (
    <AccountFrame
      title="Create your account"
      lead="We send a six-digit code to your e-mail, then you can upload your resume."
      below={
        <>
          You have an account?{' '}
          <Link to="/login" className="textlink">
            Log in
          </Link>
        </>
      }
    >
      <form onSubmit={form.onSubmit} noValidate className="grid gap-5">
        <TextField
          label="User name"
          name="username"
          autoComplete="username"
          value={form.values.username}
          problem={form.problems['username']}
          onChange={(event) => form.set('username', event.target.value)}
        />
        <TextField
          label="E-mail"
          name="email"
          type="email"
          autoComplete="email"
          value={form.values.email}
          problem={form.problems['email']}
          onChange={(event) => form.set('email', event.target.value)}
        />
        <PasswordField
          value={form.values.password}
          problem={form.problems['password']}
          autoComplete="new-password"
          onChange={(value) => form.set('password', value)}
        />
        <Refusal text={form.refusal} />
        <button type="submit" className="btn btn-primary" disabled={form.isWorking}>
          {form.isWorking && <Working />}
          Create account
        </button>
      </form>
    </AccountFrame>
  )
}
