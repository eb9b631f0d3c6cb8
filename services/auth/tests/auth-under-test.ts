import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import {
  event,
  operatorLoginRoutes,
  operatorRoleRoutes,
  parseEvent,
  type AnyEvent,
  type EventData,
  type EventType,
} from '@thumbfolio/contracts'
import { createLog, loadConfig } from '@thumbfolio/kit/base'
import {
  createOperatorClient,
  createPublicClient,
  createServiceClient,
  developmentIdentity,
  type ServiceClient,
} from '@thumbfolio/kit/http'
import type { Bus, Handlers } from '@thumbfolio/kit/bus'
import { serve } from '@thumbfolio/kit/run'
import { openMemoryBus } from '@thumbfolio/kit/lmdb'
import {
  eventually,
  httpClient,
  startMailbox,
  temporaryDirectory,
  testClock,
  type Clock,
  type HttpAnswer,
  type HttpClient,
  type Mailbox,
} from '@thumbfolio/testing'
import { AuthConfig, authService } from '../src/index.js'

export const api = '/api/v1/auth'
export const ourOrigin = 'http://localhost:8080'
const log = createLog({ name: 'test', level: 'silent' })

export interface Member {
  readonly userId: string
  readonly email: string
  readonly password: string
  readonly token: string
  readonly call: HttpClient
}

type Parts = Parameters<typeof authService>[1]

/** The service over real HTTP, with a real mail server, a stopped clock, and a bus that tests publish on. */
export class AuthUnderTest implements AsyncDisposable {
  private count = 0
  private readonly operators = new Map<string, Promise<Member>>()
  private readonly logins = new Map<string, { token: string; expiresAt: string }>()

  private constructor(
    readonly directory: string,
    readonly clock: Clock,
    readonly mailbox: Mailbox,
    private readonly parts: Parts,
    private readonly environment: Record<string, string>,
    private running: Running,
    private readonly dropDirectory: () => PromiseLike<void>,
  ) {}

  static async start(environment: Record<string, string> = {}, parts: Parts = {}): Promise<AuthUnderTest> {
    const directory = await temporaryDirectory()
    const mailbox = await startMailbox()
    const clock = testClock(Date.now())
    const variables = { DATA_DIR: directory.path, SMTP_URL: mailbox.url, ...environment }
    const running = await boot(directory.path, clock, variables, parts)
    return new AuthUnderTest(directory.path, clock, mailbox, parts, variables, running, () =>
      directory[Symbol.asyncDispose](),
    )
  }

  get url(): string {
    return this.running.url
  }
  /** What another service calls. */
  get serviceClients(): ServiceClient {
    return createServiceClient({
      identity: developmentIdentity('generator'),
      urls: { auth: this.url },
    })
  }

  /** Calls with the key of `admin`. */
  get admin(): ServiceClient {
    return createServiceClient({ identity: developmentIdentity('admin'), urls: { auth: this.url } })
  }

  /** The account of this operator, made at the first use. */
  operatorAccount(name: string): Promise<Member> {
    const known = this.operators.get(name)
    if (known) return known
    const made = this.signUpOperator(name)
    this.operators.set(name, made)
    return made
  }

  private async signUpOperator(name: string): Promise<Member> {
    const member = await this.member(`op-${name}`)
    const body = { email: member.email, reason: 'They help.' }
    await this.admin.call(operatorRoleRoutes.addOperator, { body })
    return member
  }

  /** What `thumbfolio-admin` calls for this operator. */
  operator(name: string): ServiceClient {
    const urls = { auth: this.url }
    const token = async () => {
      const { email, password } = await this.operatorAccount(name)
      const kept = this.logins.get(name)
      if (kept && Date.parse(kept.expiresAt) > this.clock.now()) return kept.token
      const body = { email, password }
      const login = await createPublicClient(urls).call(operatorLoginRoutes.operatorLogin, { body })
      this.logins.set(name, login)
      return login.token
    }
    return createOperatorClient({ token, urls })
  }

  /** A caller. Default: from an address of its own, so that limits per address do not meet across tests. */
  caller(token?: string, address = `192.0.2.${++this.count}`): HttpClient {
    return (method, path, options) =>
      httpClient(this.url, token)(method, path, {
        ...options,
        headers: { 'X-Forwarded-For': address, ...options?.headers },
      })
  }

