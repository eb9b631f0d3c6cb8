import type { Logger } from '@thumbfolio/kit/base'
import type { Limits } from '@thumbfolio/kit/http'
import type { Store } from '@thumbfolio/kit/store'
import type { Mailer } from '@thumbfolio/kit/run'
import type { SupportMessage } from './domain/message.js'

/** The world as support sees it. */
export interface Ports {
  readonly messages: Store<SupportMessage, never, 'due'>
  readonly mailer: Mailer
  readonly limits: Limits
  readonly log: Logger
  /** Epoch milliseconds. */
  readonly now: () => number
  /** Who answers the messages. */
  readonly supportEmail: string
}
