import { useId, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { useNavigate } from 'react-router-dom'
import { endSession } from '../../lib/session-store.js'
import { useForm } from '../../lib/use-form.js'
import { Dialog } from '../../ui/dialog.js'
import { Form } from '../../ui/form.js'
import { PasswordField } from '../../ui/password-field.js'
import { TextField } from '../../ui/text-field.js'
import { Unbroken } from '../../ui/unbroken.js'
import { deleteAccount, DeletionForm } from './profile-api.js'

const consequences = [
  [
    'At once',
    'You are logged out everywhere. Your name, e-mail and picture are erased, unspent credits are lost.',
  ],
  [
    'Within minutes',
    'Your pages go offline. Their names can be taken by others after 180 days. Your resumes and everything read from them are deleted. A second check a day later removes anything left.',
  ],
  ['What stays', 'Amounts and dates of purchases and credits, without your name or e-mail, for accounting.'],
] as const

/** What deletion means, said before it is asked for. */
export function DeleteAccount() {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <dl className="grid gap-3 text-sm">
        {consequences.map(([when, what]) => (
          <div key={when} className="grid gap-x-6 sm:grid-cols-[10rem_minmax(0,1fr)]">
            <dt className="font-medium">{when}</dt>
            <dd className="text-muted">
              <Unbroken>{what}</Unbroken>
            </dd>
          </div>
        ))}
      </dl>
      <button type="button" className="btn mt-5" onClick={() => setIsAsking(true)}>
        Delete my account
      </button>
      {isAsking && <DeletionDialog onClose={() => setIsAsking(false)} />}
    </>
  )
}

function DeletionDialog({ onClose }: { onClose: () => void }) {
  const id = useId()
  const navigate = useNavigate()
  const form = useForm({
    initial: { word: '', password: '' },
    schema: DeletionForm,
    fallback: 'Your account could not be deleted. Please try again.',
    fieldOfProblem: { 'wrong-password': 'password' },
    submit: async ({ password }) => {
      await deleteAccount(password)
      // First away from here: a page behind a login leads to the login when its session ends.
      await navigate('/', { replace: true, flushSync: true })
      endSession()
      toast.success('Your account is being deleted')
    },
  })
  return (
    <Dialog labelledBy={id} onClose={onClose}>
      <h2 id={id} className="title text-lg">
        Delete your account?
      </h2>
      <p className="mt-2 mb-6 text-sm text-muted">
        This cannot be undone. Download your data first if you want to keep it.
      </p>
      <Form
        form={form}
        action="Delete permanently"
        kind="danger"
        cancel={
          <button type="button" className="btn" onClick={onClose}>
            Cancel
          </button>
        }
      >
        <TextField
          label="Type delete to confirm"
          autoComplete="off"
          autoCapitalize="none"
          {...form.field('word')}
        />
        <PasswordField label="Your password" autoComplete="current-password" {...form.field('password')} />
      </Form>
    </Dialog>
  )
}
