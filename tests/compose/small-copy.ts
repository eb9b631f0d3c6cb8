import { execFile, execFileSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { request } from 'node:https'
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
  readonly page: Runbook
  /** In the commands of the page from now on: each example, and what is there instead. */
  readonly examples: Map<string, string>
  /** What the person who follows the page writes into each file that the page opens in the editor. */
  answer(files: Readonly<Record<string, string>>): Promise<void>
  /** Waits until both containers are healthy. @returns where the product answers without Caddy */
  healthy(): Promise<string>
  /** In the container of the product. */
  execute(...command: string[]): Promise<string>
  kill(): Promise<void>
  /** Through Caddy, over TLS whose certificates are checked. */
  openSecurely(host: string, path?: string): Promise<{ status: number; text: string }>
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
  const compose = (...words: string[]) =>
    docker('compose', '-f', join(directory, 'compose.small.yml'), '--project-directory', directory, ...words)
  const inspect = async () => {
    const ids = await docker('ps', '--quiet', '--filter', `label=com.docker.compose.project=${project}`)
    return ids === '' ? [] : (JSON.parse(await docker('inspect', ...ids.split('\n'))) as Inspected[])
  }
  const idOf = async (service: string) =>
    (await inspect()).find((each) => serviceOf(each) === service)?.Id ?? ''

  return {
    directory,
    examples,
    page: openPage('deploy/small', variables, { directory, adapt }),
    async answer(files) {
      for (const [name, text] of Object.entries(files)) await writeFile(join(answers, name), text)
    },
    async healthy() {
      const product = await eventually(
        async () => {
          const containers = await inspect()
          const healthy = containers.filter(({ State }) => State.Health?.Status === 'healthy')
          return healthy.length === 2 && healthy.find((each) => serviceOf(each) === 'thumbfolio')
        },
        healthyWithinMs,
        1_000,
      ).catch(async (cause: unknown) => {
        throw new Error(await compose('logs', '--no-color', '--tail', '60'), { cause })
      })
      const [network] = Object.values(product.NetworkSettings.Networks)
      return `http://${network!.IPAddress}:8080`
    },
    execute: async (...command) => docker('exec', await idOf('thumbfolio'), ...command),
    kill: async () => void (await docker('kill', await idOf('thumbfolio'))),
    async openSecurely(host, path = '/') {
      const authority = await docker(
        'exec',
        await idOf('caddy'),
        'cat',
        '/data/caddy/pki/authorities/local/root.crt',
      )
      return new Promise((resolve, reject) => {
        const options = {
          host: '127.0.0.1',
          port,
          path,
          servername: host,
          headers: { Host: host },
          agent: false,
        }
        request({ ...options, ca: [authority, certificate] }, (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
          )
        })
          .on('error', reject)
          .end()
      })
    },
    async [Symbol.asyncDispose]() {
      await compose('down', '--volumes', '--timeout', '10')
      await temporary[Symbol.asyncDispose]()
    },
  }
}

/** For the sites, whose authority is itself. */
async function writeCertificate(directory: string): Promise<string> {
  await mkdir(directory)
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
  readonly NetworkSettings: { readonly Networks: Readonly<Record<string, { readonly IPAddress: string }>> }
}
const serviceOf = ({ Config }: Inspected) => Config.Labels['com.docker.compose.service']
