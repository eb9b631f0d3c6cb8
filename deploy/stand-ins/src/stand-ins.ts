import { join } from 'node:path'
import type { Service } from '@thumbfolio/kit'
import { Router } from 'express'
import type { StandInsConfig } from './config.js'
import { inboxPage, inboxPagePolicy } from './inbox-page.js'
import { openInbox, type Inbox } from './inbox.js'
import { serveSmtp } from './smtp.js'

/** Third parties of a development machine: the mail inbox, read at `/dev/mail`. Never in production. */
export async function standIns(
  config: StandInsConfig,
  now: () => number = Date.now,
): Promise<Service & { readonly smtpUrl: string }> {
  const inbox = await openInbox(join(config.DATA_DIR, 'mail'), now)
  const smtp = await serveSmtp(inbox, { port: config.SMTP_PORT, host: config.HOST })
  return {
    name: 'stand-ins',
    smtpUrl: smtp.url,
    router: mailRoutes(inbox),
    async start() {},
    async ready() {},
    [Symbol.asyncDispose]: () => smtp[Symbol.asyncDispose](),
  }
}

function mailRoutes(inbox: Inbox): Router {
  return Router()
    .get('/dev/mail', (_request, response) => {
      response.set('Content-Security-Policy', inboxPagePolicy).type('html').send(inboxPage(inbox.mails))
    })
    .get('/dev/mail/messages', (request, response) => {
      const to = typeof request.query['to'] === 'string' ? request.query['to'].toLowerCase() : undefined
      response.json(
        inbox.mails.filter(
          (mail) => to === undefined || mail.to.some((address) => address.toLowerCase() === to),
        ),
      )
    })
}
