import type { SitePhotoState } from '@thumbfolio/contracts'
import { personOf } from '../domain/photo/person.js'
import type { Site } from '../domain/site/site.js'

export function presentPhoto(site: Site): SitePhotoState {
  const { settings, republish } = site
  return {
    ...(settings.photo && { photo: settings.photo }),
    suggestedAlt: personOf(site),
    published: republish === undefined,
  }
}
