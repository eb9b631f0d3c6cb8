import { useQuery } from '@tanstack/react-query'
import type { SiteContent, SiteTheme } from '@thumbfolio/contracts'
import { useEffect, useRef, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { messageOf } from '../../lib/api-problem.js'
import { previewQuery } from '../../lib/themes-api.js'
import { useDebounced } from '../../lib/use-debounced.js'
import { ThemePicker } from '../../ui/theme-picker.js'
import { saveTheme } from './site-content-api.js'

const settleMs = 400

interface ThemeSettingsProps {
  content: SiteContent
  onSaved: (theme: SiteTheme) => void
}

/** How the page looks. A choice is saved and published once the hand rests. */
export function ThemeSettings({ content, onSaved }: ThemeSettingsProps) {
  const { name, recommended } = content
  const current: SiteTheme = content.theme ?? { layout: content.layout }
  const [wanted, setWanted] = useState<SiteTheme>()
  const settled = useDebounced(wanted, settleMs)
  const { data: previewUrl } = useQuery(previewQuery(name))
  const saved = useRef(onSaved)
  saved.current = onSaved

  useEffect(() => {
    if (settled === undefined) return
    saveTheme(name, settled).then(
      () => saved.current(settled),
      (error: unknown) => {
        toast.error(messageOf(error, 'The theme could not be saved'))
        setWanted((now) => (now === settled ? undefined : now))
      },
    )
  }, [name, settled])

  return (
    <section aria-labelledby="theme-title" className="mb-10">
      <h2 id="theme-title" className="mb-3 text-lg font-semibold">
        Theme
      </h2>
      <ThemePicker
        previewUrl={previewUrl}
        value={wanted ?? current}
        recommended={recommended}
        onChange={setWanted}
      />
    </section>
  )
}
