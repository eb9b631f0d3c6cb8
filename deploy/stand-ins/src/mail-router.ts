import type { MailPreview } from '@thumbfolio/kit/run'
import express, { type Router } from 'express'
import { sendDevPage } from './dev-page.js'
import type { MailArchive } from './mail-archive.js'
import { inboxPage } from './present-inbox.js'
import { templatesPage } from './present-templates.js'

/** `/dev/mail` for people, `/dev/mail/messages` for programs, `/dev/mail/templates`: every mail with example data. */
export function mailRouter(archive: MailArchive, templates: Readonly<Record<string, MailPreview>>): Router {
  const router = express.Router()
  router.get('/dev/mail', async (_request, response) => {
    sendDevPage(response, inboxPage(await archive.list()))
  })
  router.get('/dev/mail/messages', async (request, response) => {
    const { to } = request.query
    response.set('Cache-Control', 'no-store')
    response.json(await archive.list({ to: typeof to === 'string' ? to : undefined }))
  })
  router.get('/dev/mail/templates', (_request, response) => sendDevPage(response, templatesPage(templates)))
  return router
}
