import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import {
  eventually,
  httpClient,
  launchEnd,
  spendableCredits,
  startLaunch,
  startMailbox,
  uploadPdf,
  type Mailbox,
  type Person,
} from '@thumbfolio/testing'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { note } from '../acceptance/note.js'
import { newReader } from '../e2e/small-production.js'
import { projectFile } from './compose-file.js'
import { modelRelay, type ModelRelay } from './model-relay.js'
import { copyForSmall, hosts, type SmallCopy } from './small-copy.js'

jest.setTimeout(240_000)

const sample = new URL('../../deploy/embedded/samples/nurse.pdf', import.meta.url)
const docker = (...words: string[]) =>
  execFileSync('docker', words, { encoding: 'utf8', stdio: 'pipe' }).trim()
const caddy = /\$\{CADDY_IMAGE:-(.*)\}/.exec(projectFile('compose.small.yml'))?.[1] ?? ''

function hasImage(tag: string): boolean {
  try {
    return docker('image', 'inspect', tag) !== ''
  } catch {
    console.warn(`Not run: there is no image of ${tag} here.`)
    return false
  }
}
const suite = hasImage(caddy) ? describe : describe.skip

suite('the small production in containers, by the commands of its page', () => {
  let mailbox: Mailbox
  let relay: ModelRelay
  let copy: SmallCopy
  let ada: Person
  let resume: string
  const here = () => ({ ...ada, call: httpClient(copy.url, ada.token) })

  beforeAll(async () => {
    mailbox = await startMailbox()
    const bridge = docker('network', 'inspect', '--format', '{{(index .IPAM.Config 0).Gateway}}', 'bridge')
    relay = await modelRelay(mailbox.url, bridge)
    copy = await copyForSmall()
  }, 60_000)
  afterAll(async () => {
    for (const part of [copy, relay, mailbox]) await part?.[Symbol.asyncDispose]()
  }, 60_000)

  it('when it is configured and started, then it answers behind Caddy, and a person signs up and launches', async () => {
    const identity = await generateIdentity()
    await writeFile(join(copy.directory, 'backup-key.txt'), `${identity}\n`)
    await copy.answer({
      '.env': [
        `PUBLIC_HOST=${hosts.app}`,
        `SITES_DOMAIN=${hosts.sites}`,
        'ACME_EMAIL=operator@example.org',
        'MAIL_FROM=Thumbfolio <no-reply@example.org>',
        'SUPPORT_EMAIL=support@example.org',
        'SOLANA_ADMIN_WALLET=vines1vzrYbzLMRdu58ou5XTby4qAXVRLmqo36NKPTg',
        `BACKUP_RECIPIENT=${await identityToRecipient(identity)}`,
        '',
      ].join('\n'),
      SMTP_URL: relay.url.replace('http:', 'smtp:'),
      SOLANA_RPC_URL: 'https://solana.example.org',
      GEMINI_API_KEY: 'test-key',
      ANTHROPIC_API_KEY: 'test-key',
    })
    const startedAt = Date.now()
    await copy.page.run('2. Configure')
    expect(await copy.page.run('3. Start', 0)).toContain('thumbfolio')
    await copy.healthy()
    const seconds = Math.round((Date.now() - startedAt) / 1_000)
    note(`compose.small.yml is built, started and healthy after ${seconds} s, Caddy in front`)
    expect(await copy.statusOf(hosts.app)).toBe(200)

    ada = await newReader(copy.url, mailbox, 'ada')
    resume = await uploadPdf(ada, sample)
    const launched = await launchEnd(copy.url, ada, await startLaunch(ada, resume, 'ada-small'))
    expect([launched.status, launched.websiteUrl]).toEqual(['success', `https://ada-small.${hosts.sites}/`])
    expect(await copy.statusOf(`ada-small.${hosts.sites}`)).toBe(200)
    note(
      'A person signs up with the code from the mail, uploads a PDF, launches; the page is served over TLS',
    )
  }, 900_000)

  it('when its operator follows the page, then they log in, the nightly backup is there, and the doctor finds nothing', async () => {
    copy.page.set({ OPERATOR_EMAIL: ada.email, OPERATOR_PASSWORD: ada.password })
    copy.examples.set('you@example.org', ada.email)
    expect(await copy.page.run('3. Start', 1)).toContain(`Logged in as ${ada.email}`)
    expect(await copy.page.run('4. Check the backup', 0)).toMatch(/thumbfolio-\w+\.tar\.age/)
    expect(await copy.page.run('Check the product')).toContain('Every check passed.')
  })

  it('when the data are destroyed, then the page restores account, session, credits and page', async () => {
    const newest = async () =>
      (await copy.execute('ls', '/data/backups')).split('\n').filter((name) => name.endsWith('.tar.age'))
    // The one of the start is from before the launch.
    await copy.execute('rm', '-r', '/data/backups')
    await copy.execute('sh', '-c', 'kill 1')
    await copy.healthy()
    const [name = ''] = await eventually(
      async () => {
        const names = await newest().catch(() => [])
        return names.length > 0 && names
      },
      120_000,
      1_000,
    )
    await copy.execute('sh', '-c', 'rm -r /data/product/*')
    await copy.kill()

    const startedAt = Date.now()
    copy.examples.set('thumbfolio-20260105T030000Z.tar.age', name)
    expect(await copy.page.run('Restore', 0)).toContain(' 0 need manual review.')
    await copy.healthy()
    expect(await copy.statusOf(`ada-small.${hosts.sites}`)).toBe(200)
    expect(await spendableCredits(here())).toBe(2)
    const next = await launchEnd(copy.url, here(), await startLaunch(here(), resume, 'ada-second'))
    expect(next.status).toBe('success')
    const seconds = Math.round((Date.now() - startedAt) / 1_000)
    note(
      `The data are destroyed; restored from ${name}, page, session and credits there, and a new launch, after ${seconds} s`,
    )
  })

  it('when the machine is too small, then the page moves everything to engines in containers', async () => {
    const moved = await copy.movePage.run('Move', 1)
    expect(moved).toMatch(/auth\/accounts +1 [\s\S]*generator\/sites +2 [\s\S]*compared by count and hash/)
    note(
      `compose.move.yml: ${moved.split('\n').filter((line) => /^\w+\/\S+ +\d/.test(line)).length} collections are in the engines' containers, equal by count and hash`,
    )
  })
})
