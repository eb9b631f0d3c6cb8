import { DomainError } from '@thumbfolio/contracts'
import type { Site } from './site.js'

/** What visitors see, and what it was made from. */
export type Live = NonNullable<Site['live']>

/** The live version of a site. @throws DomainError `site-not-live` */
export function liveOf(site: Site): Live {
  if (!site.live) throw new DomainError('site-not-live')
  return site.live
}

/** Changes with every launch and every edit. */
export const contentEtag = ({ number, edits = 0 }: Live): string => `"${number}.${edits}"`
