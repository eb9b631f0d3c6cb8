import { storedTheme } from './storage.js'

export const themes = ['dim', 'light', 'dark', 'aqua', 'night', 'sunset', 'synthwave', 'wireframe'] as const
export type Theme = (typeof themes)[number]

const isTheme = (text: string | null): text is Theme => themes.some((theme) => theme === text)

/** The chosen theme, else light. */
export function currentTheme(): Theme {
  const stored = storedTheme.read()
  return isTheme(stored) ? stored : 'light'
}

export function chooseTheme(theme: Theme): void {
  storedTheme.write(theme)
  document.documentElement.dataset['theme'] = theme
}
