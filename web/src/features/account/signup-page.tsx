import { authRoutes } from '@thumbfolio/contracts'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { Link, useLocation } from 'react-router-dom'
import { isProblem } from '../../lib/api-problem.js'
import { useForm } from '../../lib/use-form.js'
import { Form } from '../../ui/form.js'
import { PasswordField } from '../../ui/password-field.js'
import { TextField } from '../../ui/text-field.js'
import { Unbroken } from '../../ui/unbroken.js'
import { signUp } from './account-api.js'
import { AccountFrame } from './account-frame.js'

export function SignupPage() {
  // Who was sent here comes back to where they wanted to be, with an account too.
  const { state: sent } = useLocation() as { state: object | null }
  const [offered, setOffered] = useState<string>()
  const form = useForm({
    initial: { username: '', email: '', password: '' },
    schema: authRoutes.signUp.body,
    fallback: 'Signup failed',
    fieldOfProblem: { 'email-taken': 'email', 'username-taken': 'username' },
    submit: async (values) => {
      setOffered(undefined)
      await signUp(values).catch((error: unknown) => {
        if (isProblem(error, 'username-taken')) setOffered(error.suggestion)
        throw error
      })
      toast.success('Verification email sent!')
    },
  })
  return (
    <AccountFrame
      title="Create your account"
      lead={<Unbroken>We send a six-digit code to your e-mail, then you can upload your resume.</Unbroken>}
      below={
        <>
          Already have an account?{' '}
          <Link to="/login" state={{ ...sent, hasAccount: true }} className="textlink">
            Log in
          </Link>
        </>
      }
    >
      <Form form={form} action="Create account">
        <div>
          <TextField label="User name" autoComplete="nickname" {...form.field('username')} />
          {offered !== undefined && (
            <button
              type="button"
              className="btn mt-2 max-w-full wrap-anywhere btn-sm"
              onClick={() => {
                form.set('username', offered)
                setOffered(undefined)
              }}
            >
              Use {offered}
            </button>
          )}
        </div>
        <TextField label="E-mail" type="email" autoComplete="username" {...form.field('email')} />
        <PasswordField autoComplete="new-password" {...form.field('password')} />
      </Form>
    </AccountFrame>
  )
}