  /** Anonymous `POST`. */
  post(path: string, body: unknown): Promise<HttpAnswer> {
    return this.caller()('POST', `${api}/${path}`, { body })
  }

  async signUp(name = `m${randomUUID().slice(0, 8)}`): Promise<Member> {
    const email = `${name}@example.org`
    const password = `secret of ${name}`
    const { status, body } = await this.post('signup', { username: name, email, password })
    if (status !== 201) throw new Error(`sign-up: ${status} ${JSON.stringify(body)}`)
    const token = body.token as string
    return { userId: body.data._id as string, email, password, token, call: this.caller(token) }
  }

  async member(name?: string): Promise<Member> {
    const member = await this.signUp(name)
    const otp = await this.code(member.email)
    const { status, body } = await this.post('verify-otp', { email: member.email, otp })
    if (status !== 200) throw new Error(`verify: ${status} ${JSON.stringify(body)}`)
    return { ...member, token: body.token as string, call: this.caller(body.token as string) }
  }

  mailsTo(email: string) {
    return this.mailbox.mails.filter(({ to }) => to?.some(({ address }) => address === email))
  }

  /** The code of the nth mail to an address. */
  code(email: string, nth = 1): Promise<string> {
    return eventually(() => /^(\d{6})$/m.exec(this.mailsTo(email)[nth - 1]?.text ?? '')?.[1])
  }

  /** Publishes an event as its service would, and resolves when auth has handled it. */
  async publish<T extends EventType>(
    type: T,
    subject: string,
    data: EventData<T>,
    id: string = randomUUID(),
    time = this.clock.now(),
  ) {
    const envelope = {
      specversion: '1.0',
      id,
      source: 'test',
      time: new Date(time).toISOString(),
      datacontenttype: 'application/json',
      ...event(type, subject, data),
    }
    const before = this.running.handled(id)
    await this.running.bus.publish([parseEvent(envelope)])
    await eventually(() => this.running.handled(id) > before)
  }

  async stop(): Promise<void> {
    await this.running.stop()
  }
  async restart(): Promise<void> {
    this.running = await boot(this.directory, this.clock, this.environment, this.parts)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.stop()
    await this.mailbox[Symbol.asyncDispose]()
    await this.dropDirectory()
  }
}

interface Running {
  readonly url: string
  readonly bus: Bus
  /** How often an event was handled to the end. */
  handled(id: string): number
  stop(): Promise<void>
}

async function boot(
  directory: string,
  clock: Clock,
  environment: Record<string, string>,
  parts: Parts,
): Promise<Running> {
  const bus = openMemoryBus({ path: join(directory, 'bus'), now: clock.now, log })
  const { watched, handled } = watch(bus)
  const variables = {
    LOG_LEVEL: 'silent',
    PASSWORD_COST: '4',
    SIGNUP_CREDITS: '3',
    MAIL_RETRY_SECONDS: '1',
    ...environment,
  }
  const config = loadConfig(AuthConfig, variables)
  const service = await authService(config, { bus: watched, now: clock.now, log, ...parts })
  await bus.start()
  const served = await serve(service, { port: 0, host: '127.0.0.1', log })
  return {
    url: served.url,
    bus,
    handled,
    async stop() {
      await bus[Symbol.asyncDispose]()
      await served[Symbol.asyncDispose]()
    },
  }
}

/** Counts what the service's own handlers have done. */
function watch(bus: Bus): { watched: Bus; handled: Running['handled'] } {
  const counts = new Map<string, number>()
  const watched: Bus = {
    ...bus,
    subscribe({ group, handlers }) {
      const counting = Object.entries(handlers).map(([type, handle]) => {
        const run = async (known: AnyEvent) => {
          await (handle as (known: AnyEvent) => Promise<void>)(known)
          counts.set(known.id, (counts.get(known.id) ?? 0) + 1)
        }
        return [type, run]
      })
      bus.subscribe({ group, handlers: Object.fromEntries(counting) as Handlers })
    },
  }
  return { watched, handled: (id) => counts.get(id) ?? 0 }
}
