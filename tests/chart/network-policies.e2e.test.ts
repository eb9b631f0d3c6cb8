import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from '@jest/globals'
import { ofKind, renderChart, standardValues, type Manifest } from './chart.js'

interface Peer {
  readonly podSelector?: { readonly matchLabels: Readonly<Record<string, string>> }
  readonly namespaceSelector?: object
  readonly ipBlock?: { readonly cidr: string; readonly except?: readonly string[] }
}
interface Rule {
  readonly from?: readonly Peer[]
  readonly to?: readonly Peer[]
  readonly ports?: readonly { readonly port: number | string }[]
}
type Policy = Manifest<{
  readonly podSelector: { readonly matchLabels: Readonly<Record<string, string>> }
  readonly policyTypes: readonly string[]
  readonly ingress?: readonly Rule[]
  readonly egress?: readonly Rule[]
}>

const componentLabel = 'app.kubernetes.io/component'
const policies = ofKind<Policy>(renderChart('minimal'), 'NetworkPolicy')
const components = Object.entries(standardValues.components)
const peersOf = (rules: readonly Rule[] = [], side: 'from' | 'to') =>
  rules
    .flatMap((rule) => rule[side] ?? [])
    .flatMap(({ podSelector }) => podSelector?.matchLabels[componentLabel] ?? [])
const portsOf = (rules: readonly Rule[] = []) =>
  rules.flatMap(({ ports = [] }) => ports.map(({ port }) => port))

/** The routes that only services call, and whose they are. */
const internalRoutes: Readonly<Record<string, readonly string[]>> = {
  authInternalRoutes: ['auth'],
  resumeInternalRoutes: ['resume'],
  generatorInternalRoutes: ['generator'],
  domainInternalRoutes: ['generator'],
  personalDataRoutes: ['resume', 'generator', 'dashboard', 'payment'],
}

describe('the network policies', () => {
  it('when a pod has no policy of its own, then nothing reaches it, and it reaches nothing', () => {
    const { spec } = policies.get('')!
    expect(spec.podSelector.matchLabels[componentLabel]).toBeUndefined()
    expect(spec.policyTypes).toEqual(['Ingress', 'Egress'])
    expect(spec.ingress ?? spec.egress).toBeUndefined()
  })

  it.each(components)(
    'when %s sends requests, then only to whom it calls, who lets it in',
    (name, { calls }) => {
      const { spec } = policies.get(name)!
      expect(spec.podSelector.matchLabels[componentLabel]).toBe(name)
      expect(peersOf(spec.egress, 'to').sort()).toEqual([...calls].sort())
      for (const [other] of components)
        expect([other, peersOf(policies.get(other)!.spec.ingress, 'from').includes(name)]).toEqual([
          other,
          calls.includes(other),
        ])
    },
  )

  it.each(components)(
    "when the code of %s calls a service's internal routes, then it may",
    (name, { calls, image }) => {
      const folder = image === 'gateway' ? 'gateway' : `services/${image}`
      const code = sourceOf(`${folder}/src/`)
      const called = Object.entries(internalRoutes).flatMap(([routes, owners]) =>
        new RegExp(String.raw`\b(?:call|open)\(\s*${routes}\b`).test(code) ? owners : [],
      )
      // Sessions: everybody but auth asks it for its keys.
      if (name !== 'auth') called.push('auth')
      expect(calls).toEqual(expect.arrayContaining([...new Set(called)]))
    },
  )

  it('when the outside reaches in, then only the gateway', () => {
    const open = [...policies].filter(([, { spec }]) =>
      (spec.ingress ?? []).some(({ from = [] }) => from.some(({ podSelector }) => podSelector === undefined)),
    )
    expect(open.map(([name]) => name)).toEqual(['gateway'])
  })

  it('when a component connects to an engine, then only to those it uses', () => {
    expect(portsOf(policies.get('gateway')!.spec.egress)).toEqual(expect.arrayContaining([53, 6379]))
    expect(portsOf(policies.get('gateway')!.spec.egress)).not.toContain(27017)
    expect(portsOf(policies.get('auth')!.spec.egress)).toEqual(expect.arrayContaining([27017, 9093, 6379]))
    for (const [name, { engines, secrets }] of components) {
      expect([name, engines.includes('mongodb')]).toEqual([name, secrets.includes('MONGODB_URI')])
      expect([name, engines.includes('redis')]).toEqual([name, secrets.includes('REDIS_URL')])
    }
  })

  it('when a component may call vendors, then neither the cluster nor its metadata address is one', () => {
    for (const [name, { spec }] of policies) {
      const blocks = (spec.egress ?? []).flatMap(({ to = [] }) => to.flatMap(({ ipBlock }) => ipBlock ?? []))
      const outside = ['payment', 'generator', 'generator-worker'].includes(name)
      expect([name, blocks.map(({ cidr }) => cidr)]).toEqual([name, outside ? ['0.0.0.0/0', '::/0'] : []])
      for (const { cidr, except } of blocks)
        if (cidr === '0.0.0.0/0')
          expect(except).toEqual(expect.arrayContaining(['10.0.0.0/8', '169.254.0.0/16']))
    }
  })

  it('when a collector is set, then components reach it, and otherwise not', () => {
    const full = ofKind<Policy>(renderChart('full'), 'NetworkPolicy')
    expect(portsOf(full.get('gateway')!.spec.egress)).toContain(4318)
    expect(portsOf(policies.get('gateway')!.spec.egress)).not.toContain(4318)
  })

  it('when the engines have addresses, then nothing else is reached at their ports', () => {
    const { spec } = ofKind<Policy>(renderChart('full'), 'NetworkPolicy').get('auth')!
    const mongo = spec.egress?.find(({ ports = [] }) => ports.some(({ port }) => port === 27017))
    expect(mongo?.to).toEqual([{ ipBlock: { cidr: '10.20.0.0/24' } }])
  })

  it('when files are in S3, then whoever has the store reaches it, the migration too, and nothing else does', () => {
    const withS3 = (values: 'minimal' | 'full', overrides = {}) =>
      [...ofKind<Policy>(renderChart(values, overrides), 'NetworkPolicy')].filter(([, { spec }]) =>
        spec.egress?.some(({ to, ports = [] }) => isS3(to, ports)),
      )
    const isS3 = (to: Rule['to'], ports: NonNullable<Rule['ports']>) =>
      to?.[0]?.ipBlock?.cidr === '10.20.3.0/24' || (to === undefined && ports[0]?.port === 443)
    const stores = components.flatMap(([name, { engines }]) => (engines.includes('mongodb') ? [name] : []))
    const reaching = [...stores, 'migration'].sort()
    const names = (found: [string, Policy][]) => found.map(([name]) => name).sort()

    expect(names(withS3('minimal'))).toEqual([])
    expect(names(withS3('minimal', { env: { S3_BUCKET: 'thumbfolio-files' } }))).toEqual(reaching)
    // There the backup and the pages of their own run, too.
    expect(names(withS3('full'))).toEqual([...reaching, 'backup', 'generator-hosting'].sort())
  })

  it('when they are off, then there are none', () => {
    expect(ofKind(renderChart('plain'), 'NetworkPolicy').size).toBe(0)
  })
})

function sourceOf(folder: string): string {
  const root = fileURLToPath(new URL(`../../${folder}`, import.meta.url))
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(root + path, 'utf8'))
    .join('\n')
}
