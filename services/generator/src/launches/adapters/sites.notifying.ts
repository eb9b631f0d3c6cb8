import type { Sites, Wakeups } from '../ports.js'

/** Notifies of every change of a site, after it is durable. */
export const notifyingSites = (sites: Sites, wakeups: Wakeups): Sites => ({
  ...sites,
  async commit(next, options) {
    const stored = await sites.commit(next, options)
    wakeups.notify(stored.id)
    return stored
  },
  async remove(site, options) {
    await sites.remove(site, options)
    wakeups.notify(site.id)
  },
})
