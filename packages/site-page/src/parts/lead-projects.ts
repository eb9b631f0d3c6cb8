import type { PageEntry, PageSection } from '../page/composition.js'
import { entryOf } from '../page/entries.js'
import { anchored, bodyOf, linked } from './entry-parts.js'
import { leadPicture } from './entry-pictures.js'
import { projectBody } from './history-entry.js'
import { html, type Html } from './html.js'
import { projectFacts } from './project-grid.js'
import { fieldsOf, type View } from './view.js'

/** Projects before the others, each with a large picture. */
const mostLeads = 3

/** The first projects with a picture, and the section without them; undefined when there are none. */
export function leadProjects(
  section: PageSection,
  view: View,
): { leads: Html; rest: PageSection } | undefined {
  const entries = section.entries
    .filter(({ emphasis, pictures }) => pictures && emphasis !== 'compact')
    .slice(0, mostLeads)
  const leads = entries.flatMap((entry) => leadOf(entry, view) ?? [])
  if (leads.length === 0 || leads.length < entries.length) return undefined
  const rest = section.entries.filter((entry) => !entries.includes(entry))
  return { leads: html`<div class="lead">${leads}</div>`, rest: { ...section, entries: rest } }
}

/** The picture is last in the markup; styles show it above the text. */
function leadOf(composed: PageEntry, view: View): Html | undefined {
  const entry = entryOf(view.content, 'projects', composed.id)
  const [first, ...others] = composed.pictures ?? []
  if (!entry?.name || !first) return undefined
  const { pictures: _all, ...said } = composed
  const body = projectBody({ ...said, ...(others.length > 0 && { pictures: others }) }, entry, view)
  return html`<article${anchored(composed, view)}><div class="t"><h3>${linked(entry.name, entry.url, view, fieldsOf(composed.id, 'name'))}</h3>${projectFacts(composed.id, entry, view)}${bodyOf(body)}</div>${leadPicture(first, composed.id, view)}</article>`
}
