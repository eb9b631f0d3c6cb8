import { join } from 'node:path'
import { createLog, type Logger } from '@thumbfolio/kit/base'
import type { MailPreview, Service } from '@thumbfolio/kit/run'
import express from 'express'
import { chainStandIn } from './chain-stand-in.js'
import type { StandInsConfig } from './config.js'
import { openMailArchive } from './mail-archive.js'
import { mailRouter } from './mail-router.js'
import { startSmtpInbox } from './smtp-inbox.js'

export interface StandIns extends Service {
  /** Where mails are handed over; serves as SMTP_URL. */
  readonly smtpUrl: string
  /** The wallet of ours on the local chain; serves as SOLANA_ADMIN_WALLET. */
  readonly adminWallet: string
}

/** Substitutes for third parties during development: a mail inbox and a Solana chain. */
export async function standIns(
  config: StandInsConfig,
  parts: {
    log?: Logger
    now?: () => number
    /** The product uses another chain: load this one at its first call only. */
    isChainUnused?: boolean
    /** Listed at `/dev/mail/templates`, by name. Default: none. */
    mailTemplates?: Readonly<Record<string, MailPreview>>
  } = {},
): Promise<StandIns> {
  const log =
    parts.log?.child({ name: 'stand-ins' }) ?? createLog({ name: 'stand-ins', level: config.LOG_LEVEL })
  const archive = await openMailArchive(join(config.DATA_DIR, 'mail'))
  const inbox = await startSmtpInbox({ port: config.SMTP_PORT, host: config.HOST, log }, archive.add)
  const chain = await chainStandIn({
    directory: join(config.DATA_DIR, 'chain'),
    now: parts.now ?? Date.now,
    log,
    isAdminWellKnown: config.CHAIN_ADMIN_WALLET === 'well-known',
    areFaultsOffered: config.NODE_ENV === 'test',
  })
  const router = express.Router()
  router.use(mailRouter(archive, parts.mailTemplates ?? {}))
  router.use(chain.router)

  return {
    name: 'stand-ins',
    smtpUrl: inbox.url,
    adminWallet: chain.adminWallet,
    router,
    async start() {
      if (!parts.isChainUnused) chain.load()
    },
    async ready() {},
    drain: () => chain.drain(),
    async [Symbol.asyncDispose]() {
      await inbox[Symbol.asyncDispose]()
      await chain[Symbol.asyncDispose]()
    },
  }
}
