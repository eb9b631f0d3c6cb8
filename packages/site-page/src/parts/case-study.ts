import type { CaseBlock } from '@thumbfolio/contracts'
import { studyAddress, type StudyOnPage } from '../page/case-studies.js'
import type { PagePicture } from '../page/composition.js'
import { entryOf } from '../page/entries.js'
import { period } from './dates.js'
import { commaList } from './entry-parts.js'
import { pictureOf } from './entry-pictures.js'
import { headingOf, sizeOf } from './front.js'
import { html, trusted, type Html, type Part } from './html.js'
import type { Page } from './page.js'
import { mailLink, webLink } from './safe-link.js'
import { codeText } from './text.js'
import { inline, labelLanguage, mark, presentOf, turned, type View } from './view.js'

/** A case study with its neighbours on the page. */
export interface StudyParts extends StudyOnPage {
  readonly previous?: StudyOnPage | undefined
  readonly next?: StudyOnPage | undefined
}

/** What a case study is called: its title, else the section of its project. */
export const studyTitle = (
  { title }: StudyOnPage,
  { labels, titles }: Pick<View, 'labels' | 'titles'>,
): string => title || (titles.projects ?? labels.sections.projects)

/** What is inside the body of a case study: an article with its facts beside it, the way back, and its neighbours. */
export function caseStudyOf(page: Page, view: View, parts: StudyParts): Html {
  const { entry, study, pictures } = parts
  const title = studyTitle(parts, view)
  const heading = headingOf(page)
  const lead = pictures.find(({ id }) => id === study.lead)
  return html`<div class="w">
    <p class="home"><a href="${view.root}" ${turned(heading, view)}>${heading}</a></p>
    <h1${sizeOf(title)}${turned(title, view)}${mark(view, 'block', `${entry}:title`)}>${title}</h1>
    ${lead && pictureOf(lead, title, view)}
    <div class="tale">${factsOf(parts, view)}<div class="said">${study.blocks.map((block, at) => blockOf(block, `${entry}:${at}`, { title, pictures }, view))}</div></div>
    ${neighbours(parts, view)}
  </div>`
}

function factsOf({ entry, study }: StudyParts, view: View): Html | undefined {
  const project = entryOf(view.content, 'projects', entry)
  const words = view.labels.study
  const link = webLink(project?.url)
  const facts: [label: string, value: Part, part?: string][] = [
    [words.role, own(study.role, view) ?? own(commaList(project?.roles, view), view), 'role'],
    [words.year, own(study.year, view) ?? (project && whenOf(project, view)), 'year'],
    [words.client, own(project?.entity, view)],
    [words.link, link && html`<a href="${link.href}">${link.text}</a>`],
  ]
  const shown = facts.filter(([, value]) => value !== undefined && value !== '')
  if (shown.length === 0) return undefined
  return html`<dl class="about">
    ${shown.map(
      ([label, value, part]) =>
        html`<div><dt${labelLanguage(view)}>${label}</dt><dd${mark(view, 'block', part && `${entry}:${part}`)}>${value}</dd></div>`,
    )}
  </dl>`
}

const own = (text: string | undefined, view: View): Part =>
  text !== undefined && text.trim() !== '' ? inline(text, view) : undefined

const whenOf = (
  project: { startDate?: string | undefined; endDate?: string | undefined },
  view: View,
): Part => period(project, { language: view.language, present: presentOf(view) })

interface Around {
  readonly title: string
  readonly pictures: readonly PagePicture[]
}

function blockOf(block: CaseBlock, at: string, { title, pictures }: Around, view: View): Html | undefined {
  const marked = mark(view, 'block', at)
  switch (block.kind) {
    case 'heading':
      return html`<h2${turned(block.text, view)}${marked}>${block.text}</h2>`
    case 'text':
      return html`<p${turned(block.text, view)}${marked}>${block.text}</p>`
    case 'list': {
      const items = block.items.map(
        (item, place) => html`<li${turned(item, view)}${mark(view, 'block', `${at}/${place}`)}>${item}</li>`,
      )
      return block.isNumbered
        ? html`<ol>
            ${items}
          </ol>`
        : html`<ul>
            ${items}
          </ul>`
    }
    case 'quote':
      return html`<figure class="said-by"><blockquote${turned(block.text, view)}${marked}>${block.text}</blockquote>${block.by && html`<figcaption${turned(block.by, view)}${mark(view, 'block', `${at}/by`)}>${block.by}</figcaption>`}</figure>`
    case 'picture': {
      const picture = pictures.find(({ id }) => id === block.id)
      return picture && html`<div class="wide" ${marked}>${pictureOf(picture, title, view)}</div>`
    }
    case 'code':
      // Focusable, so that the keyboard scrolls long lines.
      return html`<pre dir="ltr" tabindex="0"><code${marked}>${trusted(codeText(block.text))}</code></pre>`
    case 'link':
      return linkOf(block, marked, view)
  }
}

function linkOf({ text, url }: { text: string; url: string }, marked: Part, view: View): Html | undefined {
  const link = /^mailto:/i.test(url) ? mailLink(url) : webLink(url)
  return (
    link &&
    html`<p class="to" ${marked}><a href="${link.href}" data-a="${link.text}">${inline(text, view)}</a></p>`
  )
}

function neighbours({ previous, next }: StudyParts, view: View): Html | undefined {
  const words = view.labels.study
  const links = [previous && to(previous, words.previous, 'prev'), next && to(next, words.next, 'next')]
  if (!previous && !next) return undefined
  return html`<nav class="turn" aria-label="${view.labels.sections.projects}">${links}</nav>`

  function to(other: StudyOnPage, label: string, rel: string): Html {
    const title = studyTitle(other, view)
    return html`<a href="${view.root}${studyAddress(other.study)}" rel="${rel}"><span${labelLanguage(view)}>${label}</span> <b${turned(title, view)}>${title}</b></a>`
  }
}
