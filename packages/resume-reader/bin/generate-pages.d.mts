/** Writes the generated resumes of these seeds into `out`/pdf and what they say into `out`/truth. */
export function generatePages(out: string, seeds: readonly number[]): Promise<void>

/** Pages that rules may be developed on. */
export const openSeeds: readonly number[]
/** Nobody fits anything on these, or looks at their pages to change a rule. */
export const heldOutSeeds: readonly number[]
