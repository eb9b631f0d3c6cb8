import { DomainError, previewHostOf } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { everyItem } from '@thumbfolio/kit/store'
import { takeDown, type Signed, type Takedown } from '../../../hosting/index.js'
import type { Ports } from '../../ports.js'
import { applyTakedown } from './apply-takedown.js'
import { takeDraftDown } from './take-draft-down.js'

/**
 * Takes every site of a user down and removes their drafts, each with a row of the audit. Stopped in the middle, the same call
 * does the rest. What the user makes meanwhile stays: suspend them first.
 */
export const takeDownSitesOf = traced(
  'take-down-sites-of',
  async (
    ports: Ports,
    { ownerId, ...signed }: Signed & { readonly ownerId: string },
  ): Promise<{ takedowns: Takedown[]; drafts: number }> => {
    const names: string[] = []
    for await (const { id } of everyItem(ports.sites, 'owner', { equals: ownerId })) names.push(id)
    const labels: string[] = []
    for await (const { token } of everyItem(ports.drafts, 'owner', { equals: ownerId }))
      labels.push(previewHostOf(token))
    const takedowns: Takedown[] = []
    for (const name of names)
      takedowns.push(await takeDown(ports, { name, ...signed }, (taken) => applyTakedown(ports, taken)))
    let drafts = 0
    for (const label of labels)
      drafts += await takeDraftDown(ports, { label, ...signed }).then(
        () => 1,
        (error: unknown) => {
          // It was launched or removed meanwhile.
          if (error instanceof DomainError && error.code === 'not-found') return 0
          throw error
        },
      )
    return { takedowns, drafts }
  },
)
