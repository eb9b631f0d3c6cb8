import type { PaymentVerified } from '@thumbfolio/contracts'
import { grantPaid } from '../commands/grant-paid.js'
import type { Ports } from '../ports.js'

export const onPaymentVerified = (ports: Ports, { id, subject, data }: PaymentVerified): Promise<void> =>
  grantPaid(ports, { userId: data.userId, orderId: subject, credits: data.credits, cause: id })
