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
  title: 'Grid',
  description: 'Projects first, on cards. For developers and designers.',
  type: 'grotesk',
  card: 'panel',
  suits: ({ kind, describedProjects }) =>
    kind === 'maker' || describedProjects >= 3 ? 0.62 + Math.min(describedProjects, 10) / 100 : 0.25,
  quotes: false,
  leads: false,
  layout: ({ page, view, sections }) =>
    html`<header class="front w">
        ${languageSwitch(page, view)}
        <div class="who">${photoOf(page)}${nameHeading(page, view)}${titleLine(page, view)}</div>
        <div class="said">${introOf(page, view)}${placeLine(page, view)}${contactOf(page, view)}</div>
      </header>
      ${jumpList(sections, view)}
      <div class="w sheet">${bestLines(page, view)}${sectionsOf(sections, view)}</div>`,
  css,
}
