import { DomainError, type SiteTheme } from '@thumbfolio/contracts'
import { themes } from './render/themes/registry.js'

/** @throws DomainError `validation-failed` for a layout that there is none of, with those that there are */
export function expectLayout({ layout }: Pick<SiteTheme, 'layout'>): void {
  if (themes.has(layout)) return
  const detail = `There is no layout called ${layout}. Please choose one of: ${[...themes.keys()].join(', ')}.`
  throw new DomainError('validation-failed', { detail, errors: [{ pointer: '#/theme/layout', detail }] })
}
