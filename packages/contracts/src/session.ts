import { z } from 'zod'

/** Claims of a session token (JWT, ES256). `sid` names the session document, which is the truth about revocation. */
export const SessionClaims = z.object({
  sub: z.string().min(1),
  sid: z.string().min(1),
  verified: z.boolean(),
  iat: z.number(),
  exp: z.number(),
})
export type SessionClaims = z.infer<typeof SessionClaims>

export const sessionCookieName = 'session'
/** Over https: only the host itself can set it, so that no sibling host's cookie takes its place (RFC 6265bis, 4.1.3.2). */
export const hostSessionCookieName = '__Host-session'
export const sessionIssuer = 'thumbfolio'
