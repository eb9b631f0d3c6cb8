import { DomainError } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { clientKey, type Limit } from '@thumbfolio/kit/http'
import { ignoreConflict } from '@thumbfolio/kit/store'
import type { ContactWords } from '../../domain/contact/contact-message.js'
import { siteKeyOf, type HostedSite } from '../../domain/sites/hosted-site.js'
import type { Ports } from '../../ports.js'

const perAddress: Limit = {
  name: 'contact messages by address',
  points: 5,
  windowSeconds: 3_600,
  onUnavailable: 'fail-open',
}

/** Of all visitors of a site together: protects the owner's mailbox. */
const perSite: Limit = {
  name: 'contact messages by site',
  points: 60,
  windowSeconds: 24 * 3_600,
  onUnavailable: 'fail-open',
}

/**
 * Stores a visitor's message; it is mailed later, so an unavailable mail server loses none. Idempotent by the id of the form.
 * @throws DomainError `rate-limited`
 */
export const receiveContact = traced(
  'receive-contact',
  async (
    { contactMessages, limits, now }: Pick<Ports, 'contactMessages' | 'limits' | 'now'>,
    site: HostedSite,
    { id, words, clientAddress }: { id: string; words: ContactWords; clientAddress: string },
  ): Promise<void> => {
    if (await contactMessages.find(id)) return
    const siteKey = siteKeyOf(site)
    for (const [key, limit] of [
      [`${siteKey} ${clientKey(clientAddress)}`, perAddress],
      [siteKey, perSite],
    ] as const) {
      const verdict = await limits.consume(key, limit)
      if (!verdict.allowed) throw new DomainError('rate-limited', verdict)
    }
    const at = now()
    await ignoreConflict(
      contactMessages.commit({
        id,
        version: 0,
        schemaVersion: 1,
        siteKey,
        siteName: site.id,
        ownerId: site.ownerId,
        ...words,
        at,
        mail: { tries: 0, dueAt: at },
      }),
    )
  },
)

/** The site, if visitors may use its form: the page is public, the form is switched on, the owner is not suspended. */
export async function openSite(
  { hostedSites, accounts }: Pick<Ports, 'hostedSites' | 'accounts'>,
  siteName: string,
): Promise<HostedSite | undefined> {
  const site = await hostedSites.find(siteName)
  if (!site?.live || site.deletion || site.takenDown || !site.settings.actions?.form) return undefined
  const standing = await accounts.standing(site.ownerId)
  return standing && !standing.isSuspended ? site : undefined
}
