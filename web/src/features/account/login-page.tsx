import toast from 'react-hot-toast/headless'
import { Link } from 'react-router-dom'
import { Working } from '../../ui/spinner.js'
import { TextField } from '../../ui/text-field.js'
import { logIn } from './account-api.js'
import { AccountFrame, Refusal } from './account-frame.js'
import { PasswordField } from './password-field.js'
import { useForm } from './use-form.js'

export function LoginPage() {
  const form = useForm({
    initial: { email: '', password: '' },
    fallback: 'Invalid credentials',
    submit: async (values) => {
      await logIn(values)
      toast.success('User Logged In')
    },
  })
  return (
    <AccountFrame
      title="Log in"
      below={
        <>
          New here?{' '}
          <Link to="/signup" className="textlink">
            Create an account
          </Link>
        </>
      }
    >
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
        <PasswordField
          value={form.values.password}
          problem={form.problems['password']}
          autoComplete="current-password"
          onChange={(value) => form.set('password', value)}
        />
        <Refusal text={form.refusal} />
        <button type="submit" className="btn btn-primary" disabled={form.isWorking}>
          {form.isWorking && <Working />}
          Log in
        </button>
        <Link to="/reset-password" className="textlink justify-self-start text-sm">
          Forgot your password?
        </Link>
      </form>
    </AccountFrame>
  )
}
