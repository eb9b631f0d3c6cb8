import { everyItem, ignoreConflict, removeAll } from '@thumbfolio/kit/store'
import { contactKeptMs, type ContactMessage } from '../../domain/contact/contact-message.js'
import { siteKeyOf, type HostedSite } from '../../domain/sites/hosted-site.js'
import type { Ports } from '../../ports.js'

type Needed = Pick<Ports, 'contactMessages'>
type Whose = Pick<HostedSite, 'id' | 'createdAt' | 'key' | 'ownerId'>

/** What visitors wrote to the owner of a site, newest first. */
export async function contactMessagesOf(
  { contactMessages, now }: Needed & Pick<Ports, 'now'>,
  site: Whose,
): Promise<ContactMessage[]> {
  const found: ContactMessage[] = []
  for await (const message of everyItem(contactMessages, 'site', { equals: siteKeyOf(site) }))
    if (message.ownerId === site.ownerId && message.at > now() - contactKeptMs) found.push(message)
  return found.sort((one, other) => other.at - one.at)
}

/** Deletes a message of this site, and only of this one. Safe to repeat. */
export async function deleteContactMessage(
  { contactMessages }: Needed,
  site: Whose,
  id: string,
): Promise<void> {
  const message = await contactMessages.find(id)
  if (message?.siteKey === siteKeyOf(site)) await ignoreConflict(contactMessages.remove(message))
}

export const forgetOldContactMessages = ({ contactMessages, now }: Needed & Pick<Ports, 'now'>) =>
  removeAll(contactMessages, 'at', { to: now() - contactKeptMs })

export const forgetContactMessagesOfSite = ({ contactMessages }: Needed, site: Whose) =>
  removeAll(contactMessages, 'site', { equals: siteKeyOf(site) })

export const forgetContactMessagesOf = ({ contactMessages }: Needed, ownerId: string) =>
  removeAll(contactMessages, 'owner', { equals: ownerId })
