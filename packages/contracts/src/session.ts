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
export const sessionIssuer = 'thumbfolio'
