import { Eye, EyeOff } from 'lucide-react'
import { useId, useState, type ChangeEvent } from 'react'

interface PasswordFieldProps {
  label?: string
  name: string
  value: string
  problem: string | undefined
  autoComplete: 'current-password' | 'new-password'
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

export function PasswordField({
  label = 'Password',
  name,
  value,
  problem,
  autoComplete,
  onChange,
}: PasswordFieldProps) {
  const id = useId()
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          name={name}
          type={isShown ? 'text' : 'password'}
          className="input w-full pr-12 aria-invalid:border-danger"
          autoComplete={autoComplete}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-note`}
          value={value}
          onChange={onChange}
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
      <p id={`${id}-note`} className="mt-1.5 text-sm text-danger empty:hidden">
        {problem}
      </p>
    </div>
  )
}
