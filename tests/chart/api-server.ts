import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { join } from 'node:path'
import { eventually, freePort, temporaryDirectory } from '@thumbfolio/testing'
import { toolPath } from './chart.js'

interface ApiAnswer {
  readonly status: number
  readonly body: { readonly message?: string; readonly items?: readonly object[] }
  /** What the server accepts and warns of. */
  readonly warnings: readonly string[]
}

/** A genuine Kubernetes API server on a store of its own; without nodes and controllers nothing ever runs there. */
export interface ApiServer extends AsyncDisposable {
  readonly version: string
  call(method: string, path: string, body?: object): Promise<ApiAnswer>
  /** Server-side apply, with every field checked. `dryRun` stores nothing. */
  apply(path: string, manifest: object, options?: { readonly dryRun?: boolean }): Promise<ApiAnswer>
}

const startWithinMs = 60_000

/** Starts etcd and kube-apiserver, as `make chart-tools` built them. @throws Error with the end of their log */
export async function startApiServer(): Promise<ApiServer> {
  const directory = await temporaryDirectory()
  const at = (name: string) => join(directory.path, name)
  const [port, store, cluster] = [await freePort(), await freePort(), await freePort()]
  const token = randomUUID()
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  await writeFile(at('key.pem'), privateKey.export({ type: 'pkcs1', format: 'pem' }), { mode: 0o600 })
  await writeFile(at('tokens.csv'), `${token},tester,tester,system:masters\n`, { mode: 0o600 })
  const running = [
    startTool('etcd', {
      'data-dir': at('etcd'),
      'listen-client-urls': `http://127.0.0.1:${store}`,
      'advertise-client-urls': `http://127.0.0.1:${store}`,
      'listen-peer-urls': `http://127.0.0.1:${cluster}`,
      'initial-advertise-peer-urls': `http://127.0.0.1:${cluster}`,
      'initial-cluster': `default=http://127.0.0.1:${cluster}`,
      'unsafe-no-fsync': 'true',
    }),
    startTool('kube-apiserver', {
      'etcd-servers': `http://127.0.0.1:${store}`,
      'bind-address': '127.0.0.1',
      'secure-port': String(port),
      'cert-dir': at('certificates'),
      'token-auth-file': at('tokens.csv'),
      'authorization-mode': 'RBAC',
      'service-account-issuer': 'https://kubernetes.default.svc',
      'service-account-key-file': at('key.pem'),
      'service-account-signing-key-file': at('key.pem'),
      'service-cluster-ip-range': '10.96.0.0/16',
      'endpoint-reconciler-type': 'none',
    }),
  ]

  async function call(
    method: string,
    path: string,
    body?: object,
    contentType = 'application/json',
  ): Promise<ApiAnswer> {
    const sent = request({
      host: '127.0.0.1',
      port,
      path,
      method,
      ca: readFileSync(at('certificates/apiserver.crt')),
      // The certificate of the server's own making names it, not this address.
      checkServerIdentity: () => undefined,
      headers: { authorization: `Bearer ${token}`, 'content-type': contentType },
    }).end(body && JSON.stringify(body))
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    const text = (await response.setEncoding('utf8').toArray()).join('')
    return {
      status: response.statusCode ?? 0,
      body: text.startsWith('{') ? (JSON.parse(text) as ApiAnswer['body']) : { message: text },
      warnings: response.headersDistinct['warning'] ?? [],
    }
  }

  async function stop(): Promise<void> {
    for (const { child, ended } of running.reverse()) {
      child.kill('SIGKILL')
      await ended
    }
    await directory[Symbol.asyncDispose]()
  }

  try {
    await eventually(async () => {
      for (const { name, child, log } of running)
        if (child.exitCode !== null) throw new Error(`${name} ended:\n${log().slice(-2_000)}`)
      return (await call('GET', '/readyz').catch(() => undefined))?.status === 200
    }, startWithinMs)
    return {
      version: spawnSync(toolPath('kube-apiserver'), ['--version'], { encoding: 'utf8' }).stdout.trim(),
      call: (method, path, body) => call(method, path, body),
      apply: (path, manifest, { dryRun = true } = {}) =>
        call(
          'PATCH',
          `${path}?fieldManager=test&fieldValidation=Strict&force=true${dryRun ? '&dryRun=All' : ''}`,
          manifest,
          'application/apply-patch+yaml',
        ),
      [Symbol.asyncDispose]: stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

interface RunningTool {
  readonly name: string
  readonly child: ChildProcess
  readonly ended: Promise<unknown>
  readonly log: () => string
}

function startTool(name: string, options: Readonly<Record<string, string>>): RunningTool {
  const args = Object.entries(options).map(([option, value]) => `--${option}=${value}`)
  const child = spawn(toolPath(name), args, { stdio: ['ignore', 'ignore', 'pipe'] })
  let log = ''
  child.stderr.on('data', (chunk: Buffer) => void (log = (log + chunk.toString()).slice(-20_000)))
  return { name, child, ended: once(child, 'close'), log: () => log }
}
