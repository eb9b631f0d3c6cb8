import type { PageComposition } from './composition.js'

/** References are on a page only where their owner switched them on. */
export const shownSections = (
  composition: PageComposition,
  { references = false }: { readonly references?: boolean | undefined },
): PageComposition =>
  references
    ? composition
    : { ...composition, sections: composition.sections.filter(({ name }) => name !== 'references') }
