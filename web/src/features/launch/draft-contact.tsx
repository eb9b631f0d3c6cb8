import type { DraftView } from '@thumbfolio/contracts'

const names = [
  ['email', 'E-mail address'],
  ['phone', 'Phone number'],
  ['address', 'Street address'],
] as const

type Contact = DraftView['content']['contact']

interface DraftContactProps {
  draft: DraftView
  isReady: boolean
  onChange: (contact: Contact) => void
}

/** Which contact data strangers will see. */
export function DraftContact({ draft, isReady, onChange }: DraftContactProps) {
  const { contact } = draft.content
  return (
    <fieldset disabled={!isReady} className="mt-6">
      <legend className="mb-3 font-semibold">What will be public</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        {names.map(([key, label]) => (
          <label key={key} className="flex cursor-pointer items-center gap-3 text-sm">
            <input
              type="checkbox"
              role="switch"
              className="toggle toggle-sm"
              checked={contact[key]}
              onChange={({ target }) => onChange({ ...contact, [key]: target.checked })}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
