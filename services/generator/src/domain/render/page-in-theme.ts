import type { SiteTheme } from '@thumbfolio/contracts'
import type { Page } from './page.js'

/** The same page in another theme, for a preview. `render` and `pageHeaders` make files and headers of it. */
export const pageInTheme = (page: Page, theme: SiteTheme): Page => ({ ...page, theme })
