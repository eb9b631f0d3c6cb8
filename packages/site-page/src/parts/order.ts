import type { PageSection, SectionName } from '../page/composition.js'

/** Those with these names, and the rest. */
export const divided = (
  sections: readonly PageSection[],
  names: readonly SectionName[],
): [named: PageSection[], rest: PageSection[]] => [
  sections.filter(({ name }) => names.includes(name)),
  sections.filter(({ name }) => !names.includes(name)),
]
