import type { EventOf } from '@thumbfolio/contracts'
import { sendCode } from '../commands/send-code.js'
import type { Ports } from '../ports.js'

/** Sign-up wants the first code. */
export const onAccountRegistered = (
  ports: Ports,
  { subject, time }: EventOf<'account.registered.v1'>,
): Promise<void> => sendCode(ports, { userId: subject, purpose: 'verify', askedAt: Date.parse(time) })

export const onCodeRequested = (
  ports: Ports,
  { subject, time, data }: EventOf<'account.code-requested.v1'>,
): Promise<void> => sendCode(ports, { userId: subject, purpose: data.purpose, askedAt: Date.parse(time) })
