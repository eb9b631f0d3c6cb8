import type { SiteTheme } from '@thumbfolio/contracts'
import { Colours, Layouts, TypeAndScheme } from './theme-parts.js'
import { useThemeChoice } from './use-theme-choice.js'

interface ThemePickerProps {
  /** A private address that shows one's own page in any theme; without one the cards have pictures of sample pages. */
  previewUrl: string | undefined
  /** What is chosen; absent: nothing yet, so the recommended layout. */
  value: SiteTheme | undefined
  /** Id of the layout that suits the resume best. */
  recommended: string | undefined
  onChange: (theme: SiteTheme) => void
}

/** Layout, palette, scheme and type of a page. */
export function ThemePicker({ previewUrl, ...chosen }: ThemePickerProps) {
  const choice = useThemeChoice(chosen)
  return (
    <div className="@container">
      <div className="grid gap-6">
        <Layouts choice={choice} previewUrl={previewUrl} />
        {choice.options.isSuccess && (
          <>
            <div className="grid gap-6 @sm:grid-cols-2">
              <TypeAndScheme choice={choice} />
            </div>
            <Colours choice={choice} />
          </>
        )}
      </div>
    </div>
  )
}
