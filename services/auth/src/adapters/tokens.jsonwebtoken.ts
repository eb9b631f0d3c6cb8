import { createHash, createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto'
import { sessionIssuer } from '@thumbfolio/contracts'
import jwt from 'jsonwebtoken'
import type { SigningKeys, Tokens } from '../ports.js'

/**
 * Signs with ES256 and the first key; the public half of every key is published, so tokens that another one signed stay
 * valid.
 */
export function jsonWebTokens(keys: SigningKeys): Tokens {
  const [signing] = keys
  const keyid = thumbprintOf(publicHalf(signing))

  return {
    publicKeys: keys.map((key) => {
      const publicKey = publicHalf(key)
      return { ...publicKey, kid: thumbprintOf(publicKey), alg: 'ES256', use: 'sig' }
    }),
    sign: ({ userId, sessionId, verified, createdAt, expiresAt }) =>
      jwt.sign(
        {
          sid: sessionId,
          verified,
          iat: Math.floor(createdAt / 1000),
          exp: Math.floor(expiresAt / 1000),
        },
        signing,
        { algorithm: 'ES256', keyid, issuer: sessionIssuer, subject: userId },
      ),
  }
}

const publicHalf = (key: KeyObject): JsonWebKey => createPublicKey(key).export({ format: 'jwk' })

/** RFC 7638: the same key has the same id after a restart. */
const thumbprintOf = ({ crv, kty, x, y }: JsonWebKey): string =>
  createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url')
