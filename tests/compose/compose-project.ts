import { execFile } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { uniqueName } from '@thumbfolio/engines'
import { eventually, freePort, temporaryDirectory } from '@thumbfolio/testing'

const root = fileURLToPath(new URL('../../', import.meta.url))
const run = promisify(execFile)
const mostOutputBytes = 64 * 2 ** 20
const healthyWithinMs = 120_000

interface Container {
  readonly id: string
  readonly service: string
  /** healthy, starting, unhealthy, done, or how it ended. */
  readonly state: string
  /** By network, without the project's name. */
  readonly addresses: Readonly<Record<string, string>>
}

/** A compose file of the project under a name, ports and secrets of its own. */
export interface ComposeProject extends AsyncDisposable {
  /** Laid over the environment of compose at each call. */
  readonly settings: Record<string, string>
  readonly url: string
  readonly jaegerUrl: string
  /** Of `compose.production.yml`. */
  readonly secretsDirectory: string
  /** Starts the services, or all of them, and waits until they are healthy; else the error has their states and logs. */
  up(services?: readonly string[], options?: readonly string[]): Promise<void>
  /** Running and ended ones. */
  containers(service?: string): Promise<Container[]>
  /** SIGKILL to everything in it; it does not come back by itself. */
  kill(container: Container): Promise<void>
  /** Runs a command in the only container of a service; with its output, also when it fails. */
  execute(
    service: string,
    command: readonly string[],
    environment?: Readonly<Record<string, string>>,
  ): Promise<Executed>
  /** Where this machine is reached from one of the networks. */
  hostAddress(network: string): Promise<string>
}

interface Executed {
  readonly status: number
  readonly output: string
}

export type ComposeFile = 'docker-compose.yml' | 'compose.production.yml'

/** With secrets of its own, as `make env` makes them for that file. */
export async function composeProject(
  settings: Readonly<Record<string, string>>,
  composeFile: ComposeFile = 'docker-compose.yml',
): Promise<ComposeProject> {
  const name = uniqueName('compose')
  const directory = await temporaryDirectory()
  const envFile = `${directory.path}/env`
  const isProduction = composeFile === 'compose.production.yml'
  await run(process.execPath, [`${root}deploy/docker/new-env.mjs`, envFile], {
    env: { ...process.env, PRODUCTION: isProduction ? 'on' : '' },
  })
  const [gatewayPort, jaegerPort] = [await freePort(), await freePort()]
  const url = `http://localhost:${gatewayPort}`
  const secretsDirectory = `${directory.path}/secrets`
  const own = {
    GATEWAY_PORT: String(gatewayPort),
    JAEGER_PORT: String(jaegerPort),
    PUBLIC_URL: url,
    SECRETS_DIR: secretsDirectory,
  }
  const docker = async (...args: readonly string[]) => (await run('docker', args)).stdout.trim()
  const [file, ...first] = await composeCommand()
  const files = ['-f', composeFile, ...(isProduction ? ['-f', await usersForStandIn(directory.path)] : [])]
  const compose = async (...args: readonly string[]): Promise<string> => {
    const all = [...first, '--project-directory', root, ...files, '-p', name, '--env-file', envFile, ...args]
    const env = { ...process.env, ...own, ...project.settings }
    return (await run(file, all, { cwd: root, env, maxBuffer: mostOutputBytes })).stdout
  }

  const project: ComposeProject = {
    url,
    secretsDirectory,
    settings: { ...settings },
    jaegerUrl: `http://localhost:${jaegerPort}`,
    async up(services = [], options = []) {
      const asked = async () =>
        (await project.containers()).filter(
          ({ service }) => services.length === 0 || services.includes(service),
        )
      try {
        await compose('up', '--detach', ...options, ...services)
        // Seldom: a docker that is asked all the time takes the time that the containers' health checks need.
        await eventually(async () => areHealthy(await asked()), healthyWithinMs, 1_000)
      } catch (error) {
        const states = (await asked()).map(({ service, state }) => `${service} ${state}`)
        const logs = await compose('logs', '--no-color', '--tail', '60')
        throw new Error(`${String(error)}\n${states.join(', ')}\n${logs}`, { cause: error })
      }
    },
    async containers(service) {
      const label = `label=com.docker.compose.project=${name}`
      const ids = (await docker('ps', '--all', '--quiet', '--no-trunc', '--filter', label)).split('\n')
      const found = ids[0] === '' ? [] : (JSON.parse(await docker('inspect', ...ids)) as Inspected[])
      return found
        .map((each) => containerOf(each, name))
        .filter((container) => service === undefined || container.service === service)
    },
    async kill({ id }) {
      await docker('kill', '--signal', 'KILL', id)
    },
    async execute(service, command, environment = {}) {
      const [container] = await project.containers(service)
      const variables = Object.entries(environment).flatMap(([key, value]) => ['--env', `${key}=${value}`])
      return run('docker', ['exec', ...variables, container!.id, ...command]).then(
        ({ stdout, stderr }) => ({ status: 0, output: stdout + stderr }),
        ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
          status: code,
          output: stdout + stderr,
        }),
      )
    },
    hostAddress: (network) =>
      docker('network', 'inspect', '--format', '{{(index .IPAM.Config 0).Gateway}}', `${name}_${network}`),
    async [Symbol.asyncDispose]() {
      await compose('down', '--volumes', '--timeout', '10')
      await rm(envFile, { force: true })
      await directory[Symbol.asyncDispose]()
    },
  }
  return project
}

/** The plugin where it is there, else the program of the first generation. */
const composeCommand = (): Promise<[string, ...string[]]> =>
  run('docker', ['compose', 'version']).then(
    () => ['docker', 'compose'],
    () => ['docker-compose'],
  )

/** The stand-in for MongoDB cannot be given users: it reads the addresses that they log in with. */
async function usersForStandIn(directory: string): Promise<string> {
  const services = ['auth', 'resume', 'payment', 'generator', 'dashboard', 'support']
  const secrets = ['MONGODB_PASSWORD', ...services.map((service) => `${service.toUpperCase()}_MONGODB_URI`)]
  const path = `${directory}/stand-in.yml`
  await writeFile(path, JSON.stringify({ services: { mongo: { secrets } } }))
  return path
}

/** Those that only set something up have ended well. */
const areHealthy = (containers: readonly Container[]) =>
  containers.length > 0 && containers.every(({ state }) => state === 'healthy' || state === 'done')

interface Inspected {
  readonly Id: string
  readonly State: {
    readonly Status: string
    readonly ExitCode: number
    readonly Health?: { readonly Status: string }
  }
  readonly Config: { readonly Labels: Readonly<Record<string, string>> }
  readonly NetworkSettings: { readonly Networks: Readonly<Record<string, { readonly IPAddress: string }>> }
}

function stateOf({ Status, ExitCode, Health }: Inspected['State']): string {
  if (Status === 'running') return Health?.Status ?? 'running'
  return Status === 'exited' && ExitCode === 0 ? 'done' : Status
}

function containerOf({ Id, State, Config, NetworkSettings }: Inspected, project: string): Container {
  const addresses = Object.entries(NetworkSettings.Networks).map(([network, { IPAddress }]) => [
    network.slice(project.length + 1),
    IPAddress,
  ])
  return {
    id: Id,
    service: Config.Labels['com.docker.compose.service'] ?? '',
    state: stateOf(State),
    addresses: Object.fromEntries(addresses) as Record<string, string>,
  }
}
