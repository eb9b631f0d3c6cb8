import { describe, expect, it } from '@jest/globals'
import { callerNames } from '@thumbfolio/contracts'
import { engineImages } from '@thumbfolio/engines'
import { exampleOf, projectFile, readCompose, variablesOf } from './compose-file.js'

const text = projectFile('docker-compose.yml')
const { services, networks, volumes } = readCompose(text)
const named = Object.entries(services)

const variables = variablesOf(text)
const example = exampleOf('.env.example')

describe('docker-compose.yml', () => {
  it('when a key is not known to both generations of compose, then it is named', () => {
    expect(() => readCompose(`name: thumbfolio\n${text}`)).toThrow(/name/)
    expect(() => readCompose(`version: '3.8'\n${text}`)).toThrow(/version/)
  })

  it.each(named)(
    'when %s starts, then it is no root, has its limits and its health is asked for',
    (_name, service) => {
      expect(service.user).toMatch(/^[1-9]\d*:[1-9]\d*$/)
      expect(service.read_only).toBe(true)
      expect(service.tmpfs).toContain('/tmp')
      expect(service.cap_drop).toEqual(['ALL'])
      expect(service.security_opt).toEqual(['no-new-privileges:true'])
      expect(service.mem_limit).toMatch(/^\d+[mg]$/)
      expect(service.logging).toEqual({ driver: 'local' })
      expect(service.healthcheck?.test[0]).toBe('CMD')
      expect(service.image).toMatch(/^[\w./-]+:(?:\d+\.\d+\.\d+|local)$/)
      expect(service.image.endsWith(':local')).toBe(service.build !== undefined)
      expect(service.networks).not.toHaveLength(0)
    },
  )

  it('when a service waits for another, then that one exists', () => {
    const awaited = named.flatMap(([, { depends_on: others }]) => Object.keys(others ?? {}))
    expect(Object.keys(services)).toEqual(expect.arrayContaining(awaited))
  })

  it('when somebody is inside the engines, then there is no way out of their network', () => {
    expect(networks['engines']).toEqual({ internal: true })
    for (const name of ['kafka', 'mongo', 'redis']) expect(services[name]?.networks).toEqual(['engines'])
  })

  it('when a service keeps something, then it lies in a named volume', () => {
    const mounts = named.flatMap(([, { volumes: list = [] }]) =>
      list.map((mount) => mount.split(':')[0] ?? ''),
    )
    expect(mounts.filter((mount) => !mount.startsWith('./')).sort()).toEqual(Object.keys(volumes).sort())
  })

  it('when as many PDFs are read at once as may be, then the memory of resume holds them and the service', () => {
    const { mem_limit: limit, environment } = services['resume']!
    const readers = Number(/:-(\d+)\}$/.exec(String(environment['READER_PROCESSES']))?.[1])
    const megabytesEach = 512
    expect(limit).toBe(`${(readers + 1) * megabytesEach}m`)
  })

  it('when a service is addressed by another, then at the port it listens on', () => {
    const addresses = named.flatMap(([, { environment }]) =>
      Object.values(environment).flatMap((value) => [...String(value).matchAll(/\/\/([a-z-]+):(\d+)/g)]),
    )
    const asked = new Map(addresses.map(([, host = '', port]) => [host, port]))
    for (const name of ['auth', 'resume', 'payment', 'generator', 'dashboard', 'support'])
      expect([name, asked.get(name)]).toEqual([name, String(services[name]?.environment['PORT'])])
    for (const host of asked.keys()) expect(['localhost', ...Object.keys(services)]).toContain(host)
  })

  it('when a secret is needed, then it comes from .env, and its absence is said with its name', () => {
    const required = variables.filter(({ kind }) => kind === '?')
    const keys = callerNames
      .filter((name) => name !== 'admin')
      .map((name) => `${name.toUpperCase()}_SERVICE_KEY`)
    expect(new Set(required.map(({ name }) => name))).toEqual(
      new Set([...keys, 'SERVICE_PUBLIC_KEYS', 'AUTH_SIGNING_KEY']),
    )
    for (const { name, rest } of required) expect(rest).toContain(`${name} is missing in .env`)
    const isSecret = /SECRET|PASSWORD|TOKEN|_KEY$/
    for (const [, { environment }] of named)
      for (const [variable, value] of Object.entries(environment))
        if (isSecret.test(variable))
          expect(value).toMatch(new RegExp(`^\\$\\{(?:[A-Z]+_)?${variable}:[-?][^}]*\\}$`))
    expect(text).not.toMatch(/PRIVATE KEY|:\/\/[^/\s:]+:[^/\s@]+@/)
  })

  it('when a variable is read, then .env.example explains it with its default, and the reverse', () => {
    const forTheTool = 'ADMIN_KEY'
    expect(new Set(example.map(({ name }) => name))).toEqual(
      new Set([forTheTool, ...variables.map(({ name }) => name)]),
    )
    for (const { name, comment, value } of example) {
      expect(comment).toMatch(/^# \S/)
      expect(value).toBe('')
      if (name === forTheTool) continue
      const defaults = new Set(variables.flatMap((read) => (read.name === name ? [read.rest] : [])))
      expect([name, defaults.size]).toEqual([name, 1])
      const [standard = ''] = defaults
      if (!standard.includes('is missing')) expect(comment).toContain(standard)
    }
  })

  it('when engines are pinned, then tests run on the same ones', async () => {
    const { kafka, mongo, redis } = services
    expect({ kafka: kafka?.image, mongo: mongo?.image, redis: redis?.image }).toEqual(await engineImages())
  })
})
