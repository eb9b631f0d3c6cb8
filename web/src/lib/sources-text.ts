import { counted } from './counted.js'

/** How many facts a page tells, and on whose word. `fromOwner` of them the owner wrote. */
export function sourcesText({ facts, fromOwner }: { facts: number; fromOwner: number }): string {
  const read = facts - fromOwner
  const stand = read === 0 ? 'No fact stands' : counted(read, 'fact stands', 'facts stand')
  const fromResume = `${stand} on your resume`
  return fromOwner === 0
    ? `${fromResume}, and no other is told.`
    : `${fromResume}, ${fromOwner} you wrote yourself.`
}
