import type { SiteTheme } from '@thumbfolio/contracts'
import { themes } from '../themes/registry.js'
import { invalid } from '@thumbfolio/contracts'

/** @throws DomainError `validation-failed` for an unknown layout; it names the known ones */
export function expectLayout({ layout }: Pick<SiteTheme, 'layout'>): void {
  if (themes.has(layout)) return
  const detail = `There is no layout called ${layout}. Please choose one of: ${[...themes.keys()].join(', ')}.`
  throw invalid('#/theme/layout', detail)
}
