import type { ContactMessageView } from '@thumbfolio/contracts'
import { Reply, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { counted } from '../../lib/counted.js'
import { RelativeTime } from '../../ui/relative-time.js'
import { replyAddress } from './reply-address.js'

interface MessageListProps {
  messages: readonly ContactMessageView[]
  site: string
  /** The id of the one that is being deleted. */
  deleting: string | undefined
  onDelete: (id: string) => Promise<void>
}

/** Newest first. */
export function MessageList({ messages, site, deleting, onDelete }: MessageListProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section aria-labelledby="messages-title">
      <h2 id="messages-title" ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
        {counted(messages.length, 'message')}
      </h2>
      <ul className="mt-4 max-w-prose">
        {messages.map((message) => (
          <li key={message.id} className="border-t border-line py-6">
            <Message
              {...{ message, site }}
              isDeleting={deleting === message.id}
              // The focused button is removed with its message.
              onDelete={() => void onDelete(message.id).then(() => heading.current?.focus())}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface MessageProps {
  message: ContactMessageView
  site: string
  isDeleting: boolean
  onDelete: () => void
}

function Message({ message, site, isDeleting, onDelete }: MessageProps) {
  const { name, email, at, text, isMailed } = message
  return (
    <article aria-label={`Message of ${name}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-semibold wrap-anywhere">{name}</h3>
        <p className="text-sm text-muted">
          <RelativeTime iso={at} />
        </p>
      </div>
      <p className="text-sm wrap-anywhere text-muted">{email}</p>
      <p className="mt-3 wrap-anywhere whitespace-pre-wrap">{text}</p>
      {!isMailed && (
        <p className="mt-2 text-sm text-muted">
          Not sent to your e-mail address yet. You can answer it here.
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <a href={replyAddress(email, site)} className="btn btn-sm" aria-label={`Reply to ${name}`}>
          <Reply className="size-4" aria-hidden="true" />
          Reply
        </a>
        <button
          type="button"
          className="btn btn-ghost btn-sm"
          aria-label={`Delete the message of ${name}`}
          disabled={isDeleting}
          onClick={onDelete}
        >
          <Trash2 className="size-4" aria-hidden="true" />
          Delete
        </button>
      </div>
    </article>
  )
}
