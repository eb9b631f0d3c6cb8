import { sectionKinds, type SectionKind } from '@thumbfolio/contracts/languages'
import { allLanguages } from './all-languages.js'

/** The titles of each kind of section, in every language; collected from the Europass template, themes and career guides. */
export const sectionTitles: readonly (readonly [SectionKind, readonly string[]])[] = sectionKinds.map(
  (kind) => [kind, allLanguages.flatMap(({ titles }) => titles[kind] ?? [])] as const,
)
