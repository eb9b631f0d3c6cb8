import { mostOnPage, type ResumeContent } from '@thumbfolio/contracts'
import { composeLocally } from './compose-locally.js'
import type { ComposedEntry, Composition, SectionName } from './composition.js'

interface Placed {
  readonly name: SectionName
  readonly entry: ComposedEntry
}

/**
 * A composition with everything the resume has: what a model put under another section goes to its own, what it left
 * out follows at the end of its section, and an intro that it did not write is the resume's own. A model orders and
 * stresses; it does not decide what is forgotten. What the resume has not, or has once, is left for the check to tell of.
 */
export function whole(composition: Composition, content: ResumeContent, language: string): Composition {
  const own = composeLocally(content, language)
  const homes = new Map(own.sections.flatMap(({ name, entries }) => entries.map(({ id }) => [id, name])))
  const sections = new Map(composition.sections.map(({ name }): [SectionName, ComposedEntry[]] => [name, []]))
  const placed = new Set<string>()
  const takeHome = ({ entry }: Placed): boolean => {
    const home = homes.get(entry.id)
    if (home === undefined || placed.has(entry.id)) return false
    placed.add(entry.id)
    sections.set(home, [...(sections.get(home) ?? []), entry])
    return true
  }

  const given = placesOf(composition)
  const isAtHome = ({ name, entry }: Placed) => homes.get(entry.id) === name
  const strange = [
    ...given.filter((one) => isAtHome(one) && !takeHome(one)),
    ...given.filter((one) => !isAtHome(one) && !takeHome(one)),
  ]
  for (const one of placesOf(own)) takeHome(one)
  const intro = composition.intro.length > 0 ? composition.intro : own.intro
  return {
    language: own.language,
    intro,
    sections: [...sections].map(([name, entries]) => ({
      name,
      entries: [...entries, ...strange.filter((one) => one.name === name).map(({ entry }) => entry)].slice(
        0,
        mostOnPage.entries,
      ),
    })),
  }
}

const placesOf = ({ sections }: Composition): Placed[] =>
  sections.flatMap(({ name, entries }) => entries.map((entry) => ({ name, entry })))
