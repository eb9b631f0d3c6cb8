import type { SectionName } from '../page/composition.js'

/** Those with these names, and the rest. */
export const divided = <S extends { readonly name: SectionName }>(
  sections: readonly S[],
  names: readonly SectionName[],
): [named: S[], rest: S[]] => [
  sections.filter(({ name }) => names.includes(name)),
  sections.filter(({ name }) => !names.includes(name)),
]
