import type { PageSection } from '../page/composition.js'
import { githubProjects } from './github-projects.js'
import { html, type Html } from './html.js'
import { indexEntries } from './index-entries.js'
import { leadProjects } from './lead-projects.js'
import { projectGrid } from './project-grid.js'
import type { SectionGroup } from './section-groups.js'
import { timeline } from './timeline.js'
import { mark, sectionTitle, type View } from './view.js'
import { interestLine, languageLine, quotes, skillLines } from './word-lists.js'

/** Sections in order; neighbours that are looked up, not read, stand together as one index. */
export function sectionsOf(sections: readonly SectionGroup[], view: View): Html[] {
  const groups: { isIndex: boolean; parts: Html[] }[] = []
  for (const section of sections) {
    const part = sectionOf(section, view)
    const isIndex = isIndexed(section)
    const last = groups.at(-1)
    if (!part) continue
    if (last && last.isIndex === isIndex) last.parts.push(part)
    else groups.push({ isIndex, parts: [part] })
  }
  return groups.flatMap(({ isIndex, parts }) => (isIndex ? html`<div class="x">${parts}</div>` : parts))
}

function sectionOf(section: SectionGroup, view: View): Html | undefined {
  const { name, anchor } = section
  const parts = partsOf(section, view)
  if (parts.length === 0) return undefined
  const { title, language, field } = sectionTitle(section, view)
  return html`<section class="s ${name}" id="${anchor}"${mark(view, 'section', name)}><h2${language}${mark(view, 'field', field)}>${title}</h2><div>${parts}</div></section>`
}

function partsOf(section: PageSection, view: View): Html[] {
  switch (section.name) {
    case 'work':
    case 'volunteer':
    case 'custom':
      return timeline(section, view)
    case 'projects':
      return [...projectsOf(section, view), ...githubProjects(view)]
    case 'education':
      return isIndexed(section) ? indexEntries(section, view) : timeline(section, view)
    case 'awards':
    case 'certificates':
    case 'publications':
      return indexEntries(section, view)
    case 'skills':
      return skillLines(section, view)
    case 'languages':
      return languageLine(section, view)
    case 'interests':
      return interestLine(section, view)
    case 'references':
      return quotes(section, view)
  }
}

function projectsOf(section: PageSection, view: View): Html[] {
  const lead = leadProjects(section, view)
  if (lead) return [lead.leads, ...timeline(lead.rest, view)]
  const grid = projectGrid(section, view)
  return grid ? [grid] : timeline(section, view)
}

/** Belongs to the compact index. Education is outside of it if a composer emphasises it. */
function isIndexed({ name, entries }: PageSection): boolean {
  if (name === 'education') return entries.every(({ emphasis }) => emphasis === 'compact')
  return ['awards', 'certificates', 'publications', 'languages', 'interests'].includes(name)
}
