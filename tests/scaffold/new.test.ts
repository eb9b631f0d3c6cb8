import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { copyProject, type ProjectCopy } from './project-copy.js'

jest.setTimeout(300_000)

describe('make new', () => {
  let copy: ProjectCopy
  const make = (...asked: string[]) => copy.run('make', '-o', 'setup', 'new', ...asked)
  const text = (path: string) => readFile(join(copy.path, path), 'utf8')

  beforeAll(async () => {
    copy = await copyProject()
  })
  afterAll(async () => {
    await copy[Symbol.asyncDispose]()
  })

  it.each([
    [[], 'make new KIND=command NAME=support/close-message'],
    [['KIND=command', 'NAME=shop/close-message'], 'NAME=shop/close-message: a service ('],
    [['KIND=command', 'NAME=support/receive-message'], 'receive-message.ts exists already'],
    [
      ['KIND=command', 'NAME=generator/archive-site'],
      'generator is made of modules: NAME=generator/hosting|launches|models/archive-site',
    ],
    [
      ['KIND=command', 'NAME=support/desk/close-message'],
      'support has no modules: NAME=support/close-message',
    ],
    [['KIND=route', 'NAME=support/send-message', 'METHOD=FETCH'], 'METHOD=FETCH: choose one of GET POST'],
    [['KIND=route', 'NAME=support/send-message'], 'has sendMessage already'],
    [['KIND=event', 'NAME=site.archived', 'TO=shop'], 'TO=shop: choose one of'],
    [['KIND=event', 'NAME=site.deleted', 'TO=auth'], 'site.deleted.v1 exists already'],
    [['KIND=event', 'NAME=site.archived', 'TO=support'], 'support subscribes to nothing yet'],
    [['KIND=page', 'NAME=Saved'], 'NAME=Saved: words, which are also its address'],
    [['KIND=page', 'NAME=support'], 'support-page.tsx exists already'],
    [['KIND=theme', 'NAME=bold'], 'bold/theme.ts exists already'],
    [['KIND=mail', 'NAME=payment/receipt'], 'receipt.ts exists already'],
    [
      ['KIND=mail', 'NAME=generator/hosting/moved'],
      'mails of all modules are in one folder: generator/moved',
    ],
  ])('when %j is asked for, then it says what is wrong and writes nothing', (asked, message) => {
    expect(() => make(...asked)).toThrow(message)
  })

  it('when one of each kind is made, in services of each shape, then their types are sound and they are formatted', async () => {
    const written = [
      make('KIND=command', 'NAME=support/close-message'),
      ...['hosting', 'launches', 'models'].map((module) =>
        make('KIND=command', `NAME=generator/${module}/close-${module}`),
      ),
      ...['support', 'auth', 'payment', 'resume', 'generator'].map((service) =>
        make('KIND=route', `NAME=${service}/list-matters`, 'METHOD=POST'),
      ),
      ...['auth', 'dashboard', 'payment', 'resume', 'generator'].map((service) =>
        make('KIND=event', `NAME=site.seen-by-${service}`, `TO=${service}`),
      ),
      make('KIND=page', 'NAME=saved-pages'),
      make('KIND=theme', 'NAME=newspaper'),
      ...['payment', 'generator'].map((service) => make('KIND=mail', `NAME=${service}/account-moved`)),
    ]
    const paths = written.join('').match(/(?<=^(?:wrote|changed) +)\S+/gm) ?? []
    copy.run('node_modules/.bin/prettier', '--check', ...paths)
    expect(await text('services/support/src/http/support-handlers.ts')).toContain('listMatters: async')
    expect(await text('services/generator/src/events/subscribe-api.ts')).toContain(
      'onSiteSeenByGenerator(ports',
    )
    expect(await text('services/generator/src/launches/http/generator-handlers.ts')).toContain(
      'listMatters: async',
    )
    await access(join(copy.path, 'services/generator/src/models/commands/close-models.ts'))
    for (const name of ['close-message', 'list-matters'])
      expect(await text(`services/support/tests/${name}.test.ts`)).toContain('throw new Error(')
    await access(join(copy.path, 'packages/contracts/fixtures/events/site.seen-by-auth.v1.json'))
    expect(await text('web/src/app/router.tsx')).toContain("'/saved-pages'")
    expect(await text('services/generator/src/index.ts')).toContain('accountMoved')
    for (const test of [
      'web/src/features/saved-pages/saved-pages-page.test.tsx',
      'packages/site-page/src/themes/newspaper/theme.test.ts',
      'services/payment/tests/account-moved.test.ts',
    ])
      expect(await text(test)).toContain('throw new Error(')
    // The app has types of its own, with JSX.
    const typed = paths.filter((path) => !path.startsWith('web/'))
    const sources = typed.map((path) => path.replace(/^(services\/\w+\/src)\/.*/, '$1'))
    await copy.checkTypes(...new Set(sources))
  })
})
