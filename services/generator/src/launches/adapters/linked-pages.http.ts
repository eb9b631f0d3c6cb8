import { request as plainRequest, type IncomingMessage } from 'node:http'
import { request as secureRequest } from 'node:https'
import { isIP } from 'node:net'
import { DomainError } from '@thumbfolio/contracts'
import { inSpan } from '@thumbfolio/kit/base'
import { isPublicAddress } from './public-address.js'
import type { LinkedPages } from '../ports.js'

const mostBytes = 5 * 2 ** 20
const timeoutMs = 5_000
const mostRedirects = 3

/**
 * Loads pages of the public web. Each hop is looked up once and the request goes to the address that was checked, so a
 * later change of its DNS records has no effect. It sends no cookie and no credentials. `privateHosts`, like
 * `127.0.0.1:8080`, are loaded from although they are private: for development.
 */
export function httpLinkedPages(
  addressesOf: (host: string) => Promise<readonly string[]>,
  privateHosts: readonly string[],
): LinkedPages {
  const allowed = new Set(privateHosts)

  /** The address to connect to. @throws DomainError `link-not-public` */
  async function checkedAddress(url: URL): Promise<string> {
    const host = url.hostname.replace(/^\[|\]$/g, '')
    const addresses = isIP(host) ? [host] : await addressesOf(host)
    const [first] = addresses
    if (first === undefined) throw new DomainError('link-not-read')
    if (addresses.every((address) => allowed.has(`${address}:${portOf(url)}`))) return first
    if (url.port !== '' || !addresses.every(isPublicAddress)) throw new DomainError('link-not-public')
    return first
  }

  async function load(start: URL, accept: string, signal: AbortSignal) {
    let url = start
    for (let hop = 0; hop <= mostRedirects; hop += 1) {
      if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
        throw new DomainError('link-not-public')
      const address = await checkedAddress(url)
      signal.throwIfAborted()
      const response = await answerOf(url, { address, accept, signal })
      const next = nextOf(response, url)
      if (!next)
        return { url, contentType: response.headers['content-type'] ?? '', body: await bodyOf(response) }
      response.destroy()
      url = next
    }
    throw new DomainError('link-not-read')
  }

  return {
    get: (url, accept) =>
      inSpan('GET {linked page}', { kind: 'client' }, async () => {
        const signal = AbortSignal.timeout(timeoutMs)
        try {
          return await untilAborted(load(url, accept, signal), signal)
        } catch (error) {
          if (error instanceof DomainError && error.code === 'link-not-public') throw error
          throw new DomainError('link-not-read', { cause: error })
        }
      }),
  }
}

const portOf = ({ port, protocol }: URL): string => port || (protocol === 'https:' ? '443' : '80')

/** A look-up cannot be cancelled: it is not waited for any longer. */
const untilAborted = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(new Error('timed out')), { once: true }),
    ),
  ])

const answerOf = (
  url: URL,
  { address, accept, signal }: { address: string; accept: string; signal: AbortSignal },
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? secureRequest : plainRequest
    const isNamed = isIP(url.hostname.replace(/^\[|\]$/g, '')) === 0
    const sent = request(
      {
        host: address,
        port: portOf(url),
        path: `${url.pathname}${url.search}`,
        headers: {
          Host: url.host,
          Accept: accept,
          'Accept-Encoding': 'identity',
          'User-Agent': 'Thumbfolio link preview',
        },
        ...(isNamed && { servername: url.hostname }),
        agent: false,
        signal,
      },
      resolve,
    )
    sent.once('error', reject)
    sent.end()
  })

/** Where the answer leads on; undefined for a page. @throws DomainError `link-not-read` for anything else */
function nextOf(response: IncomingMessage, url: URL): URL | undefined {
  const { statusCode = 0, headers } = response
  if (statusCode === 200) return undefined
  const { location = '' } = headers
  if ([301, 302, 303, 307, 308].includes(statusCode) && URL.canParse(location, url.href))
    return new URL(location, url)
  response.destroy()
  throw new DomainError('link-not-read')
}

async function bodyOf(response: IncomingMessage): Promise<Buffer> {
  const isEncoded = (response.headers['content-encoding'] ?? 'identity') !== 'identity'
  const chunks: Buffer[] = []
  let size = 0
  try {
    if (isEncoded || Number(response.headers['content-length'] ?? 0) > mostBytes)
      throw new DomainError('link-not-read')
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > mostBytes) throw new DomainError('link-not-read')
      chunks.push(chunk)
    }
  } finally {
    response.destroy()
  }
  return Buffer.concat(chunks)
}
