import { useState } from 'react'
import { chooseTheme, currentTheme, themes, type Theme } from '../../lib/theme.js'
import { Page } from '../../ui/page.js'
import { ThemePreview } from './theme-preview.js'

export function SettingsPage() {
  const [chosen, setChosen] = useState(currentTheme)
  const choose = (theme: Theme) => {
    chooseTheme(theme)
    setChosen(theme)
  }
  return (
    <Page
      title="Settings"
      lead="Choose how Thumbfolio looks in this browser. Your published sites are not affected."
    >
      <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <fieldset>
          <legend className="mb-4 text-lg font-semibold">Theme</legend>
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-2 xl:grid-cols-4">
            {themes.map((theme) => (
              <ThemeCard
                key={theme}
                theme={theme}
                isChosen={theme === chosen}
                onChoose={() => choose(theme)}
              />
            ))}
          </div>
        </fieldset>
        <section aria-labelledby="preview-title">
          <h2 id="preview-title" className="mb-4 text-lg font-semibold">
            Preview
          </h2>
          <ThemePreview />
        </section>
      </div>
    </Page>
  )
}

interface ThemeCardProps {
  theme: Theme
  isChosen: boolean
  onChoose: () => void
}

/** Shows a theme in its own colours. */
function ThemeCard({ theme, isChosen, onChoose }: ThemeCardProps) {
  return (
    <label className="cursor-pointer rounded-box p-1.5 has-checked:outline-2 has-checked:outline-base-content has-focus-visible:outline-2 has-focus-visible:outline-offset-2">
      <span
        data-theme={theme}
        aria-hidden="true"
        className="flex h-20 flex-col justify-between overflow-hidden rounded-field border border-line bg-base-100 p-3"
      >
        <span className="flex flex-col gap-1.5">
          <span className="h-1.5 w-3/4 rounded-full bg-base-content" />
          <span className="h-1.5 w-1/2 rounded-full bg-base-content/60" />
        </span>
        <span className="flex gap-1.5">
          <span className="h-4 w-8 rounded-sm bg-primary" />
          <span className="h-4 w-4 rounded-sm bg-secondary" />
          <span className="h-4 w-4 rounded-sm bg-accent" />
          <span className="h-4 w-4 rounded-sm bg-neutral" />
        </span>
      </span>
      <span className="mt-2 flex items-center gap-2 px-1 text-sm font-medium capitalize">
        <input
          type="radio"
          name="theme"
          className="radio radio-xs"
          value={theme}
          checked={isChosen}
          onChange={onChoose}
        />
        {theme}
      </span>
    </label>
  )
}
