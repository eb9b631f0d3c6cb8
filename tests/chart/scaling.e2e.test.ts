import { describe, expect, it } from '@jest/globals'
import { ofKind, renderChart, renderText, type Manifest, type Workload } from './chart.js'

interface ScaledObjectSpec {
  readonly scaleTargetRef: { readonly name: string }
  readonly minReplicaCount: number
  readonly maxReplicaCount: number
  readonly triggers: readonly {
    readonly type: string
    readonly metadata: Readonly<Record<string, string>>
    readonly authenticationRef?: { readonly name: string }
  }[]
}
const worker = 'generator-worker'
const scaledObject = (manifests: readonly Manifest[]) =>
  ofKind<Manifest<ScaledObjectSpec>>(manifests, 'ScaledObject').get(worker)
const hasAutoscaler = (manifests: readonly Manifest[]) =>
  ofKind(manifests, 'HorizontalPodAutoscaler').has(worker)

describe('the workers', () => {
  it('when KEDA is there, then they scale on the lag of the launches, and on nothing else', () => {
    const full = renderChart('full')
    const { spec } = scaledObject(full)!
    expect(spec).toMatchObject({ scaleTargetRef: { name: `thumbfolio-${worker}` }, minReplicaCount: 1 })
    expect(spec.triggers).toHaveLength(1)
    expect(spec.triggers[0]).toMatchObject({
      type: 'kafka',
      metadata: {
        topic: 'thumbfolio.site-requests',
        consumerGroup: 'generator-workers',
        bootstrapServers: 'kafka.example.org:9093',
        lagThreshold: '4',
        sasl: 'scram_sha512',
        tls: 'enable',
      },
    })
    expect(hasAutoscaler(full)).toBe(false)
    expect(hasAutoscaler(renderChart('minimal'))).toBe(true)
  })

  it('when Kafka asks for a user, then KEDA gets its name and password where it reads them', () => {
    const full = renderChart('full')
    const [trigger] = scaledObject(full)!.spec.triggers
    const authentication = ofKind<
      Manifest<Record<string, { parameter: string; name: string; key: string }[]>>
    >(full, 'TriggerAuthentication').get(worker)!
    expect(trigger?.authenticationRef).toEqual({ name: authentication.metadata.name })
    expect(authentication.spec['secretTargetRef']).toEqual([
      { parameter: 'password', name: 'thumbfolio', key: 'GENERATOR_KAFKA_PASSWORD' },
    ])
    const [username] = authentication.spec['configMapTargetRef']!
    const configMap = ofKind<Manifest & { data: Record<string, string> }>(full, 'ConfigMap').get(worker)!
    expect(username).toMatchObject({ parameter: 'username', name: configMap.metadata.name })
    expect(configMap.data[username!.key]).toBe('generator')
  })

  it('when Kafka asks for no user, then KEDA gets none', () => {
    const plain = renderChart('plain')
    const [trigger] = scaledObject(plain)!.spec.triggers
    expect(trigger?.metadata).toMatchObject({ tls: 'disable' })
    expect(trigger?.metadata['sasl']).toBeUndefined()
    expect(trigger?.authenticationRef).toBeUndefined()
    expect(ofKind(plain, 'TriggerAuthentication').size).toBe(0)
  })

  it('when products share the brokers, then KEDA reads the lag of this one', () => {
    const [trigger] = scaledObject(renderChart('full', { env: { ENGINE_PREFIX: 'demo-' } }))!.spec.triggers
    expect(trigger?.metadata).toMatchObject({
      topic: 'demo-thumbfolio.site-requests',
      consumerGroup: 'demo-generator-workers',
    })
  })

  it('when there may be more of them than partitions, then the chart says what to change', () => {
    const tooMany = { components: { [worker]: { autoscaling: { max: 49 } } } }
    const { status, output } = renderText('minimal', tooMany)
    expect(status).not.toBe(0)
    expect(output).toContain('only KAFKA_PARTITIONS (48) workers share the launches: lower it')
    const enough = { ...tooMany, env: { KAFKA_PARTITIONS: '64' } }
    expect(renderText('minimal', enough).status).toBe(0)
  })
})

describe('a configuration that changed', () => {
  const checksum = (overrides: object) => {
    const deployment = ofKind<Workload>(renderChart('minimal', overrides), 'Deployment').get('auth')!
    return deployment.spec.template.metadata.annotations?.['checksum/env']
  }
  it('when a variable is another one, then the pods are replaced, and otherwise not', () => {
    expect(checksum({ env: { LOG_LEVEL: 'debug' } })).not.toBe(checksum({}))
    expect(checksum({ ingress: { className: 'nginx' } })).toBe(checksum({}))
  })
})

describe('the Ingress', () => {
  it('when it is on, then the app and every site reach the gateway, with one certificate', () => {
    const { spec } = ofKind<
      Manifest<{ ingressClassName: string; tls: object[]; rules: { host: string; http: object }[] }>
    >(renderChart('full'), 'Ingress').get('gateway')!
    expect(spec.ingressClassName).toBe('nginx')
    expect(spec.tls).toEqual([
      { hosts: ['app.example.org', '*.sites.example.net'], secretName: 'thumbfolio-tls' },
    ])
    expect(spec.rules.map(({ host }) => host)).toEqual(['app.example.org', '*.sites.example.net'])
    for (const { http } of spec.rules)
      expect(http).toMatchObject({ paths: [{ backend: { service: { name: 'thumbfolio-gateway' } } }] })
  })

  it('when it is off, then there is none', () => {
    expect(ofKind(renderChart('plain'), 'Ingress').size).toBe(0)
  })
})
