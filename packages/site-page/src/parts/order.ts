import type { PageSection, SectionName } from '../page/composition.js'

/** The sections with these names in front, in this order; the others stay in the page's. */
export const broughtForward = (
  sections: readonly PageSection[],
  first: readonly SectionName[],
): PageSection[] => [
  ...first.flatMap((name) => sections.filter((section) => section.name === name)),
  ...sections.filter(({ name }) => !first.includes(name)),
]

/** Those with these names, and the rest. */
export const divided = (
  sections: readonly PageSection[],
  names: readonly SectionName[],
): [named: PageSection[], rest: PageSection[]] => [
  sections.filter(({ name }) => names.includes(name)),
  sections.filter(({ name }) => !names.includes(name)),
]
