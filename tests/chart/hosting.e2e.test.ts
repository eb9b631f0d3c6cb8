import { describe, expect, it } from '@jest/globals'
import { ofKind, renderChart, type Manifest, type Workload } from './chart.js'

const hosting = 'generator-hosting'
const off = renderChart('minimal')
const on = renderChart('minimal', { components: { [hosting]: { enabled: true } } })
const variable = (manifests: readonly Manifest[], component: string, name: string) =>
  ofKind<Workload>(manifests, 'Deployment')
    .get(component)!
    .spec.template.spec.containers[0]!.env.find((each) => each.name === name)?.value

interface Policy {
  readonly ingress?: readonly {
    readonly from: readonly { readonly podSelector: { readonly matchLabels: Record<string, string> } }[]
  }[]
}
const callersOf = (component: string) =>
  ofKind<Manifest<Policy>>(on, 'NetworkPolicy')
    .get(component)!
    .spec.ingress!.flatMap(({ from }) => from)
    .map(({ podSelector }) => podSelector.matchLabels['app.kubernetes.io/component'])

describe('the pages in pods of their own', () => {
  it('when they are off, then nothing of them is rendered, and the generator serves the pages', () => {
    expect(off.filter(({ metadata }) => metadata.name.endsWith(hosting))).toEqual([])
    expect(variable(off, 'gateway', 'HOSTING_URL')).toBeUndefined()
  })

  it('when they are on, then the gateway routes the pages there, alone, and they are scaled by themselves', () => {
    expect(variable(on, 'gateway', 'HOSTING_URL')).toBe(`http://thumbfolio-${hosting}:4004`)
    expect(variable(on, 'gateway', 'GENERATOR_URL')).toBe('http://thumbfolio-generator:4004')
    expect(variable(on, hosting, 'GENERATOR_ROLE')).toBe('hosting')
    expect(variable(on, hosting, 'HOSTING_URL')).toBeUndefined()
    expect(callersOf(hosting)).toEqual(['gateway'])
    for (const kind of ['Service', 'HorizontalPodAutoscaler', 'PodDisruptionBudget', 'ServiceAccount'])
      expect([kind, ofKind(on, kind).has(hosting)]).toEqual([kind, true])
  })

  it('when they run, then as the generator, without the keys of models', () => {
    const { spec } = ofKind<Workload>(on, 'Deployment').get(hosting)!
    const items = spec.template.spec.volumes.find(({ name }) => name === 'secrets')!.secret!.items
    expect(items.map(({ key }: { key: string }) => key)).toEqual([
      'GENERATOR_SERVICE_KEY',
      'SERVICE_PUBLIC_KEYS',
      'GENERATOR_MONGODB_URI',
      'GENERATOR_REDIS_URL',
      'GENERATOR_KAFKA_PASSWORD',
      'SMTP_URL',
    ])
    expect(variable(on, hosting, 'KAFKA_USERNAME')).toBe('generator')
  })
})
