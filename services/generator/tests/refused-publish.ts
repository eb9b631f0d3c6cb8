/** Publishes where every write is refused, as a process of its own, and says what it heard of that. */
import { blobSiteHost } from '../src/hosting/adapters/site-host.blobs.js'
import { bundleOf } from '@thumbfolio/site-page'

const page = (path: string) => ({
  path,
  contentType: 'text/html',
  body: Buffer.from('<p>Ada Lovelace</p>'.repeat(5_000)),
})
const full = async () => {
  throw new Error('The disk is full')
}
const host = blobSiteHost({
  aliases: { find: async () => undefined } as never,
  blobs: { write: full } as never,
  now: Date.now,
})
await host
  .publish('ada', { bundle: bundleOf(['index.html', 'about.html'].map(page)), headers: {} })
  .catch(({ message }: Error) => process.stdout.write(message))
