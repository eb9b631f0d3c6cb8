import { spawn } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { engineKinds, startEngine, type Engine } from '@thumbfolio/engines'
import { adminWalletOf, chainPath } from '@thumbfolio/stand-ins'
import { freePort, startProductProcess, temporaryDirectory, type ProductProcess } from '@thumbfolio/testing'
import { startFront } from './front.js'
import { entryBelow, presentFolder } from './last-release.js'
import type { MigrationContainer } from './migration-job.js'

export const signupCredits = 1_000

/** Releases on the same engines, behind one address. */
export interface Fleet extends AsyncDisposable {
  readonly url: string
  /** Starts the release of this folder, and sends it requests when it is ready. */
  join(folder: string): Promise<void>
  /** Sends it no more requests, and stops it. @returns its exit code */
  leave(folder: string): Promise<number | string>
  /** Starts the release of this folder without requests. @returns how it ends */
  refuse(folder: string): Promise<Ended>
  /** Runs a container of the migration job with the release of this folder. @returns how it ends */
  migrate(folder: string, container: MigrationContainer): Promise<Ended>
}

interface Ended {
  readonly code: number | string
  readonly output: string
}

export async function startFleet(): Promise<Fleet> {
  await using opened = new AsyncDisposableStack()
  const directory = opened.use(await temporaryDirectory())
  const engines = await Promise.all(engineKinds.map((kind) => startEngine(kind)))
  for (const engine of engines) opened.use(engine)
  const urlOf = (kind: Engine['kind']) => engines.find((engine) => engine.kind === kind)!.url

  const smtpPort = String(await freePort())
  const standIns = await startProductProcess({
    entry: join(presentFolder, 'deploy/stand-ins/dist/main.js'),
    dataDir: directory.path,
    environment: { SMTP_PORT: smtpPort },
  })
  opened.defer(async () => void (await standIns.end('SIGKILL')))
  const front = opened.use(await startFront(standIns.url))
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const environment = {
    LOG_LEVEL: 'warn',
    PUBLIC_URL: front.url,
    SIGNUP_CREDITS: String(signupCredits),
    LAUNCH_LEASE_SECONDS: '3',
    AUTH_SIGNING_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    MONGODB_URI: urlOf('mongo'),
    KAFKA_BROKERS: urlOf('kafka'),
    REDIS_URL: urlOf('redis'),
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    SOLANA_RPC_URL: `${standIns.url}${chainPath}`,
    SOLANA_CLUSTER: 'local',
    SOLANA_ADMIN_WALLET: await adminWalletOf(join(directory.path, 'chain')),
  }
  const serving = new Map<string, ProductProcess>()
  const refused: ProductProcess[] = []
  let starts = 0
  const start = (folder: string, waitUntilReady: boolean) =>
    startProductProcess({
      entry: entryBelow(folder),
      dataDir: join(directory.path, `data-${starts++}`),
      environment,
      waitUntilReady,
    })
  opened.defer(async () => {
    for (const product of [...serving.values(), ...refused]) await product.end('SIGKILL')
  })

  const resources = opened.move()
  return {
    url: front.url,
    async join(folder) {
      const product = await start(folder, true)
      serving.set(folder, product)
      front.backends.add(product.url)
    },
    async leave(folder) {
      const product = serving.get(folder)!
      front.backends.delete(product.url)
      serving.delete(folder)
      return product.end('SIGTERM')
    },
    async refuse(folder) {
      const product = await start(folder, false)
      refused.push(product)
      return { code: await product.ended, output: product.output() }
    },
    async migrate(folder, { service, command: [, ...args] }) {
      const child = spawn(process.execPath, args, {
        cwd: join(folder, 'services', service),
        env: {
          PATH: process.env['PATH'],
          DATA_DIR: join(directory.path, `data-${starts++}`),
          ...environment,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      let output = ''
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => void (output += chunk.toString()))
      const [code, signal] = await once(child, 'close')
      return { code: (signal ?? code) as number | string, output }
    },
    [Symbol.asyncDispose]: () => resources[Symbol.asyncDispose](),
  }
}
