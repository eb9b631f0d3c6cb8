import { languageName } from '../page/site-languages.js'
import { html, type Html } from './html.js'
import type { Page } from './page.js'
import { directionOfLanguage } from './text.js'
import { labelLanguage, type View } from './view.js'

/** Links to the page in its other languages, each in its own words. Undefined for a site with one language. */
export function languageSwitch({ languages = [], folder = '' }: Page, view: View): Html | undefined {
  if (languages.length < 2) return undefined
  return html`<nav class="langs" aria-label="${view.labels.sections.languages}" ${labelLanguage(view)}>
    <ul>
      ${languages.map(({ language, folder: other }) => {
        const name = languageName(language)
        const own = html` lang="${language}" dir="${directionOfLanguage(language)}"`
        return other === folder
          ? html`<li><span${own} aria-current="true">${name}</span></li>`
          : html`<li><a href="${view.root}${other}" hreflang="${language}" ${own}>${name}</a></li>`
      })}
    </ul>
  </nav>`
}
