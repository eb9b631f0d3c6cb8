import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import {
  eventually,
  launchEnd,
  listedSites,
  newPerson,
  openSite,
  startLaunch,
  startProductProcess,
  temporaryDirectory,
  uploadPdf,
  type Person,
  type ProductProcess,
} from '@thumbfolio/testing'
import { embeddedEntry, sample } from '../runbooks/embedded.js'
import { newOperator, type OperatorPerson } from '../runbooks/operator.js'

jest.setTimeout(120_000)

const file = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const reason = 'It copies the page of a bank.'
/** "Under a minute" is the promise; this is what one command takes with room for a busy machine. */
const downWithinMs = 15_000

interface Ended {
  readonly status: number
  readonly stdout: string
  readonly stderr: string
}

interface Accounts {
  readonly users: readonly { readonly id: string }[]
  readonly next?: string
}

describe('thumbfolio-admin beside the running product', () => {
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>
  let product: ProductProcess
  let ada: Person
  let grace: OperatorPerson
  beforeAll(async () => {
    directory = await temporaryDirectory()
    product = await startProductProcess({ entry: embeddedEntry, dataDir: directory.path })
    ada = await newPerson(product.url)
    grace = await newOperator(product.url, directory.path)
  })
  afterAll(async () => {
    await product.end('SIGTERM')
    await directory[Symbol.asyncDispose]()
  })

  const admin = (words: readonly string[], environment: Record<string, string> = {}): Promise<Ended> =>
    new Promise((resolve) => {
      const env = {
        PATH: process.env['PATH'],
        DATA_DIR: directory.path,
        ...grace.environment,
        ...environment,
      }
      execFile(
        process.execPath,
        [file('deploy/admin/dist/main.js'), ...words],
        { env },
        (error, stdout, stderr) =>
          resolve({ status: typeof error?.code === 'number' ? error.code : 0, stdout, stderr }),
      )
    })
  const authUrl = () =>
    (JSON.parse(readFileSync(join(directory.path, 'addresses.json'), 'utf8')) as { auth: string }).auth
  const done = async (...words: string[]): Promise<string> => {
    const { status, stdout, stderr } = await admin(words)
    expect([status, stderr]).toEqual([0, ''])
    return stdout
  }

  it('when a live site is taken down, then nobody sees it, its owner reads why, and an undo brings it back', async () => {
    const name = `nurse-of-${ada.user.username}`
    const resume = await uploadPdf(ada, sample)
    const launchId = await startLaunch(ada, resume, name)
    expect(await launchEnd(product.url, ada, launchId)).toMatchObject({ status: 'success' })
    expect((await openSite(product.url, name)).status).toBe(200)

    const startedAt = performance.now()
    expect(await done('sites', 'takedown', name, '--reason', reason)).toContain(
      `by ${grace.person.user._id}: ${reason}`,
    )
    expect((await openSite(product.url, name)).status).toBe(404)
    expect(performance.now() - startedAt).toBeLessThan(downWithinMs)
    await eventually(async () => (await listedSites(ada))[0]?.takenDown === reason)
    expect(await done('sites', 'takedowns')).toContain(name)
    expect(await done('sites', 'show', name)).toContain(launchId)

    await done('sites', 'put-back', name, '--reason', 'It was a mistake.')
    await eventually(async () => (await openSite(product.url, name)).status === 200)
    await eventually(async () => (await listedSites(ada))[0]?.takenDown === undefined)
  })

  it('when credits move and a user is suspended, then the audit says who and why, and the books are even', async () => {
    const { _id: id, email } = ada.user
    expect(await done('users', 'find', email)).toContain(id)
    await done('credits', 'grant', id, '5', '--reason', 'Goodwill', '--reference', 'goodwill-1')
    expect(
      await done('credits', 'grant', id, '5', '--reason', 'Goodwill', '--reference', 'goodwill-1'),
    ).toContain('nothing has changed')
    await done('credits', 'take-back', id, '2', '--reason', 'Too many')
    await done('users', 'suspend', id, '--reason', 'Sells stolen cards.')
    expect((await ada.call('GET', '/api/v1/auth/checkAuth')).status).toBe(401)
    await done('users', 'resume', id, '--reason', 'It was somebody else.')
    const audit = await eventually(async () => {
      const actions = JSON.parse(await done('audit', '--json')) as { action: string; by: string }[]
      return actions.length >= 8 && actions
    })
    expect(new Set(audit.map(({ by }) => by))).toEqual(new Set(['admin-key', grace.person.user._id]))
    expect(audit.map(({ action }) => action)).toEqual(
      expect.arrayContaining([
        'user-resumed',
        'user-suspended',
        'credits-taken-back',
        'credits-granted',
        'site-put-back',
        'site-taken-down',
      ]),
    )
    expect(await done('ledger', 'check')).toContain('The books are even.')
    expect(await done('incidents', 'list')).toContain('There are no open incidents.')
    expect(await done('dead-letters', 'list')).toContain('There are no dead letters')
    expect(await done('reports', 'list')).toContain('There are no open reports.')
  })

  it('when it cannot be done, then the answer says what to do, and the status is not 0', async () => {
    const refused = async (words: string[], environment = {}) => {
      const { status, stderr } = await admin(words, environment)
      return [status, stderr]
    }
    expect(await refused(['users', 'erase', ada.user._id, '--reason', reason])).toEqual([
      2,
      expect.stringContaining('add --yes'),
    ])
    expect(await refused(['users', 'find', 'x'], { OPERATOR_PASSWORD: 'guessed' })).toEqual([
      4,
      expect.stringContaining('not the e-mail and the password'),
    ])
    expect(await refused(['users', 'find', 'x'], { OPERATOR_PASSWORD: '' })).toEqual([
      4,
      expect.stringContaining('thumbfolio-admin login'),
    ])
    const [status, stderr] = await refused(['operators', 'list'], {
      DATA_DIR: '/nowhere',
      AUTH_URL: authUrl(),
    })
    expect([status, stderr]).toEqual([78, expect.stringContaining('ADMIN_KEY')])
    expect(await refused(['users', 'find', 'x'], { AUTH_URL: 'http://127.0.0.1:9' })).toEqual([
      69,
      expect.stringContaining('Is it running at http://127.0.0.1:9'),
    ])
    expect(await refused(['launches', 'show', 'nothing'])).toEqual([
      1,
      expect.stringContaining('There is nothing with this id'),
    ])
  })

  it('when it is used by a script, then the status says what was found, and many are done at once', async () => {
    const [second, linus] = [await newPerson(product.url), await newPerson(product.url)]
    const status = async (words: string[], environment = {}) => (await admin(words, environment)).status
    const creditsOf = async (id: string) => {
      const { user } = JSON.parse(await done('users', 'show', id, '--json')) as {
        user: { available: number }
      }
      return { available: user.available }
    }
    const part = ada.email.slice(1, -4)
    expect(await done('users', 'find', part)).toContain(ada.user._id)
    expect(await done('users', 'show', second.user._id)).toMatch(
      /No sites\.[\s\S]*LOGIN +UNTIL[\s\S]*CREDITS +NUMBER/,
    )
    expect(await done('users', 'list', '--limit', '2')).toContain(linus.email)
    expect(await status(['users', 'find', 'nobody-has-this-name'])).toBe(1)
    expect(await status(['users', 'list', '--state', 'asleep'])).toBe(2)

    const ids = join(directory.path, 'ids.txt')
    await writeFile(ids, `${ada.user._id}\n# a remark\n${second.user._id}\nno-such-user\n`)
    const bulk = await admin(['credits', 'grant', '1', '--ids', ids, '--reason', 'An outage'])
    expect([bulk.status, bulk.stdout]).toEqual([3, expect.stringContaining('2 of 3 done.')])
    const [, reference = ''] = /--reference (\S+):/.exec(bulk.stdout) ?? []
    const { available } = await creditsOf(ada.user._id)
    await admin(['credits', 'grant', '1', '--ids', ids, '--reference', reference, '--reason', 'An outage'])
    expect(await creditsOf(ada.user._id)).toEqual({ available })

    const tooMuch = ['credits', 'grant', second.user._id, '600', '--reason', 'An outage']
    expect(await status(tooMuch)).toBe(5)
    expect(await status(['audit', '--subject', 'nobody'])).toBe(0)
    const first = JSON.parse(await done('users', 'list', '--limit', '1', '--json')) as Accounts
    const rest = JSON.parse(
      await done('users', 'list', '--after', first.next!, '--all', '--json'),
    ) as Accounts
    expect([...first.users, ...rest.users].map((user) => user.id)).toContain(ada.user._id)
    expect(rest.next).toBeUndefined()
    const codes = await admin(['users', 'send-code', 'reset', '--ids', ids, '--reason', 'An outage'])
    expect([codes.status, codes.stdout]).toEqual([3, expect.stringContaining('2 of 3 done.')])

    await done('operators', 'add', linus.email, '--read-only', '--reason', 'Learns.')
    expect(await done('operators', 'list')).toMatch(new RegExp(`${linus.email} .*read-only`))
    const reader = { OPERATOR_EMAIL: linus.email, OPERATOR_PASSWORD: linus.password }
    expect(await status(['users', 'find', ada.email], reader)).toBe(0)
    expect(await status(['users', 'suspend', ada.user._id, '--reason', reason], reader)).toBe(3)

    expect((await admin(['login'])).status).toBe(0)
    const kept = { OPERATOR_EMAIL: '', OPERATOR_PASSWORD: '' }
    expect(await status(['incidents', 'list'], kept)).toBe(0)
    expect(await status(['users', 'show', 'nothing'], kept)).toBe(1)
    expect(await status(['users', 'show', 'nothing'], { OPERATOR_TOKEN: ada.token })).toBe(4)
    expect((await stat(join(directory.path, 'operator-token.json'))).mode & 0o077).toBe(0)
    await done('logout')
    expect(await status(['incidents', 'list'], kept)).toBe(4)

    const zip = join(directory.path, 'ada.zip')
    await done('users', 'export', ada.user._id, zip, '--reason', 'They lost their password.')
    expect((await readFile(zip)).subarray(0, 2).toString()).toBe('PK')
    const by = grace.person.user._id
    expect(await done('audit', '--by', by, '--action', 'data-exported')).toContain(
      'They lost their password.',
    )
  })

  it('when all sites of a user are taken down, then none is shown, and the answer names them', async () => {
    const name = `nurse-of-${ada.user.username}`
    expect(await done('users', 'takedown-sites', ada.user._id, '--reason', reason)).toContain(
      `Taken down: ${name}.`,
    )
    expect((await openSite(product.url, name)).status).toBe(404)
  })

  it('when maintenance is on, then everything can be read and nothing changed, until it is off', async () => {
    const text = 'We move to a larger machine.'
    const ken = await newPerson(product.url)
    await done('maintenance', 'on', '--text', text, '--reason', 'A move')
    const change = () => ken.call('PATCH', '/api/v1/make/sites/none', { body: { indexed: true } })
    const refused = await eventually(async () => {
      const answer = await change()
      return answer.status === 503 && answer
    })
    expect(refused.body).toMatchObject({ code: 'maintenance', detail: text })
    expect((await ken.call('GET', '/api/v1/auth/checkAuth')).status).toBe(200)
    expect(await done('maintenance', 'status')).toContain(text)
    await done('maintenance', 'off', '--reason', 'It is over')
    await eventually(async () => (await change()).status === 404)
  })

  it('when its files are looked at, then only their owner reads them', async () => {
    for (const name of ['addresses.json', 'service-keys/admin.pem'])
      expect((await stat(join(directory.path, name))).mode & 0o077).toBe(0)
  })
})
