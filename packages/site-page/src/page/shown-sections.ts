import type { PageSettings } from '../page-settings.js'
import type { PageComposition } from './composition.js'

/** References are on a page only where their owner switched them on. */
export const shownSections = (
  composition: PageComposition,
  { references = false }: PageSettings,
): PageComposition =>
  references
    ? composition
    : { ...composition, sections: composition.sections.filter(({ name }) => name !== 'references') }
