import type { EventOf } from '@thumbfolio/contracts'
import { sendCode } from '../commands/send-code.js'
import type { Ports } from '../ports.js'

/** Sends the first code. */
export const onAccountRegistered = (
  ports: Ports,
  { subject, time }: EventOf<'account.registered.v1'>,
): Promise<void> => sendCode(ports, { userId: subject, purpose: 'verify', askedAt: Date.parse(time) })
