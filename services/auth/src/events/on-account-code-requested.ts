import type { EventOf } from '@thumbfolio/contracts'
import { sendCode } from '../commands/send-code.js'
import type { Ports } from '../ports.js'

export const onAccountCodeRequested = (
  ports: Ports,
  { subject, time, data }: EventOf<'account.code-requested.v1'>,
): Promise<void> => sendCode(ports, { userId: subject, purpose: data.purpose, askedAt: Date.parse(time) })
