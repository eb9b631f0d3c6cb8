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
  title: 'Bold',
  description: 'One strong colour, huge name.',
  type: 'grotesk',
  card: 'poster',
  suits: ({ entries, lines }) =>
    entries.work >= 1 && entries.work <= 4 && lines >= 4 && lines <= 16 ? 0.52 : 0.3,
  layout: ({ page, view, sections }) =>
    html`<header class="front">
        <div class="w">
          ${languageSwitch(page, view)}
          <div class="top">${photoOf(page)}${placeLine(page, view)}${contactOf(page, view)}</div>
          ${nameHeading(page, view)}${titleLine(page, view)}
        </div>
      </header>
      ${jumpList(sections, view)}
      <div class="w sheet">
        <div class="said">${introOf(page, view)}</div>
        ${bestLines(page, view)}${sectionsOf(sections, view)}
      </div>`,
  css,
}
