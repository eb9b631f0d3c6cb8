import type { PageSection } from '../page/composition.js'
import { moment } from './dates.js'
import { bodyOf, linked } from './entry-parts.js'
import { html, joined, type Html } from './html.js'
import type { Page } from './page.js'
import { inline, labelLanguage, paragraph, type View } from './view.js'

/** Sections with one for projects, which is empty, when the page has projects of GitHub and no others. */
export function withProjectsSection({
  composition: { sections },
  github = [],
}: Page): readonly PageSection[] {
  if (github.length === 0 || sections.some(({ name }) => name === 'projects')) return sections
  const after = sections.findLastIndex(({ name }) => name === 'work' || name === 'volunteer') + 1
  return sections.toSpliced(after, 0, { name: 'projects', entries: [] })
}

/** Projects of GitHub side by side, and the day they were read. */
export function githubProjects(view: View): Html[] {
  const { github } = view
  if (github.length === 0) return []
  const count = new Intl.NumberFormat(`${view.language}-u-nu-latn`)
  const cards = github.map(({ name, url, description, language, stars }) => {
    const facts = [language && inline(language, view), stars > 0 && html`★ ${count.format(stars)}`]
    const line = joined(facts, ' · ')
    return html`<article>
      <h3>${linked(name, url, view)}</h3>
      ${line.length > 0 && html`<p class="when">${line}</p>`}${bodyOf([paragraph(description, view)])}
    </article>`
  })
  const oldest = github.map(({ asOf }) => asOf).sort()[0]
  const foreign = labelLanguage(view)
  const day = html`<span${foreign}>${view.labels.asOf} ${moment(oldest, foreign ? view.labels.language : view.language)}</span>`
  return [
    html`<div class="g gh">
      ${cards}
      <p class="k">GitHub, ${day}</p>
    </div>`,
  ]
}
