import { createHmac } from 'node:crypto'
import type { Fingerprint } from '@thumbfolio/site-page'

/** HMAC-SHA256 with a key of its own from the secret. */
export function hmacFingerprint(secret: string): Fingerprint {
  const key = createHmac('sha256', secret).update('personal facts').digest()
  return (parts) => createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url')
}
