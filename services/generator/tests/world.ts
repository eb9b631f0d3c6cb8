import { request } from 'node:http'
import type {
  AnyEvent,
  CallerName,
  EventDraft,
  LaunchView,
  ModelVendor,
  ResumeContent,
} from '@thumbfolio/contracts'
import { createLog, loadConfig } from '@thumbfolio/kit/base'
import {
  createOperatorClient,
  createServiceClient,
  developmentIdentity,
  type Listening,
  type ServiceClient,
} from '@thumbfolio/kit/http'
import type { Bus } from '@thumbfolio/kit/bus'
import { serve } from '@thumbfolio/kit/run'
import { openMemoryBus } from '@thumbfolio/kit/lmdb'
import {
  confirming,
  eventually,
  httpClient,
  startIdentity,
  startMailbox,
  temporaryDirectory,
  type HttpClient,
} from '@thumbfolio/testing'
// The first launch loads it; here that would count towards a deadline of a few seconds.
import '../src/launches/commands/run-launch.js'
import type { Composer } from '../src/models/domain/composer.js'
import { GeneratorConfig, generatorService, type Engines, type GeneratorParts } from '../src/index.js'
import { localComposer } from '../src/models/adapters/composer.local.js'
import { absent, fakeLedger, scriptedComposer, startFront, startResumes } from './fake-service-clients.js'

export const sample: ResumeContent = {
  basics: {
    name: 'Ada Lovelace',
    label: 'Mathematician',
    email: 'ada@example.org',
    phone: '+44 20 7946 0000',
  },
  work: [
    {
      name: 'Analytical Engines Ltd',
      position: 'Programmer',
      startDate: '1842-01',
      highlights: ['Wrote note G'],
    },
  ],
  skills: [{ name: 'Mathematics', keywords: ['Bernoulli numbers'] }],
}

const log = createLog({ name: 'test', level: 'silent' })
const host = '127.0.0.1'

export type World = Awaited<ReturnType<typeof startWorld>>

