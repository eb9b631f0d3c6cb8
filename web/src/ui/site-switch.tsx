import { useId, useState } from 'react'

interface SiteSwitchProps {
  title: string
  label: string
  isOn: boolean
  hint: string
  onChange: (isOn: boolean) => Promise<void>
}

/** A setting of a site that is saved at once. It shows what was asked for until that is saved. */
export function SiteSwitch({ title, label, isOn, hint, onChange }: SiteSwitchProps) {
  const id = useId()
  const [wanted, setWanted] = useState<boolean>()
  const change = (next: boolean) => {
    setWanted(next)
    void onChange(next).finally(() => setWanted(undefined))
  }
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-lg font-semibold">
        {title}
      </h2>
      <label className="mt-3 flex min-h-11 items-center gap-3 text-sm">
        <input
          type="checkbox"
          className="toggle"
          checked={wanted ?? isOn}
          disabled={wanted !== undefined}
          onChange={({ target }) => change(target.checked)}
        />
        {label}
      </label>
      <p className="mt-2 text-sm text-muted">{hint}</p>
    </section>
  )
}
