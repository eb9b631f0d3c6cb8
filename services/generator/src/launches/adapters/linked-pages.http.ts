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
/** Of a link that is only checked. Browsers follow twenty. */
const mostRedirectsOfLink = 10

/** How a request is made. */
interface Ask {
  readonly method: 'GET' | 'HEAD'
  readonly accept: string
  readonly userAgent: string
  readonly redirects: number
  readonly signal: AbortSignal
}

class NoSuchHost extends DomainError {
  constructor() {
    super('link-not-read')
  }
}

/** An address that we do not ask, though a browser would. */
class NotAsked extends DomainError {
  constructor() {
    super('link-not-public')
  }
}

/**
 * Loads pages of the public web. Each hop is looked up once and the request goes to the address that was checked, so a
 * later change of its DNS records has no effect. It sends no cookie and no credentials. `privateHosts`, like
 * `127.0.0.1:8080`, are loaded from although they are private: for development. Servers see `appOrigin` in the name of the
 * robot that checks links.
 */
export function httpLinkedPages(
  dns: { addresses(host: string): Promise<readonly string[]> },
  privateHosts: readonly string[],
  appOrigin: string,
): LinkedPages {
  const allowed = new Set(privateHosts)
  const asChecker = {
    accept: 'text/html, */*;q=0.8',
    userAgent: `Mozilla/5.0 (compatible; ThumbfolioLinkCheck/1.0; +${appOrigin}/)`,
    redirects: mostRedirectsOfLink,
  }
  const asReader = { userAgent: 'Thumbfolio link preview', redirects: mostRedirects }

  /** The address to connect to. @throws DomainError `link-not-public` */
  async function checkedAddress(url: URL): Promise<string> {
    const host = url.hostname.replace(/^\[|\]$/g, '')
    const addresses = isIP(host) ? [host] : await dns.addresses(host)
    const [first] = addresses
    if (first === undefined) throw new NoSuchHost()
    if (addresses.every((address) => allowed.has(`${address}:${portOf(url)}`))) return first
    if (!addresses.every(isPublicAddress)) throw new DomainError('link-not-public')
    if (url.port !== '') throw new NotAsked()
    return first
  }

  /** The first answer that is no redirect. */
  async function follow(start: URL, ask: Ask): Promise<{ url: URL; response: IncomingMessage }> {
    let url = start
    for (let hop = 0; hop <= ask.redirects; hop += 1) {
      if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') throw new NotAsked()
      const address = await checkedAddress(url)
      ask.signal.throwIfAborted()
      const response = await answerOf(url, address, ask)
      const next = nextOf(response, url)
      if (!next) return { url, response }
      response.destroy()
      url = next
    }
    throw new DomainError('link-not-read')
  }

  async function load(start: URL, ask: Ask) {
    const { url, response } = await follow(start, ask)
    if (response.statusCode !== 200) {
      response.destroy()
      throw new DomainError('link-not-read')
    }
    return { url, contentType: response.headers['content-type'] ?? '', body: await bodyOf(response) }
  }

  async function statusOf(url: URL, method: Ask['method']): Promise<number> {
    const signal = AbortSignal.timeout(timeoutMs)
    const ask: Ask = { ...asChecker, method, signal }
    const { response } = await untilAborted(follow(url, ask), signal)
    response.destroy()
    return response.statusCode ?? 0
  }

  return {
    get: (url, accept) =>
      inSpan('GET {linked page}', { kind: 'client' }, async () => {
        const signal = AbortSignal.timeout(timeoutMs)
        const ask: Ask = { ...asReader, method: 'GET', accept, signal }
        try {
          return await untilAborted(load(url, ask), signal)
        } catch (error) {
          if (error instanceof DomainError && error.code === 'link-not-public') throw error
          throw new DomainError('link-not-read', { cause: error })
        }
      }),

    answerOf: (url) =>
      inSpan('HEAD {linked page}', { kind: 'client' }, async () => {
        try {
          const status = await statusOf(url, 'HEAD').catch((error: unknown) => {
            if (error instanceof DomainError) throw error
            return 0
          })
          // Servers that know no HEAD refuse it, or hang up.
          return status >= 200 && status < 400 ? status : await statusOf(url, 'GET')
        } catch (error) {
          if (error instanceof NoSuchHost) return 'no-such-host'
          if (isIncompleteChain(error)) return undefined
          if (!(error instanceof DomainError) || error.code === 'link-not-read') return 'no-answer'
          return error.code === 'link-not-public' && !(error instanceof NotAsked) ? 'not-public' : undefined
        }
      }),
  }
}

/** The server sends no intermediate certificate: browsers know it all the same. */
const isIncompleteChain = (error: unknown): boolean =>
  error instanceof Error && (error as NodeJS.ErrnoException).code === 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'

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
  address: string,
  { method, accept, userAgent, signal }: Ask,
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? secureRequest : plainRequest
    const isNamed = isIP(url.hostname.replace(/^\[|\]$/g, '')) === 0
    const sent = request(
      {
        method,
        host: address,
        port: portOf(url),
        path: `${url.pathname}${url.search}`,
        headers: {
          Host: url.host,
          Accept: accept,
          'Accept-Encoding': 'identity',
          'User-Agent': userAgent,
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

/** Where a redirect leads; undefined for any other answer. */
function nextOf({ statusCode = 0, headers: { location = '' } }: IncomingMessage, url: URL): URL | undefined {
  const isRedirect = [301, 302, 303, 307, 308].includes(statusCode) && location !== ''
  return isRedirect && URL.canParse(location, url.href) ? new URL(location, url) : undefined
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
