import { collection } from '@thumbfolio/kit/store'
import { SiteEntry } from './domain/site-entry.js'

export const siteEntries = collection<SiteEntry, never, 'owner'>({
  name: 'site-entries',
  schema: SiteEntry,
  index: { owner: ({ site }) => (site.state === 'listed' ? site.userId : undefined) },
})
