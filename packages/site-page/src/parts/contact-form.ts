import { contactPath } from '@thumbfolio/contracts'
import { actionLabelsFor, type ActionLabels } from './action-labels.js'
import { headingOf } from './front.js'
import { html, type Html } from './html.js'
import type { Page } from './page.js'
import { labelLanguage, turned, type View } from './view.js'

/** Stands in the published form for the token of the one who opens it. */
const tokenPlace = '{token}'

/** The published form with the token of who opens it. In a text of the page a quote is escaped, so this stands there once. */
export const withToken = (form: string, token: string): string =>
  form.replace(`value="${tokenPlace}"`, () => `value="${token}"`)

/** What a visitor is told after sending. */
export const contactAnswers = ['sent', 'refused', 'later'] as const
export type ContactAnswer = (typeof contactAnswers)[number]

/** Paths of the form and of its answers, as files of a bundle. */
export const contactFile = 'contact.html'
export const contactAnswerFile = (answer: ContactAnswer): string => `contact-${answer}.html`

/** Where the form is: absolute, so that it is found from a copy of the page too. */
export const contactAddress = ({ site }: Page): string => new URL(contactPath.slice(1), site.url).href

/** The form. Its address is that of the site, and the owner's stands nowhere. */
export function contactForm(page: Page, view: View): Html {
  const words = actionLabelsFor(view.language)
  return html`<main class="lost">
    <div class="w" ${labelLanguage(view)}>
      <h1 class="long">${words.write}</h1>
      ${backTo(page, view)}
      <form class="form" method="post" action="${contactPath}">
        <input type="hidden" name="token" value="${tokenPlace}" />
        <p class="pot" aria-hidden="true">
          <label>Website <input name="website" tabindex="-1" autocomplete="off" /></label>
        </p>
        <label for="name">${words.name}</label
        ><input id="name" name="name" required maxlength="100" autocomplete="name" /><label for="email"
          >${words.replyTo}</label
        ><input id="email" name="email" type="email" required maxlength="254" autocomplete="email" /><label
          for="text"
          >${words.message}</label
        ><textarea id="text" name="text" rows="8" required maxlength="5000"></textarea
        ><button type="submit">${words.send}</button>
      </form>
    </div>
  </main>`
}

/** What became of a message, with the way back to the page. */
export function contactAnswer(page: Page, view: View, answer: ContactAnswer): Html {
  const words: ActionLabels = actionLabelsFor(view.language)
  return html`<main class="lost">
    <div class="w">
      <h1 class="long" ${labelLanguage(view)}>${words[answer]}</h1>
      ${backTo(page, view)}
    </div>
  </main>`
}

function backTo(page: Page, view: View): Html {
  const heading = headingOf(page)
  return html`<p class="title"><a href="${page.site.url}" ${turned(heading, view)}>${heading}</a></p>`
}
