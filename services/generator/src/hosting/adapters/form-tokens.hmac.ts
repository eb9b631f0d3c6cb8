import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FormTokens } from '../ports.js'

/** Tokens with HMAC-SHA256, each for one site. The first secret signs, all of them verify. */
export function hmacFormTokens(secrets: readonly string[], now: () => number): FormTokens {
  const keys = secrets.map((secret) => createHmac('sha256', secret).update('contact form').digest())
  const signed = (key: Buffer, siteName: string, text: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([siteName, text]))
      .digest('base64url')
  return {
    issue(siteName) {
      const text = `${now().toString(36)}.${randomBytes(16).toString('hex')}`
      return `${text}.${signed(keys[0]!, siteName, text)}`
    },
    read(siteName, token) {
      const [, text, openedAt, id, signature] =
        /^(([0-9a-z]{6,10})\.([0-9a-f]{32}))\.([\w-]{43})$/.exec(token) ?? []
      if (text === undefined || openedAt === undefined || id === undefined || signature === undefined)
        return undefined
      const given = Buffer.from(signature)
      const isOurs = keys.some((key) => timingSafeEqual(given, Buffer.from(signed(key, siteName, text))))
      return isOurs ? { id, openedAt: parseInt(openedAt, 36) } : undefined
    },
  }
}
