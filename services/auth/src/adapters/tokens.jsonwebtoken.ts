import { createHash, createPublicKey, type KeyObject } from 'node:crypto'
import { sessionIssuer } from '@thumbfolio/contracts'
import jwt from 'jsonwebtoken'
import type { Tokens } from '../ports.js'

/** Signs with ES256. The key's id is its thumbprint (RFC 7638), so the same key has the same id after a restart. */
export function jsonWebTokens(privateKey: KeyObject): Tokens {
  const publicKey = createPublicKey(privateKey).export({ format: 'jwk' })
  const { crv, kty, x, y } = publicKey
  const kid = createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url')

  return {
    publicKeys: [{ ...publicKey, kid, alg: 'ES256', use: 'sig' }],
    sign: ({ userId, sessionId, verified, createdAt, expiresAt }) =>
      jwt.sign(
        {
          sid: sessionId,
          verified,
          iat: Math.floor(createdAt / 1000),
          exp: Math.floor(expiresAt / 1000),
        },
        privateKey,
        { algorithm: 'ES256', keyid: kid, issuer: sessionIssuer, subject: userId },
      ),
  }
}
