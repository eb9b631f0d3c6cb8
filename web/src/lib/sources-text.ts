import { counted } from './counted.js'

/** Where the facts of a page come from. `fromOwner` of them the owner wrote. */
export function sourcesText({ facts, fromOwner }: { facts: number; fromOwner: number }): string {
  if (fromOwner === 0) return 'Everything on this page comes from your resume.'
  const read = counted(facts - fromOwner, 'fact comes', 'facts come')
  return `${read} from your resume, and you wrote ${fromOwner} yourself.`
}
