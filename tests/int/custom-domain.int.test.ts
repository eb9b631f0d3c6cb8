import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { request } from 'node:https'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { DnsRecord, DomainView } from '@thumbfolio/contracts'
import {
  eventually,
  freePort,
  launchEnd,
  newPerson,
  startDns,
  startLaunch,
  startProductProcess,
  temporaryDirectory,
  uploadPdf,
  type Person,
  type ProductProcess,
  type TestDns,
} from '@thumbfolio/testing'

jest.setTimeout(90_000)

const entry = fileURLToPath(new URL('../../deploy/embedded/dist/main.js', import.meta.url))
const sample = new URL('../../deploy/embedded/samples/nurse.pdf', import.meta.url)
const hasCaddy = spawnSync('caddy', ['version']).status === 0
if (!hasCaddy) console.warn('There is no caddy here, so certificates for custom domains are not tested.')
const describeWithCaddy = hasCaddy ? describe : describe.skip

describeWithCaddy('a custom domain behind Caddy, with its local certificate authority', () => {
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>
  let dns: TestDns
  let product: ProductProcess
  let caddy: ChildProcess
  let person: Person
  let httpsPort: number
  let authority: string

  beforeAll(async () => {
    directory = await temporaryDirectory()
    dns = await startDns()
    httpsPort = await freePort()
    product = await startProductProcess({
      entry,
      dataDir: join(directory.path, 'data'),
      environment: {
        MODELS: 'local',
        PUBLIC_URL: `https://app.test:${httpsPort}`,
        SITES_DOMAIN: 'sites.test',
        TRUSTED_PROXIES: 'loopback',
        DOMAINS_ADDRESSES: '127.0.0.1',
        DNS_SERVERS: dns.address,
      },
    })
    caddy = await startCaddy(directory.path, {
      httpsPort,
      product: product.url.replace('localhost', '127.0.0.1'),
    })
    person = await newPerson(product.url)
    const resume = await uploadPdf(person, sample)
    const launch = await launchEnd(product.url, person, await startLaunch(person, resume, 'nurse'))
    expect(launch.status).toBe('success')
  }, 90_000)
  afterAll(async () => {
    caddy?.kill()
    await product?.end()
    await dns?.[Symbol.asyncDispose]()
    await directory?.[Symbol.asyncDispose]()
  })

  const path = '/api/v1/make/sites/nurse/domains'
  /** Until then DNS is remembered. */
  let mayAskAgainAt = 0
  const verify = async (): Promise<DomainView> =>
    (await person.call('POST', `${path}/nurse.test/verify`)).body.data
  const rootPath = () => join(directory.path, 'caddy/pki/authorities/local/root.crt')
  const open = (host: string, page = '/') => openSecurely({ host, page, port: httpsPort, ca: authority })

  it('when a domain is not active, then it gets no certificate', async () => {
    const { body } = await person.call('POST', path, { body: { host: 'nurse.test' } })
    authority = await eventually(() => readFile(rootPath(), 'utf8').catch(() => undefined), 20_000)
    await expect(open('nurse.test')).rejects.toThrow()
    const proof = (body.data.records as DnsRecord[]).find(({ purpose }) => purpose === 'proof')!
    dns.set(proof.name, 'TXT', proof.value)
    const verified = await verify()
    expect(verified.state).toBe('verified')
    mayAskAgainAt = Date.parse(verified.checkAgainAt!)
    await expect(open('nurse.test')).rejects.toThrow()
  })

  it('when it is active, then its page comes by TLS with its own certificate, and www redirects to it', async () => {
    dns.set('nurse.test', 'A', '127.0.0.1')
    dns.set('www.nurse.test', 'A', '127.0.0.1')
    await eventually(() => Date.now() > mayAskAgainAt, 20_000)
    expect(await verify()).toMatchObject({ state: 'active', url: `https://nurse.test:${httpsPort}/` })
    const page = await open('nurse.test')
    expect(page).toMatchObject({ status: 200 })
    expect(page.text).toContain('Denise Okonkwo-Harris')
    await eventually(async () =>
      (await open('nurse.test')).text.includes(`rel="canonical" href="https://nurse.test:${httpsPort}/"`),
    )
    const www = await open('www.nurse.test', '/?from=card')
    expect([www.status, www.location]).toEqual([308, `https://nurse.test:${httpsPort}/?from=card`])
    await expect(open('other.nurse.test')).rejects.toThrow()
  })

  it('when a visitor asks for what is the proxy’s to ask, then they learn nothing', async () => {
    expect((await open('nurse.test', '/internal/domains/ask?domain=nurse.test')).status).toBe(404)
  })

  it('when it is removed, then no certificate is given any more, and nothing is served there', async () => {
    expect((await person.call('DELETE', `${path}/nurse.test`)).status).toBe(200)
    const ask = await fetch(`${product.url}/internal/domains/ask?domain=nurse.test`)
    expect(ask.status).toBe(404)
    await eventually(
      async () => (await open('nurse.test').catch(() => ({ status: 404 }))).status === 404,
      15_000,
    )
  })
})

/** Caddy as docs/custom-domains.md sets it up, with its own authority in the place of a public one. */
async function startCaddy(
  directory: string,
  { httpsPort, product }: { httpsPort: number; product: string },
): Promise<ChildProcess> {
  const file = join(directory, 'Caddyfile')
  await mkdir(join(directory, 'home'), { recursive: true })
  await writeFile(
    file,
    `{
  admin off
  skip_install_trust
  auto_https disable_redirects
  http_port ${await freePort([httpsPort])}
  https_port ${httpsPort}
  storage file_system ${join(directory, 'caddy')}
  on_demand_tls {
    ask ${product}/internal/domains/ask
  }
}
https:// {
  tls internal {
    on_demand
  }
  reverse_proxy ${product}
}
`,
  )
  const environment = { PATH: process.env['PATH'], HOME: join(directory, 'home') }
  return spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: environment,
    stdio: 'ignore',
  })
}

interface Opened {
  readonly status: number
  readonly text: string
  readonly location: string | undefined
}

/** Opens a page by TLS, which the certificate has to be valid for. @throws Error when it is not, or there is none */
const openSecurely = ({ host, page, port, ca }: { host: string; page: string; port: number; ca: string }) =>
  new Promise<Opened>((resolve, reject) => {
    const headers = { Host: `${host}:${port}` }
    const options = { host: '127.0.0.1', port, path: page, servername: host, ca, headers, agent: false }
    const sent = request(options, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => void (text += chunk))
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, text, location: response.headers.location }),
      )
    })
    sent.once('error', reject)
    sent.end()
  })
