import { collection } from '@thumbfolio/kit/store'
import { SupportMessage } from './domain/message.js'

export const messages = collection<SupportMessage, never, 'due'>({
  name: 'messages',
  schema: SupportMessage,
  index: { due: ({ delivery }) => (delivery.state === 'waiting' ? delivery.dueAt : undefined) },
})
