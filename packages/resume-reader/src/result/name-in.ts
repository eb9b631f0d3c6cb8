import type { ResumeContent } from '@thumbfolio/contracts'
import { nameDoubtOf, type NameDoubt } from '../fields/name-doubt.js'

/** Why the name of a content may be none; undefined where there is none. */
export function nameDoubtIn({ basics, work = [], volunteer = [] }: ResumeContent): NameDoubt | undefined {
  if (basics?.name === undefined) return undefined
  const posts = [...work, ...volunteer].map(({ position = '' }) => position)
  return nameDoubtOf(basics.name, [basics.label ?? '', ...posts])
}
