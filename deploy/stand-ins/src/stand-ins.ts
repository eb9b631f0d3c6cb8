import { join } from 'node:path'
import { createLog, type Logger, type Service } from '@thumbfolio/kit'
import express from 'express'
import type { StandInsConfig } from './config.js'
import { openMailArchive } from './mail-archive.js'
import { mailRouter } from './mail-router.js'
import { startSmtpInbox } from './smtp-inbox.js'

export interface StandIns extends Service {
  /** Where mails are handed over; serves as SMTP_URL. */
  readonly smtpUrl: string
}

/** What stands in for third parties during development: a mail inbox. The chain joins it here. */
export async function standIns(config: StandInsConfig, parts: { log?: Logger } = {}): Promise<StandIns> {
  const log =
    parts.log?.child({ name: 'stand-ins' }) ?? createLog({ name: 'stand-ins', level: config.LOG_LEVEL })
  const archive = await openMailArchive(join(config.DATA_DIR, 'mail'))
  const inbox = await startSmtpInbox({ port: config.SMTP_PORT, host: config.HOST, log }, archive.add)
  const router = express.Router()
  router.use(mailRouter(archive))

  return {
    name: 'stand-ins',
    smtpUrl: inbox.url,
    router,
    async start() {},
    async ready() {},
    [Symbol.asyncDispose]: () => inbox[Symbol.asyncDispose](),
  }
}
