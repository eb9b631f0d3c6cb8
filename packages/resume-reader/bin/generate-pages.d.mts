/** Writes the generated resumes of these seeds into `out`/pdf and what they say into `out`/truth. */
export function generatePages(out: string, seeds: readonly number[]): Promise<void>

/** Pages that rules may be developed on. */
export const openSeeds: readonly number[]
/** Held out: no weights are fitted on these, and no rule is changed because of them. */
export const heldOutSeeds: readonly number[]
