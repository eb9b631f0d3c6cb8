import { bestLines } from '../../best-lines.js'
import { contactOf, introOf, nameHeading, placeLine, titleLine } from '../../front.js'
import { photoOf } from '../../photo.js'
import { html } from '../../html.js'
import { jumpList } from '../../around.js'
import { sectionsOf } from '../../sections.js'
import type { Theme } from '../theme.js'
import { css } from './style.js'

export const theme: Theme = {
  title: 'Minimal',
  description: 'One column, lots of space. For short resumes.',
  type: 'sans',
  suits: ({ entries, lines }) => (entries.work <= 2 && lines < 14 ? 0.6 : 0.3),
  quotes: false,
  leads: false,
  layout: ({ page, view, sections }) =>
    html`<div class="w">
      <header class="front">
        ${photoOf(page)}
        <div>${nameHeading(page, view)}${titleLine(page, view)}${placeLine(page, view)}</div>
        <div class="said">${introOf(page, view)}${contactOf(page, view)}${jumpList(sections, view)}</div>
      </header>
      ${bestLines(page, view)}${sectionsOf(sections, view)}
    </div>`,
  css,
}
