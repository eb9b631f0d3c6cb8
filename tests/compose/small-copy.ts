import { execFile, execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { uniqueName } from '@thumbfolio/engines'
import { eventually, freePort, temporaryDirectory } from '@thumbfolio/testing'
import { openPage, type Runbook } from '../runbooks/runbook.js'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../', import.meta.url))
const healthyWithinMs = 120_000
export const hosts = { app: 'app.example.org', sites: 'sites.example.net' }

/** A copy of the repository on a machine of its own names and ports, in which the commands of docs/deploy/small.md run. */
export interface SmallCopy extends AsyncDisposable {
  readonly directory: string
  /** docs/deploy/small.md */
  readonly page: Runbook
  /** docs/runbooks/move-to-engines.md, up to the start of the services on the engines. */
  readonly movePage: Runbook
  /** In the commands of the page from now on: each example, and what is there instead. */
  readonly examples: Map<string, string>
  /** What the person who follows the page writes into each file that the page opens in the editor. */
  answer(files: Readonly<Record<string, string>>): Promise<void>
  /** Where the app answers, by way of Caddy and TLS whose certificates are checked. */
  readonly url: string
  /** Status of the start page of a host, by the same way. */
  statusOf(host: string): Promise<number>
  /** Waits until both containers are healthy. */
  healthy(): Promise<void>
  /** In the container of the product. */
  execute(...command: string[]): Promise<string>
  kill(): Promise<void>
}

export async function copyForSmall(): Promise<SmallCopy> {
  const temporary = await temporaryDirectory()
  const directory = join(temporary.path, 'thumbfolio')
  const answers = join(temporary.path, 'answers')
  for (const folder of [directory, answers]) await mkdir(folder)
  execFileSync('bash', [
    '-c',
    'git -C "$0" ls-files -z --cached --others --exclude-standard | tar -C "$0" --null -T - -c | tar -C "$1" -x',
    root,
    directory,
  ])
  const port = await freePort()
  const rewrite = async (file: string, from: string, to: string) => {
    const text = await readFile(join(directory, file), 'utf8')
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
    await writeFile(join(directory, file), text.replace(from, to))
  }
  // The ports of this machine, and an authority that needs no internet, are all that differs.
  await rewrite('compose.small.yml', "'80:80', '443:443', '443:443/udp'", `'127.0.0.1:${port}:443'`)
  await rewrite('deploy/caddy/Caddyfile', 'email {$ACME_EMAIL}', 'local_certs\n\tskip_install_trust')
  const certificate = await writeCertificate(join(directory, 'certificates'))

  const project = uniqueName('small')
  const variables = {
    ...(process.env as Record<string, string>),
    PATH: `${join(root, 'tests/compose/page-tools')}:${process.env['PATH']}`,
    COMPOSE_PROJECT_NAME: project,
    EDITOR: 'edit',
    ANSWERS: answers,
  }
  const examples = new Map<string, string>()
  const adapt = (printed: string) =>
    [...examples].reduce((text, [from, to]) => text.replaceAll(from, to), printed)
  const docker = async (...words: string[]) => (await run('docker', words, { env: variables })).stdout.trim()
  const compose = (file: string, ...words: string[]) =>
    docker('compose', '-f', join(directory, file), '--project-directory', directory, ...words)
  const inspect = async () => {
    const ids = await docker('ps', '--quiet', '--filter', `label=com.docker.compose.project=${project}`)
    return ids === '' ? [] : (JSON.parse(await docker('inspect', ...ids.split('\n'))) as Inspected[])
  }
  const idOf = async (service: string) =>
    (await inspect()).find((each) => serviceOf(each) === service)?.Id ?? ''

  const authorities = [certificate]
  const front = await startFront(port, authorities)

  return {
    directory,
    examples,
    url: front.url,
    async statusOf(host) {
      const { status } = await fetch(front.url, { headers: { [hostHeader]: host } })
      return status
    },
    page: openPage('deploy/small', variables, { directory, adapt }),
    movePage: openPage('runbooks/move-to-engines', variables, {
      directory,
      // The images of the services are built and started by another test.
      adapt: (printed) => adapt(printed).replace(/^docker compose .* up --build[^]*/m, ''),
    }),
    async answer(files) {
      for (const [name, text] of Object.entries(files)) await writeFile(join(answers, name), text)
    },
    async healthy() {
      await eventually(
        async () => (await inspect()).filter(({ State }) => State.Health?.Status === 'healthy').length === 2,
        healthyWithinMs,
        1_000,
      ).catch(async (cause: unknown) => {
        throw new Error(await compose('compose.small.yml', 'logs', '--no-color', '--tail', '60'), { cause })
      })
      const caddy = await idOf('caddy')
      authorities[1] = await docker('exec', caddy, 'cat', '/data/caddy/pki/authorities/local/root.crt')
    },
    execute: async (...command) => docker('exec', await idOf('thumbfolio'), ...command),
    kill: async () => void (await docker('kill', await idOf('thumbfolio'))),
    async [Symbol.asyncDispose]() {
      await front[Symbol.asyncDispose]()
      // Without it nothing was started.
      if (existsSync(join(directory, '.env')))
        for (const file of ['compose.production.yml', 'compose.small.yml'])
          await compose(file, 'down', '--volumes', '--timeout', '10')
      await temporary[Symbol.asyncDispose]()
    },
  }
}

/** Names another host than that of the app. */
const hostHeader = 'x-test-host'

/** Sends each request on to Caddy, over TLS and by the name of the host. */
async function startFront(port: number, ca: readonly string[]): Promise<{ url: string } & AsyncDisposable> {
  const server = createServer((incoming, answer) => {
    const { [hostHeader]: given, ...headers } = incoming.headers
    const host = typeof given === 'string' ? given : hosts.app
    const { url: path, method } = incoming
    const options = { host: '127.0.0.1', port, servername: host, ca: [...ca], agent: false }
    const onward = request({ ...options, path, method, headers: { ...headers, host } }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(answer)
    })
    onward.on('error', () => answer.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

/** For the sites, whose authority is itself. */
async function writeCertificate(directory: string): Promise<string> {
  await mkdir(directory, { recursive: true })
  const at = (name: string) => join(directory, name)
  const names = ['-subj', '/CN=sites', '-addext', `subjectAltName=DNS:*.${hosts.sites}`]
  const files = ['-keyout', at('sites.key'), '-out', at('sites.pem')]
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  await run('openssl', ['req', '-x509', ...key, ...names, ...files])
  return readFile(at('sites.pem'), 'utf8')
}

interface Inspected {
  readonly Id: string
  readonly State: { readonly Health?: { readonly Status: string } }
  readonly Config: { readonly Labels: Readonly<Record<string, string>> }
}
const serviceOf = ({ Config }: Inspected) => Config.Labels['com.docker.compose.service']
