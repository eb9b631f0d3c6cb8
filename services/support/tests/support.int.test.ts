import { expect, it } from '@jest/globals'
import { createLog, loadConfig, serve } from '@thumbfolio/kit'
import {
  engineEnvironment,
  eventually,
  httpClient,
  startMailbox,
  temporaryDirectory,
} from '@thumbfolio/testing'
import { SupportConfig, supportService } from '../src/index.js'

const log = createLog({ name: 'test', level: 'silent' })

it('when a message comes to one of two processes on one MongoDB, then it is mailed once', async () => {
  await using mailbox = await startMailbox()
  const engines = engineEnvironment('support')
  const start = async () => {
    const directory = await temporaryDirectory()
    const environment = { DATA_DIR: directory.path, LOG_LEVEL: 'silent', SMTP_URL: mailbox.url }
    const service = await supportService(loadConfig(SupportConfig, { ...engines, ...environment }), { log })
    return serve(service, { port: 0, host: '127.0.0.1', log })
  }
  await using one = await start()
  await using other = await start()
  for (const [n, { url }] of [one, other, one].entries()) {
    const body = { name: 'Ada', email: 'ada@example.org', message: `Message ${n}, which says something.` }
    expect((await httpClient(url)('POST', '/api/v1/support/message', { body })).status).toBeLessThan(300)
  }
  await eventually(() => mailbox.mails.length >= 3, 60_000)
  const words = mailbox.mails.map(({ text }) => /Message \d/.exec(text ?? '')?.[0])
  expect([...words].sort()).toEqual(['Message 0', 'Message 1', 'Message 2'])
}, 180_000)
