import { supportRoutes } from '@thumbfolio/contracts'
import toast from 'react-hot-toast/headless'
import { call } from '../../lib/api-client.js'
import { useSession } from '../../lib/session-store.js'
import { useForm } from '../../lib/use-form.js'
import { FieldFrame } from '../../ui/field-frame.js'
import { Form } from '../../ui/form.js'
import { LeaveGuard } from '../../ui/leave-guard.js'
import { TextField } from '../../ui/text-field.js'

const sentText = 'Message sent successfully'

export function MessageForm() {
  const user = useSession(({ authUser }) => authUser)
  const form = useForm({
    initial: { name: user?.username ?? '', email: user?.email ?? '', message: '' },
    schema: supportRoutes.sendMessage.body,
    fallback: 'Error in sending mail',
    submit: async (body) => {
      const { message } = await call(supportRoutes.sendMessage, { body })
      if (message !== sentText) throw new Error('The server did not confirm the message')
      toast.success(sentText)
      form.set('message', '')
    },
  })
  const { message } = form.values

  return (
    <div className="mt-5">
      <Form form={form} action="Send message" className="gap-5 sm:[&>button]:justify-self-start">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label="Name" autoComplete="name" {...form.field('name')} />
          <TextField label="E-mail" type="email" autoComplete="email" {...form.field('email')} />
        </div>
        <FieldFrame label="Message" problem={form.problems['message']}>
          {(attributes) => (
            <textarea
              name="message"
              rows={6}
              maxLength={5_000}
              className="textarea w-full"
              value={message}
              onChange={(event) => form.set('message', event.target.value)}
              {...attributes}
            />
          )}
        </FieldFrame>
      </Form>
      <LeaveGuard when={message.trim() !== ''} title="Leave without sending?">
        Your message is not sent yet.
      </LeaveGuard>
    </div>
  )
}
