import { CircleAlert, CircleCheck } from 'lucide-react'
import { resolveValue, useToaster, type Toast } from 'react-hot-toast/headless'
import { Said } from './said.js'

/** Success stays 2 s, an error 4 s; pointing at them holds them. */
export function Toaster() {
  const { toasts, handlers } = useToaster()
  const { startPause, endPause } = handlers
  return (
    <div
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 top-3 z-50 flex flex-col items-center gap-2 px-4"
      onMouseEnter={startPause}
      onMouseLeave={endPause}
    >
      {toasts
        .filter(({ visible }) => visible)
        .map((toast) => (
          <div
            key={toast.id}
            className="pointer-events-auto flex max-w-md animate-open items-start gap-2.5 rounded-field bg-neutral px-4 py-3 text-sm font-medium text-neutral-content shadow-lg"
            role={toast.type === 'error' ? 'alert' : undefined}
          >
            {toast.type === 'success' && (
              <CircleCheck className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
            )}
            {toast.type === 'error' && <CircleAlert className="mt-0.5 size-5 shrink-0" aria-hidden="true" />}
            <Message toast={toast} />
          </div>
        ))}
    </div>
  )
}

function Message({ toast }: { toast: Toast }) {
  const message = resolveValue(toast.message, toast)
  return <div className="min-w-0">{typeof message === 'string' ? <Said text={message} /> : message}</div>
}
