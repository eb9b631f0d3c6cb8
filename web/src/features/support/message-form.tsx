import { supportRoutes } from '@thumbfolio/contracts'
import { useId, useState, type FormEvent } from 'react'
import toast from 'react-hot-toast/headless'
import { call } from '../../lib/api-client.js'
import { messageOf } from '../../lib/api-problem.js'
import { useSession } from '../../lib/session-store.js'
import { LeaveGuard } from '../../ui/leave-guard.js'
import { Refusal } from '../../ui/refusal.js'
import { Working } from '../../ui/spinner.js'
import { TextField } from '../../ui/text-field.js'

const sentText = 'Message sent successfully'

export function MessageForm() {
  const user = useSession(({ authUser }) => authUser)
  const [fields, setFields] = useState({ name: user?.username ?? '', email: user?.email ?? '', message: '' })
  const [refusal, setRefusal] = useState<string>()
  const [isSending, setIsSending] = useState(false)
  const messageId = useId()

  const set = (name: keyof typeof fields, value: string) => setFields((now) => ({ ...now, [name]: value }))
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    if (Object.values(fields).some((text) => text.trim() === '')) return setRefusal('All fields are required')
    setRefusal(undefined)
    setIsSending(true)
    try {
      const { message } = await call(supportRoutes.sendMessage, { body: fields })
      if (message !== sentText) throw new Error('The server did not confirm the message')
      toast.success(sentText)
      setFields((now) => ({ ...now, message: '' }))
    } catch (error) {
      setRefusal(messageOf(error, 'Error in sending mail'))
    } finally {
      setIsSending(false)
    }
  }

  return (
    <>
      <form className="mt-5 grid gap-5" noValidate onSubmit={(event) => void send(event)}>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label="Name"
            name="name"
            autoComplete="name"
            value={fields.name}
            onChange={(event) => set('name', event.target.value)}
          />
          <TextField
            label="E-mail"
            name="email"
            type="email"
            autoComplete="email"
            value={fields.email}
            onChange={(event) => set('email', event.target.value)}
          />
        </div>
        <div>
          <label htmlFor={messageId} className="mb-1.5 block text-sm font-semibold">
            Message
          </label>
          <textarea
            id={messageId}
            name="message"
            rows={6}
            maxLength={5_000}
            className="textarea w-full"
            value={fields.message}
            onChange={(event) => set('message', event.target.value)}
          />
        </div>
        <Refusal text={refusal} />
        <button type="submit" className="btn btn-primary sm:justify-self-start" aria-disabled={isSending}>
          {isSending && <Working />}
          Send message
        </button>
      </form>
      <LeaveGuard when={fields.message.trim() !== ''} title="Leave without sending?">
        Your message is not sent yet.
      </LeaveGuard>
    </>
  )
}
