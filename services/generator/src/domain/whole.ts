import type { ResumeContent } from '@thumbfolio/contracts'
import { composeLocally } from './compose-locally.js'
import type { Composition } from './composition.js'

/**
 * A composition with everything the resume has: what a model left out follows at the end of its section, and an intro
 * that it did not write is the resume's own. A model orders and stresses; it does not decide what is forgotten.
 */
export function whole(composition: Composition, content: ResumeContent, language: string): Composition {
  const own = composeLocally(content, language)
  const placed = new Set(composition.sections.flatMap(({ entries }) => entries.map(({ id }) => id)))
  const sections = composition.sections.map((section) => ({ ...section, entries: [...section.entries] }))
  for (const { name, entries } of own.sections) {
    const left = entries.filter(({ id }) => !placed.has(id))
    if (left.length === 0) continue
    const section = sections.findLast((known) => known.name === name)
    if (section) section.entries.push(...left)
    else sections.push({ name, entries: left })
  }
  const intro = composition.intro.length > 0 ? composition.intro : own.intro
  return { language: own.language, intro, sections: sections.slice(0, 30) }
}
