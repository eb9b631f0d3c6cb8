import type { SiteTheme } from '@thumbfolio/contracts'
import { useEffect, useState } from 'react'
import { changeDraft } from '../../lib/draft-api.js'
import { useDebounced } from '../../lib/use-debounced.js'
import { ThemePicker } from '../../ui/theme-picker.js'
import type { StudioState } from './studio-state.js'
import type { Studio } from './studio-store.js'

const settleMs = 250

interface LookTabProps {
  studio: Studio
  now: StudioState
  onProblem: (problem: unknown) => void
}

/** How the page looks. Changes are debounced. */
export function LookTab({ studio, now: { draft }, onProblem }: LookTabProps) {
  const { content, previewUrl, recommendedTheme } = draft
  const [wanted, setWanted] = useState<SiteTheme>()
  const settled = useDebounced(wanted, settleMs)
  useEffect(() => {
    if (settled === undefined) return
    studio
      .change(({ id }) => changeDraft(id, { theme: settled }))
      .catch(onProblem)
      .finally(() => setWanted((now) => (now === settled ? undefined : now)))
  }, [settled, studio])
  return (
    <ThemePicker
      previewUrl={previewUrl}
      value={wanted ?? content.theme ?? { layout: content.layout }}
      recommended={recommendedTheme}
      onChange={setWanted}
    />
  )
}
