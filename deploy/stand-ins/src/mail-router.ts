import { randomBytes } from 'node:crypto'
import express, { type Router } from 'express'
import type { MailArchive } from './mail-archive.js'
import { inboxPage } from './present-inbox.js'

/** `/dev/mail` for people, `/dev/mail/messages` for programs. */
export function mailRouter(archive: MailArchive): Router {
  const router = express.Router()
  router.get('/dev/mail', async (_request, response) => {
    const nonce = randomBytes(16).toString('base64')
    const policy = `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
    response.set({ 'Content-Security-Policy': policy, 'Cache-Control': 'no-store' }).type('html')
    response.send(inboxPage(await archive.list(), nonce))
  })
  router.get('/dev/mail/messages', async (request, response) => {
    const { to } = request.query
    response.set('Cache-Control', 'no-store')
    response.json(await archive.list({ to: typeof to === 'string' ? to : undefined }))
  })
  return router
}
