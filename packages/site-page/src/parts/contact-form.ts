import { contactPath, mostContactCharacters } from '@thumbfolio/contracts'
import { headingOf } from './front.js'
import { html, type Html } from './html.js'
import { rootOf, type Page } from './page.js'
import { labelLanguage, turned, type View } from './view.js'

/** Placeholder in the published form. Each visitor gets a token of their own in its place. */
const tokenPlace = '{token}'

/** The published form with a visitor's token. Texts of the page escape quotes, so the placeholder occurs once as an attribute. */
export const withToken = (form: string, token: string): string =>
  form.replace(`value="${tokenPlace}"`, () => `value="${token}"`)

/** The pages that answer a visitor after sending. */
export const contactAnswers = ['sent', 'refused', 'later'] as const
export type ContactAnswer = (typeof contactAnswers)[number]

/** Paths of the form and of its answers, as files of a bundle. */
export const contactFile = 'contact.html'
export const contactAnswerFile = (answer: ContactAnswer): string => `contact-${answer}.html`

/** Where the form is: absolute, so that it is found from a copy of the page too. */
export const contactAddress = (page: Page): string =>
  new URL(rootOf(page) + contactPath.slice(1), page.site.url).href

/** The form. It posts to the site itself and does not contain the owner's address. */
export function contactForm(page: Page, view: View): Html {
  const words = view.labels.actions
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
        ><input
          id="name"
          name="name"
          required
          maxlength="${mostContactCharacters.name}"
          autocomplete="name"
        /><label for="email">${words.replyTo}</label
        ><input
          id="email"
          name="email"
          type="email"
          required
          maxlength="${mostContactCharacters.email}"
          autocomplete="email"
        /><label for="text">${words.message}</label
        ><textarea
          id="text"
          name="text"
          rows="8"
          required
          maxlength="${mostContactCharacters.text}"
        ></textarea
        ><button type="submit">${words.send}</button>
      </form>
    </div>
  </main>`
}

/** The answer after sending a message, with a link back to the page. */
export function contactAnswer(page: Page, view: View, answer: ContactAnswer): Html {
  const words = view.labels.actions
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
