import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from '@jest/globals'
import { temporaryDirectory } from '@thumbfolio/testing'
import { parse } from 'yaml'
import { engineUsers } from '@thumbfolio/kit/kafka'
import { exampleOf, hardened, projectFile, readCompose, variablesOf, type Secret } from './compose-file.js'

const root = fileURLToPath(new URL('../../', import.meta.url))
const text = projectFile('compose.production.yml')
const { services, networks, volumes, secrets } = readCompose(text)
const named = Object.entries(services)
const engines = ['kafka', 'mongo', 'redis']
/** Each sets the users of one engine, and ends. */
const settingUsers = engines.map((engine) => `${engine}-users`)
const others = ['caddy', 'generator-hosting', ...settingUsers]
/** One command of an addition to the file. */
interface Tool {
  readonly environment: Readonly<Record<string, string | number>>
  readonly secrets: readonly string[]
  readonly networks: readonly string[]
}
const fileOf = (secret: Secret) => (typeof secret === 'string' ? secret : secret.source)
const pathOf = (secret: Secret) => (typeof secret === 'string' ? secret : secret.target)
/** The secret that a variable refers to: by the path of its file, or by its name in .env if it is optional. */
const secretIn = (path: unknown): string =>
  String(path)
    .replace('/run/secrets/', '')
    .replace(/^\$\{(\w+)_FILE:-\}$/, '$1')

