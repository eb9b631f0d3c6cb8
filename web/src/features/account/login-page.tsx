import toast from 'react-hot-toast/headless'
import { Link, useLocation } from 'react-router-dom'
import { storedVisit } from '../../lib/storage.js'
import { useForm } from '../../lib/use-form.js'
import { Form } from '../../ui/form.js'
import { PasswordField } from '../../ui/password-field.js'
import { TextField } from '../../ui/text-field.js'
import { logIn } from './account-api.js'
import { AccountFrame } from './account-frame.js'
import { SignupPage } from './signup-page.js'

/**
 * Who presses "Get Started" is led here, and is mostly new: they find the sign-up first, unless somebody was logged in
 * on this browser before.
 */
export function LoginPage() {
  const { state: sent } = useLocation() as { state: { from?: string; hasAccount?: boolean } | null }
  const isNew = sent?.hasAccount !== true && storedVisit.read() === null
  return isStart(sent?.from) && isNew ? <SignupPage /> : <LogIn />
}

/** Every other page behind the login belongs to somebody who has an account. */
const isStart = (from: string | undefined): boolean => from === '/dashboard' || from === '/uploadresume'

function LogIn() {
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
      <Form form={form} action="Log in">
        <TextField
          label="E-mail or user name"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field('email')}
        />
        <PasswordField autoComplete="current-password" {...form.field('password')} />
      </Form>
      <Link
        to="/reset-password"
        state={{ email: form.values.email.includes('@') ? form.values.email : '' }}
        className="textlink mt-5 inline-block text-sm"
      >
        Forgot your password?
      </Link>
    </AccountFrame>
  )
}
