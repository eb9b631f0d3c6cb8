import { bestLines } from '../../parts/best-lines.js'
import { contactOf, introOf, nameHeading, placeLine, titleLine } from '../../parts/front.js'
import { photoOf } from '../../parts/photo.js'
import { html } from '../../parts/html.js'
import { jumpList } from '../../parts/around.js'
import { languageSwitch } from '../../parts/language-switch.js'
import { sectionsOf } from '../../parts/sections.js'
import type { Theme } from '../theme.js'
import { css } from './style.js'

export const theme: Theme = {
  title: 'Minimal',
  description: 'One column, lots of space. For short resumes.',
  type: 'sans',
  card: 'plain',
  suits: ({ entries, lines }) => (entries.work <= 2 && lines < 14 ? 0.6 : 0.3),
  quotes: false,
  leads: false,
  layout: ({ page, view, sections }) =>
    html`<div class="w">
      <header class="front">
        ${languageSwitch(page, view)}${photoOf(page)}
        <div>${nameHeading(page, view)}${titleLine(page, view)}${placeLine(page, view)}</div>
        <div class="said">${introOf(page, view)}${contactOf(page, view)}</div>
      </header>
      ${jumpList(sections, view)} ${bestLines(page, view)}${sectionsOf(sections, view)}
    </div>`,
  css,
}