describe('compose.production.yml', () => {
  it('when it is compared with docker-compose.yml, then it has the same services and engines, and no stand-ins', () => {
    const development = readCompose().services
    const own = Object.keys(services).filter((name) => !others.includes(name))
    const notForPeople = ['stand-ins', 'otel-collector', 'jaeger']
    expect(own.sort()).toEqual(
      Object.keys(development)
        .filter((name) => !notForPeople.includes(name))
        .sort(),
    )
    for (const name of engines) expect(services[name]!.image).toBe(development[name]!.image)
    expect(text).not.toMatch(/stand-ins:|\/dev\/(?!tcp)|STAND_INS/)
  })

  it.each(named)(
    'when %s runs, then it is bounded, may do little, and comes back by itself',
    (name, service) => {
      const ends = settingUsers.includes(name)
      expect(service).toMatchObject({ ...hardened, restart: ends ? 'no' : hardened.restart })
      expect(service.healthcheck?.test[0]).toBe(ends ? undefined : 'CMD')
      if (name === 'caddy') expect(service.cap_add).toEqual(['NET_BIND_SERVICE'])
      else
        expect([service.cap_add, service.user]).toEqual([
          undefined,
          expect.stringMatching(/^[1-9]\d*:[1-9]\d*$/),
        ])
    },
  )

  it.each(['compose.backup.yml', 'compose.move.yml'])(
    'when %s reads or writes files, then in the bucket of the services, which it can reach',
    (file) => {
      const document = parse(projectFile(file), { merge: true }) as { services: Record<string, Tool> }
      const [tool] = Object.values(document.services)
      const ofBucket = (environment: Tool['environment']) =>
        Object.entries(environment).filter(([name]) => name.startsWith('S3_'))
      expect(ofBucket(tool!.environment)).toEqual(ofBucket(services['generator']!.environment))
      expect(ofBucket(tool!.environment).length).toBeGreaterThan(0)
      expect(tool!.secrets).toContain('S3_SECRET_ACCESS_KEY')
      // The other networks are internal.
      expect(tool!.networks).toEqual(expect.arrayContaining(['product', 'engines']))
    },
  )

  it('when a container of its own serves the pages, then it is switched on by a profile, and can do nothing else of the generator', () => {
    const { profiles, environment, secrets: given = [] } = services['generator-hosting']!
    expect([profiles, environment['GENERATOR_ROLE']]).toEqual([['hosting'], 'hosting'])
    expect(given.map(pathOf).filter((path) => /GEMINI|ANTHROPIC|GITHUB/.test(path))).toEqual([])
    const example = exampleOf('.env.production.example').find(({ name }) => name === 'HOSTING_URL')!
    expect(example.comment).toContain(
      `http://generator-hosting:${environment['PORT']} with COMPOSE_PROFILES=hosting`,
    )
    const optional = named.filter(([, service]) => service.profiles).map(([name]) => name)
    expect(optional).toEqual(['generator-hosting'])
  })

  it('when somebody comes from outside, then only Caddy is there', () => {
    expect(named.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['caddy'])
    expect(networks['engines']).toEqual({ internal: true })
    expect(networks['counters']).toEqual({ internal: true })
    for (const name of engines)
      expect(services[name]!.networks).toEqual([name === 'redis' ? 'counters' : 'engines'])
    expect(services['gateway']!.networks).toEqual(['product', 'counters'])
  })

  it('when a service has a secret, then as a file that it is given, and never in a variable', () => {
    const isSecret =
      /SECRET|PUBLIC_KEYS|PASSWORD|TOKEN|_KEY(?:_FILE)?$|MONGODB_URI|REDIS_URL|SMTP_URL|RPC_URL/
    for (const [name, { environment, secrets: given = [] }] of named) {
      const paths = Object.entries(environment).filter(([variable]) => isSecret.test(variable))
      for (const [variable, path] of paths) {
        expect([name, variable]).toEqual([name, expect.stringMatching(/_FILE$/)])
        expect(given.map(pathOf)).toContain(secretIn(path))
      }
      for (const secret of given) expect(Object.keys(secrets)).toContain(fileOf(secret))
      if (![...engines, ...settingUsers].includes(name)) expect(paths).toHaveLength(given.length)
    }
    expect(text).not.toMatch(/PRIVATE KEY|:\/\/[^/\s:]+:[^/\s@]+@/)
  })

  it.each(engineUsers('').map((user) => [user.name, user] as const))(
    'when %s logs in to an engine, then as its own user, whose password no other service has',
    (name, { database, kafka }) => {
      const own = name.toUpperCase()
      const expected = [
        ...(database ? [[`${own}_MONGODB_URI`, 'MONGODB_URI']] : []),
        [`${own}_REDIS_URL`, 'REDIS_URL'],
        ...(kafka.length > 0 ? [[`${own}_KAFKA_PASSWORD`, 'KAFKA_PASSWORD']] : []),
      ]
      const processes = named.filter(
        ([process]) => process === name || /^(\w+)-(worker|hosting)$/.exec(process)?.[1] === name,
      )
      for (const [, { environment, secrets: given = [] }] of processes) {
        const ofEngines = given.filter((secret) => /MONGODB|REDIS|KAFKA/.test(fileOf(secret)))
        expect(ofEngines.map((secret) => [fileOf(secret), pathOf(secret)])).toEqual(expected)
        expect(environment['KAFKA_USERNAME']).toBe(kafka.length > 0 ? name : undefined)
      }
      for (const [secret] of expected) {
        const engine = /MONGODB/.test(secret!) ? 'mongo' : /REDIS/.test(secret!) ? 'redis' : 'kafka'
        const holders = named.filter(([, service]) => service.secrets?.map(fileOf).includes(secret!))
        expect(holders.map(([holder]) => holder).sort()).toEqual(
          [...processes.map(([process]) => process), `${engine}-users`].sort(),
        )
      }
    },
  )

  it('when files are in object storage or pages in GitHub, then each variable of it can be set in .env', () => {
    const withoutFile = (name: string) =>
      Object.keys(services[name]!.environment).map((variable) => variable.replace(/_FILE$/, ''))
    const documented = projectFile('docs/config.md')
    const [ofS3, ofGitHub] = [/\| `(S3_\w+)`/g, /\| `(GITHUB_\w+)`/g].map((pattern) =>
      [...documented.matchAll(pattern)].map(([, variable]) => variable),
    )
    expect([ofS3, ofGitHub]).toEqual([
      expect.arrayContaining(['S3_BUCKET', 'S3_PATH_STYLE']),
      expect.arrayContaining(['GITHUB_TOKEN', 'GITHUB_APP_ID']),
    ])
    for (const name of ['auth', 'resume', 'generator', 'generator-worker', 'generator-hosting'])
      expect(withoutFile(name)).toEqual(expect.arrayContaining(ofS3!))
    for (const name of ['generator', 'generator-worker'])
      expect(withoutFile(name)).toEqual(expect.arrayContaining(ofGitHub!))
  })

  it('when backups are added, then one runs each day by itself, as bounded as a service; a restore runs by a command alone', () => {
    const { backup, restore } = readCompose(projectFile('compose.backup.yml')).services
    expect(backup).toMatchObject({ ...hardened, user: '1000:1000' })
    expect(backup!.command?.at(-1)).toBe('dist/backup-daily-main.js')
    const { restart: _, ...bounded } = hardened
    expect(restore).toMatchObject({ ...bounded, user: '1000:1000', profiles: ['restore'] })
    expect(restore!.restart).toBeUndefined()
    expect(restore!.command?.at(-1)).toBe('dist/restore-engines-main.js')
    for (const tool of [backup, restore]) {
      expect(Object.keys(tool!.environment)).toEqual(
        expect.arrayContaining(['KAFKA_REPLICAS', 'S3_BUCKET', 'BACKUP_DIR']),
      )
      expect(tool!.volumes).toEqual(['data:/data'])
    }
  })

  it('when a service keeps something, then it lies in a named volume', () => {
    const mounts = named.flatMap(([, { volumes: list = [] }]) =>
      list.map((mount) => mount.split(':')[0] ?? ''),
    )
    expect(mounts.filter((mount) => !/^[.$]/.test(mount)).sort()).toEqual(Object.keys(volumes).sort())
  })

  it('when a variable is read, then the example explains it with its default, and the reverse', () => {
    const files = ['compose.backup.yml', 'compose.move.yml'].map(projectFile)
    const variables = variablesOf([text, ...files].join(''))
    const example = exampleOf('.env.production.example')
    expect(new Set(example.map(({ name }) => name))).toEqual(new Set(variables.map(({ name }) => name)))
    for (const { name, comment, value } of example) {
      expect(comment).toMatch(/^# \S/)
      expect(value).toBe('')
      const read = variables.filter((variable) => variable.name === name && variable.kind !== undefined)
      const [standard = ''] = new Set(read.map(({ rest }) => rest))
      if (read.some(({ kind }) => kind === '?')) {
        expect([name, comment]).toEqual([name, expect.stringMatching(/^# Required\./)])
        expect(standard).toContain(`${name} is missing in .env`)
      } else expect(comment).toContain(standard)
    }
  })
})

describe('make env PRODUCTION=on', () => {
  const writeEnv = (directory: string) =>
    spawnSync(process.execPath, [`${root}deploy/docker/new-env.mjs`, join(directory, '.env')], {
      env: { ...process.env, PRODUCTION: 'on' },
      encoding: 'utf8',
    })
  const contents = (directory: string) =>
    readdirSync(directory).map((name) => [name, readFileSync(join(directory, name), 'utf8')])

  it('when it runs twice, then the first time writes every secret, for their owner alone, and the second nothing', async () => {
    await using directory = await temporaryDirectory()
    await using other = await temporaryDirectory()
    const folder = join(directory.path, 'secrets')
    expect(writeEnv(directory.path)).toMatchObject({ status: 0, stderr: '' })
    const [first, env] = [contents(folder), readFileSync(join(directory.path, '.env'), 'utf8')]
    expect(first.map(([name]) => name)).toEqual(['ADMIN_KEY', ...Object.keys(secrets)].sort())
    expect(statSync(join(directory.path, '.env')).mode & 0o777).toBe(0o600)
    expect(statSync(folder).mode & 0o777).toBe(0o700)

    expect(writeEnv(directory.path).stdout).toContain('is there already')
    expect([contents(folder), readFileSync(join(directory.path, '.env'), 'utf8')]).toEqual([first, env])
    writeEnv(other.path)
    const made = contents(join(other.path, 'secrets')).filter(([, secret]) => secret !== '')
    expect(made).toHaveLength(34)
    for (const entry of made) expect(first).not.toContainEqual(entry)
  })
})

describe('deploy/caddy/Caddyfile', () => {
  const hasCaddy = spawnSync('caddy', ['version']).status === 0
  const itWithCaddy = hasCaddy ? it : it.skip

  itWithCaddy(
    'when Caddy reads it, then app, sites and custom domains lead to the gateway, which is asked first',
    () => {
      const env = {
        ...process.env,
        PUBLIC_HOST: 'app.example.org',
        SITES_DOMAIN: 'sites.example.net',
        ACME_EMAIL: 'a@b.org',
      }
      const args = ['adapt', '--adapter', 'caddyfile', '--config', `${root}deploy/caddy/Caddyfile`]
      const { status, stdout, stderr } = spawnSync('caddy', args, { env, encoding: 'utf8' })
      expect([status, stderr]).toEqual([0, expect.anything()])
      expect(stdout).toContain('"app.example.org"')
      expect(stdout).toContain('"*.sites.example.net"')
      expect(stdout).toContain('http://gateway:8080/internal/domains/ask')
      expect(stdout).toContain('/certificates/sites.pem')
      expect(stdout.match(/"dial":"gateway:8080"/g)).toHaveLength(3)
    },
  )
})
