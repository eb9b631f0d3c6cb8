import type { SiteTheme } from '@thumbfolio/contracts'
import { ThemePicker } from '../../ui/theme-picker.js'

interface ThemeChoiceProps {
  previewUrl: string | undefined
  value: SiteTheme | undefined
  recommended: string | undefined
  onChange: (theme: SiteTheme) => void
}

/** How the page will look. It can be changed later, free. */
export const ThemeChoice = (props: ThemeChoiceProps) => (
  <section aria-labelledby="theme-label" className="mt-8">
    <h2 id="theme-label" className="mb-1 text-lg font-semibold">
      Theme
    </h2>
    <p className="mb-4 text-sm text-muted">You can change it at any time, without a charge.</p>
    <ThemePicker {...props} />
  </section>
)
