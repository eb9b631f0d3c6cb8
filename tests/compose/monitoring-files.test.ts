import { existsSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { parse } from 'yaml'
import { projectFile, variablesOf } from './compose-file.js'

interface Service {
  readonly image?: string
  readonly command?: readonly string[]
  readonly networks?: readonly string[]
  readonly volumes?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  readonly mem_limit?: string
}
interface File {
  readonly services: Readonly<Record<string, Service>>
  readonly networks?: Readonly<Record<string, unknown>>
  readonly volumes?: Readonly<Record<string, unknown>>
}
const read = (path: string) => parse(projectFile(path), { merge: true }) as File
const added = (name: string) => `deploy/monitoring/${name}.yml`
const onProduction = ['compose', 'collector', 'traces'].map(added)

/** As compose does: later lists of volumes are appended, everything else of a service is replaced. */
function merged(paths: readonly string[]) {
  const services = new Map<string, Service>()
  const declared = { networks: new Set(['default']), volumes: new Set<string>() }
  for (const file of paths.map(read)) {
    for (const [name, service] of Object.entries(file.services)) {
      const known = services.get(name)
      const volumes = [...(known?.volumes ?? []), ...(service.volumes ?? [])]
      services.set(name, { ...known, ...service, volumes })
    }
    for (const part of ['networks', 'volumes'] as const)
      for (const name of Object.keys(file[part] ?? {})) declared[part].add(name)
  }
  return { services, declared }
}

describe.each([
  ['docker-compose.yml', [added('compose')], 'auth'],
  ['compose.production.yml', onProduction, 'auth'],
  ['compose.small.yml', onProduction, 'thumbfolio'],
])('monitoring in addition to %s', (product, files, process) => {
  const { services, declared } = merged([product, ...files])

  it('when the files are merged, then each service has an image, and its networks, volumes and files exist', () => {
    for (const [name, { image, networks = ['default'], volumes = [] }] of services) {
      expect([name, image]).toEqual([name, expect.any(String)])
      expect(networks.filter((network) => !declared.networks.has(network))).toEqual([])
      const sources = volumes.map((volume) => volume.split(':')[0]!)
      const files = sources.filter((source) => source.startsWith('./'))
      expect([name, files.filter((file) => !existsSync(new URL(`../../${file}`, import.meta.url)))]).toEqual([
        name,
        [],
      ])
      const named = sources.filter((source) => /^\w/.test(source))
      expect(named.filter((source) => !declared.volumes.has(source))).toEqual([])
    }
  })

  it('when a process reports, then it reaches the collector, and Prometheus reaches all that it scrapes', () => {
    const networksOf = (name: string) => services.get(name)?.networks ?? []
    const meet = (one: string, other: string) =>
      networksOf(one).some((network) => networksOf(other).includes(network))
    expect(services.get(process)?.environment).toHaveProperty('OTEL_EXPORTER_OTLP_ENDPOINT')
    expect(meet(process, 'otel-collector')).toBe(true)
    const scraped = projectFile('deploy/monitoring/prometheus.yml').match(/[\w-]+(?=:\d{4}['"])/g) ?? []
    expect(scraped).toContain('otel-collector')
    for (const name of scraped.filter((host) => !/^\d/.test(host)))
      expect([name, meet('prometheus', name)]).toEqual([name, true])
    expect(meet('grafana', 'prometheus')).toBe(true)
  })
})

it('when traces are kept, then the collector reads their configuration too, and reaches Jaeger', () => {
  const { services } = merged(['compose.production.yml', ...onProduction])
  const { command, volumes, environment, networks = [] } = services.get('otel-collector')!
  const configurations = command?.flatMap((word) => /^--config=(.*)/.exec(word)?.[1] ?? [])
  expect(configurations).toEqual(volumes?.map((volume) => volume.split(':')[1]))
  expect(configurations).toHaveLength(2)
  const host = new URL(environment!['TRACES_OTLP_ENDPOINT']!).hostname
  expect(services.get(host)?.networks?.some((network) => networks.includes(network))).toBe(true)
})

it('when a variable is read, then the README of monitoring explains it', () => {
  const ports = /^(PROMETHEUS|GRAFANA|JAEGER)_PORT$/
  const explained = projectFile('deploy/monitoring/README.md')
  const read = onProduction
    .flatMap((file) => variablesOf(projectFile(file)))
    .filter(({ name }) => !ports.test(name))
  expect(read.filter(({ name }) => !explained.includes(`\`${name}\``))).toEqual([])
  expect(read.length).toBeGreaterThan(8)
})
