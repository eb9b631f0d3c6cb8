import { once } from 'node:events'
import { connect } from 'node:tls'
import type { SeenCertificate } from '../domain/sites/seen-certificate.js'

const timeoutMs = 5_000

/** The certificate that a server shows for a host. Nothing is sent but the handshake. @throws Error when nothing answers */
export async function certificateAt(url: URL, address: string): Promise<SeenCertificate> {
  const socket = connect({
    host: address,
    port: Number(url.port || 443),
    servername: url.hostname,
    // It is looked at, not trusted.
    rejectUnauthorized: false,
  })
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(timeoutMs) })
    const { valid_from: from, valid_to: until } = socket.getPeerCertificate()
    return { validFrom: timeIn(from), validUntil: timeIn(until), refusal: refusalOf(socket) }
  } finally {
    socket.destroy()
  }
}

function timeIn(text: string): number {
  const at = Date.parse(text)
  if (Number.isNaN(at)) throw new Error('The certificate has no readable dates')
  return at
}

function refusalOf(socket: { authorized: boolean; authorizationError: unknown }): SeenCertificate['refusal'] {
  if (socket.authorized) return undefined
  const { authorizationError: error } = socket
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : String(error)
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') return 'other-host'
  return 'not-trusted'
}
