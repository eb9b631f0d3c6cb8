import { timingSafeEqual } from 'node:crypto'
import { BlockList, isIPv6 } from 'node:net'
import type { Request, Response } from 'express'
import type { CustomDomains } from './custom-domains.js'

/** Where a TLS proxy asks whether it may get a certificate: `?domain=`, as Caddy's `ask` does. */
export const askPath = '/internal/domains/ask'

const privateNetworks = new BlockList()
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  privateNetworks.addSubnet(network, prefix, 'ipv4')
privateNetworks.addAddress('::1', 'ipv6')
privateNetworks.addSubnet('fc00::', 7, 'ipv6')
privateNetworks.addSubnet('fe80::', 10, 'ipv6')

/** What a proxy adds to the requests of visitors, and not to a question of its own. */
const forwardedHeaders = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'via']

/**
 * Answers 200 for the hosts of active custom domains and 404 for all others, as they are at that moment. Only for the
 * proxy itself: with the secret where there is one, else from a private address and not forwarded. Else it is 404 too.
 */
export function certificateAsk(domains: CustomDomains, secret: string | undefined) {
  return async (request: Request, response: Response): Promise<void> => {
    const { domain, secret: given } = request.query
    const isAllowed =
      secret === undefined ? isFromProxy(request) : typeof given === 'string' && isEqual(given, secret)
    const host = typeof domain === 'string' ? domain.toLowerCase().replace(/\.$/, '') : ''
    const found = isAllowed && request.method === 'GET' ? await domains.findNow(host) : undefined
    response
      .status(found ? 200 : 404)
      .set('Cache-Control', 'no-store')
      .end()
  }
}

function isFromProxy({ socket, headers }: Request): boolean {
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:(?=\d+\.)/, '')
  return (
    forwardedHeaders.every((name) => headers[name] === undefined) &&
    address !== '' &&
    privateNetworks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
  )
}

function isEqual(given: string, secret: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(secret)]
  return a.length === b.length && timingSafeEqual(a, b)
}
