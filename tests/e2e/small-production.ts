import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { fileURLToPath } from 'node:url'
import {
  eventually,
  freePort,
  httpClient,
  startFakeAnthropic,
  startFakeGemini,
  startLocalChain,
  startMailbox,
  startProductProcess,
  type Mailbox,
  type Person,
  type ProductOptions,
  type ProductProcess,
} from '@thumbfolio/testing'

const entry = fileURLToPath(new URL('../../deploy/embedded/dist/main.js', import.meta.url))
const devnet = 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG'
const sitesDomain = 'sites.example.net'

/** The third parties of a production: a mail server, a node of a public chain and two vendors of models, each at its socket. */
export interface Outside extends AsyncDisposable {
  readonly mailbox: Mailbox
  /** Every variable that the small production requires. */
  readonly environment: Readonly<Record<string, string>>
}

export async function startOutside(): Promise<Outside> {
  const mailbox = await startMailbox()
  const chain = await startLocalChain({
    faults: [{ kind: 'answer', methods: ['getGenesisHash'], result: devnet }],
  })
  const [gemini, anthropic] = [await startFakeGemini(), await startFakeAnthropic()]
  return {
    mailbox,
    environment: {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://app.example.org',
      SITES_DOMAIN: sitesDomain,
      SMTP_URL: mailbox.url,
      MAIL_FROM: 'Thumbfolio <no-reply@example.org>',
      SUPPORT_EMAIL: 'support@example.org',
      SOLANA_RPC_URL: chain.url,
      SOLANA_CLUSTER: 'devnet',
      SOLANA_ADMIN_WALLET: chain.adminWallet.address,
      GEMINI_API_KEY: 'test-key',
      GEMINI_BASE_URL: gemini.url,
      ANTHROPIC_API_KEY: 'test-key',
      ANTHROPIC_BASE_URL: anthropic.url,
      TRUSTED_PROXIES: 'loopback',
      PASSWORD_COST: '10',
      SIGNUP_CREDITS: '3',
    },
    async [Symbol.asyncDispose]() {
      for (const part of [mailbox, chain, gemini, anthropic]) await part[Symbol.asyncDispose]()
    },
  }
}

/** The small production as a process of its own. */
export async function startSmallProduction(
  { environment }: Outside,
  own: Omit<ProductOptions, 'entry'>,
): Promise<ProductProcess> {
  const PORT = String(await freePort())
  return startProductProcess({ entry, ...own, environment: { ...environment, PORT, ...own.environment } })
}

/** How people of a workload get an account and see pages there. */
export const accessTo = ({ mailbox }: Outside) => ({
  newPerson: (url: string) => newReader(url, mailbox, `p${randomUUID().slice(0, 8)}`),
  openSite: openPage,
})

/** Signs up and verifies with the code from the mail. */
export async function newReader(url: string, mailbox: Mailbox, name: string): Promise<Person> {
  const email = `${name}@example.org`
  const password = `secret of ${name}`
  const anonymous = httpClient(url)
  const made = await anonymous('POST', '/api/v1/auth/signup', { body: { username: name, email, password } })
  if (made.status !== 201) throw new Error(`sign-up: ${made.status} ${JSON.stringify(made.body)}`)
  const code = await eventually(async () => {
    const mail = mailbox.mails.find(({ to }) => to?.some(({ address }) => address === email))
    return /^\s*(\d{6})\s*$/m.exec(mail?.text ?? '')?.[1]
  }, 30_000)
  const verified = await anonymous('POST', '/api/v1/auth/verify-otp', { body: { email, otp: code } })
  if (verified.status !== 200) throw new Error(`verify: ${JSON.stringify(verified.body)}`)
  const token = verified.body.token as string
  return { user: verified.body.user as Person['user'], email, password, token, call: httpClient(url, token) }
}

/** Requests a published page, as Caddy forwards it. */
export function openPage(url: string, site: string): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(url)
  const headers = {
    Host: `${site}.${sitesDomain}`,
    'X-Forwarded-Proto': 'https',
    'X-Forwarded-Host': `${site}.${sitesDomain}`,
  }
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path: '/', headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
      )
    })
    sent.on('error', reject)
    sent.end()
  })
}
