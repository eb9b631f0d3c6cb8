import { ledgerRange } from '../domain/ledger.js'
import { avatarsOf, type Ports } from '../ports.js'

const pageSize = 200

/** What follows a deletion: the pictures go, and the ledger keeps its numbers without names. Safe to repeat. */
export async function eraseLeftovers(
  { blobs, ledger }: Pick<Ports, 'blobs' | 'ledger'>,
  userId: string,
): Promise<void> {
  for await (const { name } of blobs.list(avatarsOf(userId))) await blobs.remove(name)
  let after: string | undefined
  do {
    const page = { limit: pageSize, ...(after !== undefined && { after }) }
    const { items, next } = await ledger.list('user', ledgerRange(userId), page)
    for (const row of items) if (row.siteName !== '') await ledger.commit({ ...row, siteName: '' })
    after = next
  } while (after !== undefined)
}
