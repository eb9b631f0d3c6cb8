import { operatorPageRoutes } from '@thumbfolio/contracts'
import { useId } from 'react'
import { useUser } from '../../lib/session-store.js'
import { useForm } from '../../lib/use-form.js'
import { Dialog } from '../../ui/dialog.js'
import { Form } from '../../ui/form.js'
import { PasswordField } from '../../ui/password-field.js'
import { endConfirmation } from './confirmation-store.js'
import { confirmPassword } from './operator-api.js'

/** Asks for the password, over whatever is being typed. */
export function ConfirmPassword() {
  const id = useId()
  const { email } = useUser()
  const cancel = () => endConfirmation(false)
  const form = useForm({
    initial: { password: '' },
    schema: operatorPageRoutes.confirmPassword.body,
    fallback: 'The password could not be checked. Please try again.',
    fieldOfProblem: { 'wrong-password': 'password' },
    submit: async ({ password }) => {
      await confirmPassword(password)
      endConfirmation(true)
    },
  })
  return (
    <Dialog labelledBy={id} onClose={cancel}>
      <h2 id={id} className="title text-lg">
        Enter your password
      </h2>
      <p className="mt-2 mb-6 text-sm text-muted">Operators enter it again every 15 minutes.</p>
      <Form
        form={form}
        action="Continue"
        cancel={
          <button type="button" className="btn" onClick={cancel}>
            Cancel
          </button>
        }
      >
        {/* For the browser's password manager. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordField label="Your password" autoComplete="current-password" {...form.field('password')} />
      </Form>
    </Dialog>
  )
}
