import { Eye, EyeOff } from 'lucide-react'
import { useState, type ChangeEvent } from 'react'
import { FieldFrame } from './field-frame.js'
import { IconButton } from './icon-button.js'

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
            className="input w-full pr-12"
            {...attributes}
            {...input}
          />
          <IconButton
            tip={isShown ? 'Hide password' : 'Show password'}
            side="left"
            place="absolute! top-0 right-0 z-1"
            onClick={() => setIsShown(!isShown)}
          >
            <Icon className="size-5" aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </FieldFrame>
  )
}
