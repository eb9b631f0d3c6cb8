import { supportRoutes } from '@thumbfolio/contracts'
import { startSweep } from '@thumbfolio/kit/base'
import { createRouter } from '@thumbfolio/kit/http'
import { openPlatform, openSmtpMailer, type PlatformParts, type Service } from '@thumbfolio/kit/run'
import { messages } from './collections.js'
import { deliverMessages } from './commands/deliver-messages.js'
import type { SupportConfig } from './config.js'
import { supportHandlers } from './http/support-handlers.js'
import type { Ports } from './ports.js'

const sweepEveryMs = 2_000

/** Messages to support: kept, then mailed. */
export async function supportService(config: SupportConfig, parts: PlatformParts = {}): Promise<Service> {
  const platform = await openPlatform('support', config, parts)
  const mailer = openSmtpMailer(config)
  const ports: Ports = {
    messages: platform.database.store(messages),
    mailer,
    limits: platform.limits,
    log: platform.log,
    now: platform.now,
    supportEmail: config.SUPPORT_EMAIL,
  }
  const delivery = startSweep({
    name: 'deliver-messages',
    everyMs: sweepEveryMs,
    log: platform.log,
    sweep: () => deliverMessages(ports),
  })

  return {
    name: 'support',
    router: createRouter(supportRoutes, supportHandlers(ports, delivery.wake), platform.routerOptions),
    migrate: () => platform.migrate(),
    async start() {
      await platform.start()
      delivery.wake()
    },
    ready: () => platform.ready(),
    async [Symbol.asyncDispose]() {
      await delivery[Symbol.asyncDispose]()
      await mailer[Symbol.asyncDispose]()
      await platform[Symbol.asyncDispose]()
    },
  }
}
