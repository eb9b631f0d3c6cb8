import { randomUUID } from 'node:crypto'
import { DomainError } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { clientKey, type Limit } from '@thumbfolio/kit/http'
import { received } from '../domain/message.js'
import type { Ports } from '../ports.js'

const perAddress: Limit = {
  name: 'support message by address',
  points: 10,
  windowSeconds: 3_600,
  onUnavailable: 'fail-open',
}

/** Keeps a message before it answers, so that a mail server that is away loses none. */
export const receiveMessage = traced(
  'receive-message',
  async (
    { messages, limits, now }: Ports,
    words: { name: string; email: string; message: string },
    clientAddress: string,
  ): Promise<void> => {
    const { allowed, retryAfterSeconds } = await limits.consume(clientKey(clientAddress), perAddress)
    if (!allowed) throw new DomainError('rate-limited', { retryAfterSeconds })
    await messages.commit(received(randomUUID(), words, now()))
  },
)
