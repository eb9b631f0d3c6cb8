import { traced } from '@thumbfolio/kit/base'
import type { Site } from '../domain/site/site.js'
import type { Ports } from '../ports.js'
import { changeContent, type ContentWanted } from './edit-content.js'
import { findVersion } from './find-version.js'

/**
 * Publishes a kept version again, as an edit: at once and without a charge. What was live is kept as a version.
 * @throws DomainError as an edit does, `not-found` for a version that is not kept
 */
export const restoreVersion = traced(
  'restore-version',
  (ports: Ports, wanted: ContentWanted, revision: string): Promise<Site> =>
    changeContent(ports, wanted, { kind: 'restore', of: revision }, async (site) => {
      const version = await findVersion(ports, site, revision)
      const { goBackRefusals, restored } = await import('../domain/versions/go-back.js')
      const next = restored(site, version, ports.now())
      return { next, noShorterThan: next, refusals: goBackRefusals }
    }),
)
