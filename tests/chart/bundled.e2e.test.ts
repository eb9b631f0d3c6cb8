import { describe, expect, it } from '@jest/globals'
import { engineUsers } from '@thumbfolio/kit/kafka'
import { readCompose, projectFile } from '../compose/compose-file.js'
import { ofKind, renderChart, renderText, standardValues, type Manifest, type Workload } from './chart.js'

const bundled = renderChart('bundled')
const engines = ofKind<Workload>(bundled, 'StatefulSet')
const inCompose = readCompose(projectFile('compose.production.yml')).services
const names = { mongodb: 'mongo', kafka: 'kafka', redis: 'redis' } as const

describe('bundled engines', () => {
  it('when they are on, then there is one of each with the settings of compose.production.yml, and none when they are off', () => {
    expect([...engines.keys()].sort()).toEqual(Object.keys(names).sort())
    for (const [engine, name] of Object.entries(names)) {
      const [container] = engines.get(engine)!.spec.template.spec.containers
      expect([engine, container!.image]).toEqual([engine, inCompose[name]!.image])
    }
    expect(ofKind(renderChart('minimal'), 'StatefulSet').size).toBe(0)
    const settings = engines.get('kafka')!.spec.template.spec.containers[0]!.env
    const own = ['KAFKA_ADVERTISED_LISTENERS', 'KAFKA_LOG_DIRS']
    expect(Object.fromEntries(settings.map(({ name, value }) => [name, value]))).toEqual({
      ...inCompose['kafka']!.environment,
      ...Object.fromEntries(own.map((name) => [name, expect.any(String)])),
    })
  })

  it('when an engine runs, then its privileges are limited as those of a service, and its password is a file', () => {
    for (const [engine, { spec }] of engines) {
      const { containers, securityContext, volumes, automountServiceAccountToken } = spec.template.spec
      expect(automountServiceAccountToken).toBe(false)
      expect(securityContext).toMatchObject({
        runAsNonRoot: true,
        seccompProfile: { type: 'RuntimeDefault' },
      })
      expect(containers[0]!.securityContext).toMatchObject({
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      })
      expect(containers[0]!.resources.limits.memory).toMatch(/^\d+[MG]i$/)
      const secret = volumes.find(({ name }) => name === 'secrets')?.secret
      expect(secret?.items).toEqual([expect.objectContaining({ key: `${engine.toUpperCase()}_PASSWORD` })])
    }
  })

  it('when a service logs in, then as a user of its own, which a container beside the engine sets', () => {
    const variables = { mongodb: 'MONGODB_URI', kafka: 'KAFKA_PASSWORD', redis: 'REDIS_URL' } as const
    const files = ofKind<Manifest & { data: Record<string, string> }>(bundled, 'ConfigMap')
    const shared = [...files.values()].find(({ metadata }) => metadata.name.endsWith('engine-users'))!.data
    for (const [engine, variable] of Object.entries(variables)) {
      const { containers, volumes } = engines.get(engine)!.spec.template.spec
      const setting = containers.find(({ name }) => name === 'users')!
      expect(Object.keys(shared)).toContain(setting.command!.at(-1)!.replace('/etc/thumbfolio/', ''))
      const items = volumes.find(({ name }) => name === 'user-secrets')!.secret!.items
      const users = engineUsers('').filter(({ name }) => variable === 'REDIS_URL' || name !== 'gateway')
      expect(
        items
          .map(({ key }) => key)
          .filter((key) => !/^(MONGODB|REDIS)_PASSWORD$/.test(key))
          .sort(),
      ).toEqual(users.map(({ name }) => `${name.toUpperCase()}_${variable}`).sort())
    }
    for (const [component, { spec }] of ofKind<Workload>(bundled, 'Deployment')) {
      const { env } = spec.template.spec.containers[0]!
      const expected = component === 'gateway' ? undefined : component.split('-')[0]
      expect(env.find(({ name }) => name === 'KAFKA_USERNAME')?.value).toBe(expected)
    }
  })

  it('when one user is shared, then nothing sets users', () => {
    const one = renderChart('bundled', { ownSecrets: ['SERVICE_KEY'], env: { KAFKA_USERNAME: 'thumbfolio' } })
    for (const { spec } of ofKind<Workload>(one, 'StatefulSet').values())
      expect(spec.template.spec.containers).toHaveLength(1)
  })

  it('when a process connects, then it uses the bundled engines, and only processes that need an engine reach it', () => {
    const { env } = ofKind<Workload>(bundled, 'Deployment').get('auth')!.spec.template.spec.containers[0]!
    for (const [name, value] of [
      ['KAFKA_BROKERS', 'thumbfolio-kafka:9092'],
      ['KAFKA_TLS', 'off'],
      ['KAFKA_REPLICAS', '1'],
    ])
      expect(env).toContainEqual({ name, value })
    interface Policy {
      readonly ingress: readonly {
        readonly from: readonly { readonly podSelector: { readonly matchLabels: Record<string, string> } }[]
      }[]
    }
    const policies = ofKind<Manifest<Policy>>(bundled, 'NetworkPolicy')
    const toolsOf: Record<string, string[]> = { mongodb: ['backup', 'restore'], kafka: ['restore'] }
    for (const engine of Object.keys(names)) {
      const from = policies.get(engine)!.spec.ingress.flatMap((rule) => rule.from)
      const users = Object.entries(standardValues.components)
        .filter(([, component]) => component.engines.includes(engine))
        .map(([name]) => name)
      expect(
        from.map(({ podSelector }) => podSelector.matchLabels['app.kubernetes.io/component']).sort(),
      ).toEqual([...users, 'migration', ...(toolsOf[engine] ?? [])].sort())
    }
  })

  it('when they are installed first, then no migration waits for them, and later ones run as usual', () => {
    const hooks = bundled.map(({ metadata }) => metadata.annotations?.['helm.sh/hook']).filter(Boolean)
    expect(hooks).toContain('pre-upgrade,pre-rollback')
    const { annotations } = ofKind(bundled, 'Job').get('migration')!.metadata
    expect(annotations?.['helm.sh/hook']).toBe('pre-upgrade,pre-rollback')
  })

  it('when they are off and no broker is named, then the chart refuses it', () => {
    const { status, output } = renderText('bundled', { engines: { bundled: false } })
    expect([status, output]).toEqual([1, expect.stringContaining('KAFKA_BROKERS')])
  })
})
