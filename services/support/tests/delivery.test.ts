import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { createLog } from '@thumbfolio/kit/base'
import { openSmtpMailer } from '@thumbfolio/kit/run'
import { openLmdbDatabase } from '@thumbfolio/kit/lmdb'
import { eventually, startMailbox, temporaryDirectory, testClock } from '@thumbfolio/testing'
import { messages } from '../src/collections.js'
import { deliverMessages } from '../src/commands/deliver-messages.js'
import { received } from '../src/domain/message.js'

describe('the delivery of messages', () => {
  it('when two processes deliver at once, then each message is mailed once; one whose process died is due later', async () => {
    await using directory = await temporaryDirectory()
    await using mailbox = await startMailbox()
    const { now, advance } = testClock(Date.now())
    await using database = openLmdbDatabase({ path: join(directory.path, 'store'), source: 'support', now })
    await using mailer = openSmtpMailer({ SMTP_URL: mailbox.url, MAIL_FROM: 'no-reply@example.org' })
    const store = database.store(messages)
    const words = { name: 'Ada', email: 'ada@example.org', message: 'Hello' }
    for (let n = 0; n < 5; n++) await store.commit(received(`m${n}`, words, now()))
    const log = createLog({ name: 'test', level: 'silent' })
    const deliver = () =>
      deliverMessages({ messages: store, mailer, log, now, supportEmail: 'help@example.org' })

    await Promise.all([deliver(), deliver(), deliver()])
    expect(mailbox.mails).toHaveLength(5)

    await store.commit(received('died', words, now()))
    void deliverMessages({
      messages: store,
      log,
      now,
      supportEmail: 'help@example.org',
      mailer: { ...mailer, send: () => new Promise<void>(() => undefined) },
    })
    await eventually(async () => {
      const delivery = (await store.find('died'))?.delivery
      return delivery?.state === 'waiting' && delivery.dueAt > now()
    })
    await deliver()
    expect(mailbox.mails).toHaveLength(5)
    advance(60_001)
    await deliver()
    expect(mailbox.mails).toHaveLength(6)
  })
})