/** The generator among real services: an identity with a ledger, a resume service, a front that routes hosts, a mail server. */
export async function startWorld(
  options: { balance?: number; env?: Record<string, string>; openBus?: () => Bus } = {},
) {
  const directory = await temporaryDirectory()
  const [identity, resumes, front, mailbox] = [
    await startIdentity(),
    await startResumes(),
    await startFront(),
    await startMailbox(),
  ]
  const ledger = fakeLedger(options.balance ?? 100)
  const model = scriptedComposer(localComposer)
  let holdFailures = 0
  /** Holds on their way, while they are kept from arriving. */
  let parked: (() => void)[] | undefined
  identity.on('POST /internal/holds', async (body) => {
    if (parked) await new Promise<void>((arrive) => void parked?.push(arrive))
    const { launchId, credits } = body as { launchId: string; credits: number }
    if (holdFailures > 0) {
      holdFailures--
      return { status: 500, body: {} }
    }
    return { status: 200, body: { state: ledger.hold(launchId, credits) } }
  })
  const suspended = new Set<string>()
  identity.on('GET /internal/users/', (_body, path) => {
    const user = path.split('/')[3]!
    if (path.endsWith('/standing')) {
      const body = { isSuspended: suspended.has(user), credits: ledger.free() }
      return { status: 200, body }
    }
    return { status: 200, body: { email: `${user}@example.org`, username: user } }
  })
  const consents = new Map<string, ModelVendor[]>()
  identity.on('GET /internal/consents/', (_body, path) => {
    const granted = consents.get(path.split('/')[3]!) ?? []
    return { status: 200, body: { granted } }
  })

  const avatars = new Map<string, Uint8Array>()
  identity.on('GET /internal/avatars/', (_body, path) => {
    const avatar = avatars.get(path.split('/')[3]!)
    return avatar ? { status: 200, body: avatar } : { status: 404, body: absent }
  })

  const heard: AnyEvent[] = []
  let running: { served: Listening; bus: Bus } | undefined
  let count = 0
  const current = () => {
    if (!running) throw new Error('The generator is not running')
    return running
  }

  const configFor = (env: Record<string, string> = {}) =>
    loadConfig(GeneratorConfig, {
      DATA_DIR: directory.path,
      LOG_LEVEL: 'silent',
      AUTH_URL: identity.url,
      RESUME_URL: resumes.url,
      SMTP_URL: mailbox.url,
      PUBLIC_URL: `http://localhost:${front.port}`,
      LAUNCH_LEASE_SECONDS: '0.6',
      ...options.env,
      ...env,
    })

  /** Starts the generator on this world's directory; also again, after a stop. */
  async function start(parts: GeneratorParts = {}, env: Record<string, string> = {}): Promise<void> {
    const bus = options.openBus?.() ?? openMemoryBus({ path: `${directory.path}/bus`, now: Date.now, log })
    const config = configFor(env)
    const service = await generatorService(config, { log, composerFor: () => model.composer, ...parts, bus })
    const hear = async (event: AnyEvent) => void heard.push(event)
    bus.subscribe({
      group: 'auth',
      handlers: {
        'site.generated.v1': async (event) => ledger.capture(event.data.launchId),
        'site.failed.v1': async (event) => ledger.release(event.data.launchId),
      },
    })
    bus.subscribe({
      group: 'listener',
      handlers: {
        'site.requested.v1': hear,
        'site.generated.v1': hear,
        'site.failed.v1': hear,
        'site.renamed.v1': hear,
        'site.deleted.v1': hear,
        'site.repository-refused.v1': hear,
      },
    })
    await bus.start()
    const served = await serve(service, { port: 0, host, log })
    front.forwardTo(served.url)
    running = { served, bus }
  }

  async function stop(): Promise<void> {
    const { served, bus } = current()
    running = undefined
    await served[Symbol.asyncDispose]()
    await bus[Symbol.asyncDispose]()
  }

  const as =
    (userId: string): HttpClient =>
    (method, path, call) =>
      httpClient(`${current().served.url}/api/v1`, identity.tokenFor({ userId }))(method, path, call)

  const urls = () => ({ generator: current().served.url })
  const world = {
    identity,
    resumes,
    front,
    mailbox,
    ledger,
    model,
    heard,
    start,
    stop,
    as,
    directory: directory.path,
    /** Another worker process on the same engines: its own holder, timers and pool. */
    async startWorker(
      name: string,
      engines: Engines,
      composer: Composer = model.composer,
      env: Record<string, string> = {},
    ): Promise<AsyncDisposable> {
      const config = configFor({ DATA_DIR: `${directory.path}/${name}`, GENERATOR_ROLE: 'worker', ...env })
      const worker = await generatorService(config, {
        log,
        engines: () => engines,
        composerFor: () => composer,
      })
      await worker.start()
      return worker
    },
    /** A process that serves published sites alone, on the same engines. */
    async startHosting(engines: Engines): Promise<Listening> {
      const config = configFor({ DATA_DIR: `${directory.path}/hosting`, GENERATOR_ROLE: 'hosting' })
      return serve(await generatorService(config, { log, engines: () => engines }), { port: 0, host, log })
    },
    url: () => current().served.url,
    /** Calls the generator as this service. */
    serviceClient: (from: CallerName): ServiceClient =>
      createServiceClient({ identity: developmentIdentity(from), urls: urls() }),
    /** Calls the generator as this operator, who confirmed the password. */
    operator(userId: string): ServiceClient {
      identity.setOperator(`session-of-${userId}`, 'confirmed')
      return createOperatorClient({ token: () => identity.tokenFor({ userId }), urls: urls() })
    },
    /** The vendors that may see this user's resumes from now on. */
    allow: (userId: string, ...vendors: ModelVendor[]) => void consents.set(userId, vendors),
    /** Users that an operator suspended. */
    suspended,
    /** The profile picture of this user from now on. */
    putAvatar: (userId: string, picture: Uint8Array) => void avatars.set(userId, picture),
    failHolds: (times: number) => void (holdFailures = times),
    /** From now on holds wait on their way; each arrives when it is called. */
    parkHolds: () => (parked = []) as readonly (() => void)[],
    emit: (draft: EventDraft, id = `event-${count++}`) =>
      current().bus.publish([
        {
          specversion: '1.0',
          id,
          source: 'test',
          time: new Date().toISOString(),
          datacontenttype: 'application/json',
          ...draft,
        },
      ]),
    heardOf: (siteName: string) =>
      heard.filter(({ subject }) => subject === siteName).map(({ type }) => type),
    launch: (
      userId: string,
      siteName: string,
      fileUrl = 'resume-1',
      modelId = 'gemini-flash',
      fallback = 'none',
    ) =>
      confirming((confirm) =>
        as(userId)('PUT', '/make/generate', {
          body: { fileUrl, siteName, model: modelId, fallback, ...(confirm && { confirm }) },
        }),
      ),
    view: async (userId: string, launchId: string): Promise<LaunchView> =>
      (await as(userId)('GET', `/make/launches/${launchId}`)).body.data,
    /** Launches and waits for the end, which must be a live site. Answers with the launch's id. */
    goLive: async (userId: string, siteName: string): Promise<string> => {
      const { status, body } = await world.launch(userId, siteName)
      if (status !== 202) throw new Error(`${status} ${JSON.stringify(body)}`)
      const view = await world.end(userId, body.launchId)
      if (view.status !== 'success') throw new Error(JSON.stringify(view))
      return body.launchId
    },
    /** Waits for the launch's end. */
    end: (userId: string, launchId: string, withinMs?: number): Promise<LaunchView> =>
      eventually(async () => {
        const view = await world.view(userId, launchId).catch(() => undefined)
        return view && view.status !== 'pending' && view
      }, withinMs),
    visit: (siteName: string, path = '/', method = 'GET', headers: Record<string, string> = {}) =>
      visit(front.port, siteName, { path, method, headers }),
    /** The bytes of a file, once it is published. */
    visitUntil: (siteName: string, path: string): Promise<Buffer> =>
      eventually(async () => {
        const { status, bytes } = await world.visit(siteName, path)
        return status === 200 && bytes
      }),
    async [Symbol.asyncDispose]() {
      if (running) await stop()
      for (const part of [identity, resumes, front, mailbox, directory]) await part[Symbol.asyncDispose]()
    },
  }
  for (const user of ['ada', 'eve']) resumes.put(user, 'resume-1', sample)
  return world
}

/** Opens a page by its host name. */
const visit = (
  port: number,
  siteName: string,
  options: { path: string; method: string; headers: Record<string, string> },
) =>
  new Promise<{ status: number; text: string; bytes: Buffer; headers: Record<string, unknown> }>(
    (resolve, reject) => {
      const headers = { ...options.headers, Host: `${siteName}.localhost:${port}` }
      const sent = request({ ...options, host, port, headers, agent: false }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          const bytes = Buffer.concat(chunks)
          const text = bytes.toString()
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text, bytes })
        })
      })
      sent.once('error', reject)
      sent.end()
    },
  )
