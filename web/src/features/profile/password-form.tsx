import { authRoutes } from '@thumbfolio/contracts'
import toast from 'react-hot-toast/headless'
import { useUser } from '../../lib/session-store.js'
import { useForm } from '../../lib/use-form.js'
import { Form } from '../../ui/form.js'
import { PasswordField } from '../../ui/password-field.js'
import { changePassword } from './profile-api.js'

export function PasswordForm() {
  const { email } = useUser()
  const form = useForm({
    initial: { current: '', password: '' },
    schema: authRoutes.changePassword.body,
    fallback: 'The password could not be changed. Please try again.',
    fieldOfProblem: { 'wrong-password': 'current' },
    submit: async (values) => {
      await changePassword(values)
      form.clear()
      toast.success('Your password was changed')
    },
  })
  return (
    <Form
      form={form}
      action="Change password"
      kind="second"
      className="max-w-sm justify-items-start gap-5 *:w-full"
    >
      {/* For the browser's password manager. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField label="Current password" autoComplete="current-password" {...form.field('current')} />
      <PasswordField label="New password" autoComplete="new-password" {...form.field('password')} />
    </Form>
  )
}
