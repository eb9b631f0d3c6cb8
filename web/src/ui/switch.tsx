interface SwitchProps {
  label: string
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}

/** One setting that is on or off. */
export const Switch = ({ label, checked, disabled = false, onChange }: SwitchProps) => (
  <label className="flex cursor-pointer items-center gap-3 text-sm">
    <input
      type="checkbox"
      role="switch"
      className="toggle toggle-sm"
      checked={checked}
      disabled={disabled}
      onChange={(event) => onChange(event.target.checked)}
    />
    {label}
  </label>
)
