import type { Dns, Ports } from '../ports.js'

const loopback = ['127.0.0.1', '::1']

/** Where custom domains have to point: the given addresses, else those that `host` has in DNS at that moment. */
export const ownPlaceIn = (
  dns: Pick<Dns, 'addresses'>,
  host: string,
  given: readonly string[],
): Ports['ownPlace'] => ({
  host,
  async addresses() {
    if (given.length > 0) return given
    const isLocal = host === 'localhost' || host.endsWith('.localhost')
    return isLocal ? loopback : dns.addresses(host)
  },
})
