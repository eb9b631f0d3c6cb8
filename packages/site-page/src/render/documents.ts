import { lastChanged } from '../parts/around.js'
import { actionsOf } from '../parts/actions.js'
import {
  contactAnswer,
  contactAnswerFile,
  contactAnswers,
  contactFile,
  contactForm,
} from '../parts/contact-form.js'
import { studiesOn, studyAddress } from '../page/case-studies.js'
import { caseStudyOf, type StudyParts } from '../parts/case-study.js'
import { eagerFirst } from '../parts/entry-pictures.js'
import { withProjectsSection } from '../parts/github-projects.js'
import { headingOf } from '../parts/front.js'
import { head } from './head.js'
import type { DocumentKind } from './page-headers.js'
import type { EntryId } from '../page/composition.js'
import { html, type Html } from '../parts/html.js'
import { labelsFor } from '../parts/labels.js'
import { lookOf } from '../themes/look.js'
import { rootOf, type Page } from '../parts/page.js'
import { personalFacts } from './personal-facts.js'
import { sectionGroups } from '../parts/section-groups.js'
import { directionOfLanguage } from '../parts/text.js'
import type { Theme } from '../themes/theme.js'
import { labelLanguage, turned, type View } from '../parts/view.js'

/** Longer histories fold. Default of a theme. */
const unfolded = 5

export const indexDocument = (page: Page): string => {
  const view = viewOf(page, lookOf(page).theme)
  return eagerFirst(documentOf(page, frontOf(page, view), view, { place: 'front' }))
}

/** The document of a case study. */
export const studyDocument = (page: Page, study: StudyParts): string => {
  const view: View = { ...viewOf(page, lookOf(page).theme), root: '../' }
  return eagerFirst(documentOf(page, studyBody(page, view, study), view, { place: 'study', study }))
}

/** The case studies of a page, each with its neighbours. */
export function studyPartsOf({ composition, content }: Page): StudyParts[] {
  const all = studiesOn(composition, content)
  return all.map((one, at) => ({ ...one, previous: all[at - 1], next: all[at + 1] }))
}

/** The content of a body, marked for an editor: of the first page, or of a project's case study. Undefined without a case study. */
export function markedBody(page: Page, entry?: EntryId): string | undefined {
  const view = { ...viewOf(page, lookOf(page).theme), marks: true }
  if (entry === undefined) return frontOf(page, view).markup
  const study = studyPartsOf(page).find((one) => one.entry === entry)
  return study && studyBody(page, { ...view, root: '../' }, study).markup
}

const studyBody = (page: Page, view: View, study: StudyParts): Html =>
  html`<main class="${lookOf(page).id} case">${caseStudyOf(page, view, study)}</main>
    ${actionsOf(page, view)}`

function frontOf(page: Page, view: View): Html {
  const { theme, id } = lookOf(page)
  const changed = lastChanged(page, view)
  const sections = sectionGroups(withProjectsSection(page), page.content)
  return html`<main class="${id}">${theme.layout({ page, view, sections })}</main>
    ${[actionsOf(page, view), personalFacts(page, view), changed && html`<footer class="w end">${changed}</footer>`]}`
}

export const notFoundDocument = (page: Page): string => {
  const view = viewOf(page, lookOf(page).theme)
  const { labels } = view
  const heading = headingOf(page)
  const body = html`<main class="lost">
    <div class="w">
      <h1 class="long" ${labelLanguage(view)}>${labels.notFound}</h1>
      <p class="title"><a href="${page.site.url}" ${turned(heading, view)}>${heading}</a></p>
    </div>
  </main>`
  return documentOf(page, body, view, { place: 'anywhere' })
}

/** The contact form and its answer pages, by their paths. */
export function contactDocuments(page: Page): [path: string, document: string][] {
  const view = viewOf(page, lookOf(page).theme)
  const form = documentOf(page, contactForm(page, view), view, { place: 'anywhere', hasForm: true })
  return [
    [contactFile, form],
    ...contactAnswers.map((answer): [string, string] => [
      contactAnswerFile(answer),
      documentOf(page, contactAnswer(page, view, answer), view, { place: 'anywhere' }),
    ]),
  ]
}

function documentOf(page: Page, body: Html, { language, direction }: View, kind: DocumentKind): string {
  return html`<!doctype html>
    <html lang="${language}" dir="${direction}">
      <head>
        ${head(page, kind)}
      </head>
      <body>
        ${body}
      </body>
    </html>`.markup
}

const viewOf = ({ content, composition, folder, github = [] }: Page, theme: Theme): View => ({
  content,
  language: composition.language,
  direction: directionOfLanguage(composition.language),
  labels: labelsFor(composition.language),
  titles: composition.titles ?? {},
  best: new Set(theme.quotes === false ? [] : composition.best),
  leads: theme.leads ?? true,
  unfolded: theme.unfolded ?? unfolded,
  github,
  marks: false,
  root: rootOf({ folder }),
  studies: new Map(studiesOn(composition, content).map(({ entry, study }) => [entry, studyAddress(study)])),
})
