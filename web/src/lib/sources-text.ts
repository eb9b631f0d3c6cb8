/** How many facts a page tells, and on whose word. `fromOwner` of them the owner wrote. */
export function sourcesText({ facts, fromOwner }: { facts: number; fromOwner: number }): string {
  const read = facts - fromOwner
  const fromResume = `${read} ${read === 1 ? 'fact stands' : 'facts stand'} on your resume`
  return fromOwner === 0
    ? `${fromResume}, and no other is told.`
    : `${fromResume}, ${fromOwner} you wrote yourself.`
}
