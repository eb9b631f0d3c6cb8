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
  const [offers, setOffers] = useState<readonly string[]>([])
  const form = useForm({
    initial: { username: '', email: '', password: '' },
    schema: authRoutes.signUp.body,
    fallback: 'Signup failed',
    fieldOfProblem: { 'email-taken': 'email', 'username-taken': 'username' },
    submit: async (values) => {
      setOffers([])
      await signUp(values).catch((error: unknown) => {
        if (isProblem(error, 'username-taken')) setOffers(error.offers)
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
          {offers.length > 0 && (
            <div className="mt-2 flex flex-wrap items-center gap-2 text-sm">
              <span className="text-muted">These are free</span>
              {offers.map((offered) => (
                <button
                  key={offered}
                  type="button"
                  className="btn max-w-full wrap-anywhere btn-sm"
                  onClick={() => {
                    form.set('username', offered)
                    setOffers([])
                  }}
                >
                  Use {offered}
                </button>
              ))}
            </div>
          )}
        </div>
        <TextField label="E-mail" type="email" autoComplete="username" {...form.field('email')} />
        <PasswordField autoComplete="new-password" {...form.field('password')} />
      </Form>
    </AccountFrame>
  )
}
