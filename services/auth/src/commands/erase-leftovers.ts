import { everyItem } from '@thumbfolio/kit/store'
import { ledgerRange, withoutName } from '../domain/ledger.js'
import { avatarsOf, type Ports } from '../ports.js'

/** What follows a deletion: the pictures go, and the ledger keeps its numbers without names. Safe to repeat. */
export async function eraseLeftovers(
  { blobs, ledger }: Pick<Ports, 'blobs' | 'ledger'>,
  userId: string,
): Promise<void> {
  for await (const { name } of blobs.list(avatarsOf(userId))) await blobs.remove(name)
  for await (const row of everyItem(ledger, 'user', ledgerRange(userId)))
    if (row.siteName !== '') await ledger.commit(withoutName(row))
}
