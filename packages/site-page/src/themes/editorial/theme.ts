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
  title: 'Editorial',
  description: 'A quiet front page with dates in the margin. For careers that read like a story.',
  type: 'serif',
  suits: () => 0.5,
  layout: ({ page, view, sections }) =>
    html`<header class="front">
        <div class="w">
          ${languageSwitch(page, view)}${photoOf(page)}${nameHeading(page, view)}${titleLine(page, view)}
          <div class="open">
            ${placeLine(page, view)}
            <div class="said">${introOf(page, view)}${contactOf(page, view)}</div>
          </div>
        </div>
      </header>
      ${jumpList(sections, view)}
      <div class="w sheet">${bestLines(page, view)}${sectionsOf(sections, view)}</div>`,
  css,
}
