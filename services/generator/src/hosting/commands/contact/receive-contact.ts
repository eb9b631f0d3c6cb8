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

/** What one site takes from everybody together: its owner's mailbox is theirs. */
const perSite: Limit = {
  name: 'contact messages by site',
  points: 60,
  windowSeconds: 24 * 3_600,
  onUnavailable: 'fail-open',
}

/**
 * Keeps a visitor's message before it answers, so that a mail server that is away loses none.
 * The same form sent again changes nothing.
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

/** The site whose form a visitor may use: its page is public, and so is its owner's account. */
export async function openSite(
  { hostedSites, accounts }: Pick<Ports, 'hostedSites' | 'accounts'>,
  siteName: string,
): Promise<HostedSite | undefined> {
  const site = await hostedSites.find(siteName)
  if (!site?.live || site.deletion || site.takenDown || !site.settings.actions?.form) return undefined
  const standing = await accounts.standing(site.ownerId)
  return standing && !standing.isSuspended ? site : undefined
}
