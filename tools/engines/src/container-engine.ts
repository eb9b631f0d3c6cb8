import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { StartedTestContainer } from 'testcontainers'
import { eventually, freePort } from '@thumbfolio/testing'
import type { EngineRuntime } from './container-runtime.js'
import { EngineFailed, engineUrl, type Engine, type EngineKind, type EngineOptions } from './engine.js'
import { answersAs } from './engine-probe.js'
import { engineFile } from './installation.js'

const startLimitMs = 120_000
const askAgainMs = 100
const containerTries = 2
const run = promisify(execFile)

interface Recipe {
  /** Inside. */
  readonly port: number
  readonly command?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
}

/** The local broker's settings as the image takes them, with the inside's own listeners. */
async function kafkaEnvironment(address: string): Promise<Record<string, string>> {
  const lines = (await engineFile('kafka/server.properties')).split('\n')
  const settings = lines.filter((line) => /^[a-z]/.test(line)).map((line) => line.split('=', 2))
  const asVariable = (name = '') => `KAFKA_${name.toUpperCase().replaceAll('.', '_')}`
  return {
    ...Object.fromEntries(settings.map(([name, value = '']) => [asVariable(name), value])),
    KAFKA_CONTROLLER_QUORUM_VOTERS: '1@localhost:9093',
    KAFKA_LISTENERS: 'PLAINTEXT://:9092,CONTROLLER://:9093',
    KAFKA_ADVERTISED_LISTENERS: `PLAINTEXT://${address}`,
    KAFKA_LOG_DIRS: '/tmp/kraft-combined-logs',
  }
}

const recipes: Readonly<Record<EngineKind, (address: string) => Promise<Recipe>>> = {
  kafka: async (address) => ({ port: 9092, environment: await kafkaEnvironment(address) }),
  mongo: async () => ({ port: 27017 }),
  redis: async () => ({
    port: 6379,
    command: ['redis-server', '--appendonly', 'yes', '--appendfsync', 'everysec', '--save', ''],
  }),
}

/**
 * Starts an engine as a container of its official image, on a fixed port of this machine, so that it comes back to the
 * address it had. Its data live in the container and go with it.
 * @throws EngineFailed
 */
export async function startContainerEngine(
  kind: EngineKind,
  runtime: EngineRuntime,
  options: EngineOptions = {},
): Promise<Engine> {
  for (let tries = 1; ; tries++) {
    try {
      return await startOnce(kind, runtime, options)
    } catch (error) {
      // A busy machine ends or stalls a container now and then; a new one has nothing of its beginning.
      if (tries === containerTries) throw error
      console.warn(`${String(error)}\nOnce more, in a new container.`)
    }
  }
}

async function startOnce(
  kind: EngineKind,
  runtime: EngineRuntime,
  options: EngineOptions,
): Promise<ContainerEngine> {
  const port = options.port ?? (await freePort())
  const container = await startContainer(kind, port, runtime, options)
  const engine = new ContainerEngine(kind, port, runtime, container)
  await engine.untilItAnswers().catch(async (error: unknown) => {
    await engine[Symbol.asyncDispose]()
    throw error
  })
  return engine
}

async function startContainer(
  kind: EngineKind,
  port: number,
  runtime: EngineRuntime,
  options: EngineOptions,
): Promise<StartedTestContainer> {
  const { GenericContainer, Wait } = await import('testcontainers')
  const { port: inside, command, environment } = await recipes[kind](`${runtime.host}:${port}`)
  const container = new GenericContainer(runtime.images[kind])
    .withExposedPorts({ container: inside, host: port })
    // Ours asks in the engine's protocol, and sees at once when it has ended.
    .withWaitStrategy(Wait.forAll([]))
    .withAutoCleanup(runtime.cleansUp && options.outlivesUs !== true)
  if (command) container.withCommand([...command])
  if (environment) container.withEnvironment(environment)
  return container.start()
}

class ContainerEngine implements Engine {
  readonly url: string
  private removed: Promise<void> | undefined

  constructor(
    readonly kind: EngineKind,
    readonly port: number,
    private readonly runtime: EngineRuntime,
    private readonly started: StartedTestContainer,
  ) {
    this.url = engineUrl[kind](port, runtime.host)
  }

  private get container() {
    return this.runtime.client.container.getById(this.started.getId())
  }

  private async isRunning(): Promise<boolean> {
    return (await this.container.inspect()).State.Running
  }

  /** @throws EngineFailed as soon as it has ended, or when time is up */
  async untilItAnswers(): Promise<void> {
    const look = async () => {
      if (await answersAs(this.kind, this.port, this.runtime.host)) return true
      if (await this.isRunning()) return false
      throw new Error('it ended')
    }
    await eventually(look, startLimitMs, askAgainMs).catch(async (error: unknown) => {
      const story = `${this.kind} did not start in its container (${String(error)}):\n${await this.logEnd().catch(String)}`
      throw new EngineFailed(story, { cause: error })
    })
  }

  /** Its state, and its last output. */
  private async logEnd(): Promise<string> {
    const { Status, ExitCode, OOMKilled } = (await this.container.inspect()).State
    const log = await run('docker', ['logs', '--tail', '20', this.started.getId()])
    return `${Status}, exit code ${ExitCode}${OOMKilled ? ', out of memory' : ''}\n${log.stdout}${log.stderr}`
  }

  async start(): Promise<void> {
    if (!(await this.isRunning())) await this.container.start()
    await this.untilItAnswers()
  }

  async kill(): Promise<void> {
    if (!(await this.isRunning())) return
    await this.container.kill({ signal: 'SIGKILL' })
    await eventually(async () => !(await this.isRunning()))
  }

  async stop(): Promise<void> {
    if (await this.isRunning()) await this.container.stop({ t: 15 })
  }

  async pause(): Promise<void> {
    await this.container.pause()
  }

  async resume(): Promise<void> {
    if ((await this.container.inspect()).State.Paused) await this.container.unpause()
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await (this.removed ??= this.container.remove({ force: true, v: true }))
  }
}
