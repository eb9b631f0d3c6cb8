import { Eye, EyeOff } from 'lucide-react'
import { useState, type ChangeEvent } from 'react'
import { FieldFrame } from './field-frame.js'

interface PasswordFieldProps {
  label?: string
  name: string
  value: string
  problem: string | undefined
  autoComplete: 'current-password' | 'new-password'
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

export function PasswordField({ label = 'Password', problem, ...input }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <FieldFrame label={label} problem={problem}>
      {(attributes) => (
        <div className="relative">
          <input
            type={isShown ? 'text' : 'password'}
            className="input w-full pr-12 aria-invalid:border-danger"
            {...attributes}
            {...input}
          />
          <button
            type="button"
            className="btn absolute top-0 right-0 z-1 btn-square btn-ghost"
            aria-label={isShown ? 'Hide password' : 'Show password'}
            aria-pressed={isShown}
            onClick={() => setIsShown(!isShown)}
          >
            <Icon className="size-5" aria-hidden="true" />
          </button>
        </div>
      )}
    </FieldFrame>
  )
}
