import type { RequestHandler } from 'express'

/** Refuses what a page of another origin sends with somebody's browser. Programs send no origin. */
export const sameOriginOnly: RequestHandler = (request, response, next) => {
  const origin = request.get('origin')
  const isOurs = origin === undefined || (URL.canParse(origin) && new URL(origin).host === request.host)
  if (isOurs) next()
  else response.status(403).json({ message: 'Another origin may not use the development chain.' })
}
