import type { SiteActions } from '@thumbfolio/contracts'
import { contactAddress } from './contact-form.js'
import { html, Html } from './html.js'
import type { Page } from './page.js'
import { mailLink, webLink } from './safe-link.js'
import { labelLanguage, type View } from './view.js'

/** The actions at the end of a page: the first in the size of the name, the others as buttons. */
export function actionsOf(page: Page, view: View): Html | undefined {
  const [first, ...others] = linksOf(page, view)
  if (!first) return undefined
  return html`<section class="w act" id="act" aria-label="${view.labels.contact}" ${labelLanguage(view)}>
    <p class="ask">${first}</p>
    ${
      others.length > 0 &&
      html`<ul>
        ${others.map((link) => html`<li>${link}</li>`)}
      </ul>`
    }
  </section>`
}

function linksOf(page: Page, view: View): Html[] {
  const { actions = {}, content, contact, pdf } = page
  const words = view.labels.actions
  const mail = actions.email && contact.email ? mailLink(content.basics?.email) : undefined
  const call = callLink(actions)
  return [
    actions.form && html`<a href="${contactAddress(page)}">${words.write}</a>`,
    mail && html`<a href="${mail.href}" data-a="${mail.text}">${words.email}</a>`,
    call && html`<a href="${call.href}" data-a="${call.text}">${words.call}</a>`,
    actions.download &&
      pdf !== undefined &&
      html`<a class="pdf" href="${view.root}${pdf}" download="">${view.labels.download}</a>`,
  ].filter((link) => link instanceof Html)
}

/** Where a visitor books a call: an `https:` address, or undefined. */
const callLink = ({ call }: SiteActions) => {
  const link = webLink(call)
  return link?.href.startsWith('https:') ? link : undefined
}
