import type { Request, RequestHandler } from 'express'

/** Refuses requests from pages of another origin. Programs send no origin. */
export const sameOriginOnly: RequestHandler = (request, response, next) => {
  if (isOurs(request)) next()
  else response.status(403).json({ message: 'Another origin may not use the development chain.' })
}

/** A form of a page that sends no referrer has the origin `null`; the browser then says in a header of its own whose it is. */
function isOurs(request: Request): boolean {
  const origin = request.get('origin')
  if (request.get('sec-fetch-site') === 'same-origin' || origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === request.host
}
