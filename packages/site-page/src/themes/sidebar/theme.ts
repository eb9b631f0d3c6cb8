import type { SectionName } from '../../page/composition.js'
import { bestLines } from '../../parts/best-lines.js'
import { contactOf, introOf, nameHeading, placeLine, titleLine } from '../../parts/front.js'
import { photoOf } from '../../parts/photo.js'
import { html, joined } from '../../parts/html.js'
import { jumpList } from '../../parts/around.js'
import { languageSwitch } from '../../parts/language-switch.js'
import { divided } from '../../parts/order.js'
import { sectionsOf } from '../../parts/sections.js'
import type { Theme } from '../theme.js'
import { css } from './style.js'

/** Reference sections are beside the text. */
const beside: readonly SectionName[] = ['skills', 'languages', 'certificates', 'interests']

export const theme: Theme = {
  title: 'Sidebar',
  description: 'Skills left, experience right. For people with many skills.',
  type: 'sans',
  card: 'side',
  suits: ({ entries, skills }) =>
    entries.work > 0 && skills + entries.languages + entries.certificates >= 14 ? 0.58 : 0.35,
  leads: false,
  layout({ page, view, sections }) {
    const [facts, prose] = divided(sections, beside)
    const main = joined([introOf(page, view), bestLines(page, view), ...sectionsOf(prose, view)], '')
    const aside = sectionsOf(facts, view)
    return html`<div class="sheet">
      <header class="front">
        ${languageSwitch(page, view)}${photoOf(page)}${nameHeading(page, view)}${titleLine(page, view)}${placeLine(page, view)}${contactOf(
          page,
          view,
        )}
      </header>
      ${jumpList(sections, view, { sections: 4, lines: 20 })}
      ${main.length > 0 && html`<div class="told">${main}</div>`}
      ${aside.length > 0 && html`<div class="facts">${aside}</div>`}
    </div>`
  },
  css,
}
