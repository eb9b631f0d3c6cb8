import { expect, it } from '@jest/globals'
import { createLog, loadConfig } from '@thumbfolio/kit/base'
import { openPlatform, serve } from '@thumbfolio/kit/run'
import { engineEnvironment } from '@thumbfolio/engines'
import { eventually, httpClient, startMailbox, temporaryDirectory } from '@thumbfolio/testing'
import { messages } from '../src/collections.js'
import { SupportConfig, supportService } from '../src/index.js'

const log = createLog({ name: 'test', level: 'silent' })

it('when messages come to two processes on one MongoDB, then each is mailed once', async () => {
  await using mailbox = await startMailbox()
  await using directory = await temporaryDirectory()
  const engines = engineEnvironment('support')
  const configFor = (name: string) => {
    const environment = { LOG_LEVEL: 'silent', SMTP_URL: mailbox.url }
    return loadConfig(SupportConfig, { ...engines, ...environment, DATA_DIR: `${directory.path}/${name}` })
  }
  const start = async (name: string) =>
    serve(await supportService(configFor(name), { log }), { port: 0, host: '127.0.0.1', log })
  await using one = await start('one')
  await using other = await start('other')
  await using platform = await openPlatform('support', configFor('looker'), { log })
  const waiting = async () =>
    (await platform.database.store(messages).list('due', {}, { limit: 100 })).items.length

  const numbers = Array.from({ length: 8 }, (_, n) => n)
  const send = async (n: number) => {
    const body = { name: 'Ada', email: 'ada@example.org', message: `Message ${n}, which says something.` }
    const { url } = n % 2 === 0 ? one : other
    expect((await httpClient(url)('POST', '/api/v1/support/message', { body })).status).toBeLessThan(300)
  }
  const words = () => mailbox.mails.map(({ text }) => Number(/Message (\d+)/.exec(text ?? '')?.[1]))
  await Promise.all(numbers.slice(0, 6).map(send))
  await eventually(async () => words().length >= 6 && (await waiting()) === 0, 60_000)
  // A message wakes its process: once these two are mailed, each has looked again at what is due.
  await Promise.all(numbers.slice(6).map(send))
  await eventually(async () => words().length >= 8 && (await waiting()) === 0, 60_000)
  expect(words().sort((a, b) => a - b)).toEqual(numbers)
}, 180_000)
