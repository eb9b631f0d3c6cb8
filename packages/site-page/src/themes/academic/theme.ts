import { contactOf, introOf, nameHeading, placeLine, titleLine } from '../../parts/front.js'
import { photoOf } from '../../parts/photo.js'
import { html } from '../../parts/html.js'
import { jumpList } from '../../parts/around.js'
import { languageSwitch } from '../../parts/language-switch.js'
import { sectionsOf } from '../../parts/sections.js'
import type { Theme } from '../theme.js'
import { css } from './style.js'

export const theme: Theme = {
  title: 'Academic',
  description:
    'Dense and complete, with numbered publications and awards up front. For researchers and teachers.',
  type: 'serif',
  card: 'ruled',
  suits: ({ kind, entries: { publications } }) =>
    kind === 'academic' ? 0.7 + Math.min(publications, 20) / 100 : 0.2,
  quotes: false,
  leads: false,
  unfolded: Infinity,
  layout: ({ page, view, sections }) =>
    html`<div class="w">
      <header class="front">
        <div class="who">
          ${languageSwitch(page, view)}
          ${nameHeading(page, view)}${titleLine(page, view)}${placeLine(page, view)}${contactOf(page, view)}
        </div>
        ${photoOf(page)}
      </header>
      <div class="about">${introOf(page, view)}</div>
      ${jumpList(sections, view)} ${sectionsOf(sections, view)}
    </div>`,
  css,
}
