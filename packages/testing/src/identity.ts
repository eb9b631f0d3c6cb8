import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sessionIssuer } from '@thumbfolio/contracts'
import jwt from 'jsonwebtoken'

/** A peer that signs session tokens and publishes its key, so that a service can be tested on its own over real HTTP. */
export interface Identity extends AsyncDisposable {
  /** Serves as AUTH_URL. */
  readonly url: string
  tokenFor(user: {
    userId: string
    verified?: boolean
    sessionId?: string
    expiresInSeconds?: number
  }): string
  /** From now on the session is answered as ended. */
  revoke(sessionId: string): void
  /** From now on the session is answered as one of an operator; undefined: as one of somebody else. */
  setOperator(sessionId: string, state: 'confirmed' | 'unconfirmed' | undefined): void
  /** Answers one more internal path: `POST /internal/holds` and the like. */
  on(methodAndPath: string, answer: Answerer): void
}

interface Answer {
  readonly status: number
  /** Bytes go out as they are, anything else as JSON. */
  readonly body: unknown
}
/** An answer that is promised comes when it is there. */
type Answerer = (body: unknown, path: string) => Answer | Promise<Answer>

export async function startIdentity(): Promise<Identity> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const kid = 'test-key'
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid, alg: 'ES256', use: 'sig' }
  const revoked = new Set<string>()
  const operators = new Map<string, 'confirmed' | 'unconfirmed' | undefined>()
  const answers = new Map<string, Answerer>()

  const answerTo = (key: string, body: unknown, path: string): Answer | Promise<Answer> => {
    if (path === '/api/v1/auth/.well-known/jwks.json') return { status: 200, body: { keys: [jwk] } }
    const session = /^\/internal\/sessions\/(.+)$/.exec(path)?.[1]
    if (session !== undefined)
      return {
        status: 200,
        body: { active: !revoked.has(session), verified: false, operator: operators.get(session) },
      }
    const exact = [...answers].find(([prefix]) => key.startsWith(prefix))?.[1]
    return exact?.(body, path) ?? { status: 404, body: {} }
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString()
      const path = request.url ?? '/'
      const asked: unknown = text === '' ? undefined : JSON.parse(text)
      void Promise.resolve(answerTo(`${request.method} ${path}`, asked, path)).then(({ status, body }) =>
        body instanceof Uint8Array
          ? response.writeHead(status, { 'Content-Type': 'application/octet-stream' }).end(body)
          : response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body)),
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    tokenFor: ({ userId, verified = true, sessionId = `session-of-${userId}`, expiresInSeconds = 3600 }) =>
      jwt.sign({ sid: sessionId, verified }, privateKey, {
        algorithm: 'ES256',
        keyid: kid,
        issuer: sessionIssuer,
        subject: userId,
        expiresIn: expiresInSeconds,
      }),
    revoke: (sessionId) => void revoked.add(sessionId),
    setOperator: (sessionId, state) => void operators.set(sessionId, state),
    on: (methodAndPath, answer) => void answers.set(methodAndPath, answer),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
