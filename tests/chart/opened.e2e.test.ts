import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { parse } from 'yaml'
import { ofKind, renderChart, renderText, standardValues, type Manifest, type Workload } from './chart.js'

const open = renderChart('open')
const deployments = ofKind<Workload>(open, 'Deployment')
const minimal = ofKind<Workload>(renderChart('minimal'), 'Deployment')
const components = Object.keys(standardValues.components)
interface Opened {
  readonly serviceAccountName: string
  readonly nodeSelector?: object
  readonly tolerations?: readonly object[]
  readonly priorityClassName?: string
}
const podOf = (component: string) =>
  deployments.get(component)!.spec.template.spec as Workload['spec']['template']['spec'] & Opened
const deployed = (path: string) => readFileSync(new URL(`../../deploy/${path}`, import.meta.url), 'utf8')

describe('what an operator adds to the pods', () => {
  it('when a pod is placed, then the values of the component override those of all pods', () => {
    expect(podOf('resume')).toMatchObject({
      nodeSelector: { 'kubernetes.io/arch': 'amd64' },
      tolerations: [{ key: 'dedicated', operator: 'Equal', value: 'thumbfolio', effect: 'NoSchedule' }],
      priorityClassName: 'thumbfolio',
    })
    expect(podOf('generator-worker')).toMatchObject({ priorityClassName: 'batch' })
    expect(podOf('generator-worker').tolerations).toBeUndefined()
    expect(minimal.get('resume')!.spec.template.spec).not.toHaveProperty('priorityClassName')
  })

  it('when annotations, labels, variables and volumes are added, then every pod has them, the migration too', () => {
    const job = ofKind<Workload>(open, 'Job').get('migration')!
    for (const { spec } of [...components.map((name) => deployments.get(name)!), job]) {
      const { metadata, spec: pod } = spec.template
      expect(metadata.annotations).toMatchObject({ 'sidecar.example.org/inject': 'false' })
      expect(metadata.labels).toMatchObject({ team: 'portfolio' })
      expect(pod.volumes).toContainEqual({ name: 'authority', configMap: { name: 'authority' } })
      for (const { env, volumeMounts } of pod.containers) {
        expect(env.map(({ name }) => name)).toContain('NODE_EXTRA_CA_CERTS')
        expect(volumeMounts.map(({ mountPath }) => mountPath)).toContain('/etc/authority')
      }
    }
  })

  it('when a variable has a literal value, then the chart refuses it: it could be a secret', () => {
    const { status, output } = renderText('open', { pod: { env: [{ name: 'GITHUB_TOKEN', value: 'x' }] } })
    expect([status, output]).toEqual([1, expect.stringContaining('value')])
  })

  it('when an image has a digest, then it is pulled by it', () => {
    expect(podOf('auth').containers[0]!.image).toMatch(/\/auth:1\.2\.3@sha256:0123456789abcdef/)
    expect(podOf('resume').containers[0]!.image).toMatch(/\/resume:1\.2\.3$/)
    expect(renderText('open', { image: { digests: { auth: 'latest' } } }).status).toBe(1)
  })
})

describe('accounts and secrets', () => {
  it('when a component runs, then it has a service account of its own, without a token, with the role of the values', () => {
    const accounts = ofKind<Manifest & { automountServiceAccountToken: boolean }>(open, 'ServiceAccount')
    for (const component of components.filter((name) => name !== 'auth')) {
      expect(podOf(component).serviceAccountName).toBe(`thumbfolio-${component}`)
      expect(accounts.get(component)).toMatchObject({
        automountServiceAccountToken: false,
        metadata: {
          annotations: { 'eks.amazonaws.com/role-arn': 'arn:aws:iam::111122223333:role/thumbfolio' },
        },
      })
    }
    expect(podOf('auth').serviceAccountName).toBe('auth-of-the-company')
    expect(accounts.has('auth')).toBe(false)
  })

  it('when the migration runs, then its account exists before the rest of the chart does', () => {
    const { metadata } = ofKind<Manifest>(open, 'ServiceAccount').get('migration')!
    expect(metadata.annotations?.['helm.sh/hook']).toBe('pre-install,pre-upgrade,pre-rollback')
    const off = renderChart('open', { serviceAccount: { create: false, name: 'ours' } })
    expect(ofKind(off, 'ServiceAccount').size).toBe(0)
    expect(ofKind<Workload>(off, 'Job').get('migration')!.spec.template.spec).toMatchObject({
      serviceAccountName: 'ours',
    })
  })

  it('when a component has a Secret of its own, then only that component reads it', () => {
    const secretOf = (component: string) =>
      podOf(component).volumes.find(({ name }) => name === 'secrets')?.secret?.secretName
    expect(components.map(secretOf)).toEqual(
      components.map((name) => (name === 'auth' ? 'thumbfolio-auth' : 'thumbfolio')),
    )
  })

  it('when the Secret has another revision, then every pod is replaced, and otherwise none is', () => {
    const checksums = (secretRevision: string) =>
      [...ofKind<Workload>(renderChart('minimal', { secretRevision }), 'Deployment').values()].map(
        ({ spec }) => spec.template.metadata.annotations?.['checksum/secret'],
      )
    const [first, again, changed] = ['1', '1', '2'].map(checksums)
    expect(first).toEqual(again)
    expect(first).toHaveLength(components.length)
    expect(changed!.filter((sum) => first!.includes(sum))).toEqual([])
  })
})

describe('without an autoscaler', () => {
  it('when it is off, then every component has at least two pods, and KEDA is refused', () => {
    for (const component of components)
      expect(deployments.get(component)!.spec.replicas).toBeGreaterThanOrEqual(2)
    expect(ofKind(open, 'HorizontalPodAutoscaler').size).toBe(0)
    expect(renderText('open', { keda: { enabled: true } }).output).toContain(
      'keda.enabled needs autoscaling.enabled',
    )
  })
})

describe('the Gateway API', () => {
  it('when it is on, then the app and every site lead to the gateway, and a route without a parent is refused', () => {
    expect(ofKind<Manifest>(open, 'HTTPRoute').get('gateway')!.spec).toEqual({
      parentRefs: [{ name: 'public', namespace: 'gateways', sectionName: 'https' }],
      hostnames: ['app.example.org', '*.sites.example.net'],
      rules: [{ backendRefs: [{ name: 'thumbfolio-gateway', port: 8080 }], timeouts: { request: '0s' } }],
    })
    expect(renderText('open', { httpRoute: { parentRefs: [] } }).status).toBe(1)
    expect(renderText('open', { httpRoute: { timeouts: null } }).output).not.toContain('timeouts:')
    expect(renderText('open', { httpRoute: { timeouts: { request: 'never' } } }).status).toBe(1)
  })
})

describe('monitoring', () => {
  const find = <M>(kind: string, name: string) =>
    open.find((manifest) => manifest.kind === kind && manifest.metadata.name === name) as M

  it('when it is on, then the alerts and the dashboard are those of deploy/monitoring, with the links of the values', () => {
    const handbook = (text: string) =>
      text
        .replaceAll('https://thumbfolio.example/docs/', 'https://handbook.example.org/thumbfolio/')
        .replaceAll('https://thumbfolio.example/traces/', 'https://tempo.example.org/')
    expect(find<Manifest>('PrometheusRule', 'thumbfolio').spec).toEqual(
      parse(handbook(deployed('monitoring/alerts.yml'))),
    )
    const { data } = find<{ data: Record<string, string> }>('ConfigMap', 'thumbfolio-dashboard')
    expect(data['thumbfolio.json']).toBe(handbook(deployed('monitoring/dashboards/thumbfolio.json')))
  })

  it('when the links have no address, then the chart is refused and names the value', () => {
    const { status, output } = renderText('open', { monitoring: { docsUrl: '' } })
    expect([status, output]).toEqual([1, expect.stringContaining('monitoring.docsUrl is missing')])
  })

  it('when traces have no address, then their link leads to the page that explains them, and none are sent', () => {
    const plain = renderChart('open', { monitoring: { tracesUrl: '', collector: { tracesEndpoint: '' } } })
    const maps = ofKind<Manifest & { data: Record<string, string> }>(plain, 'ConfigMap')
    const dashboard = [...maps.values()].find(({ data }) => data['thumbfolio.json'])!
    expect(dashboard.data['thumbfolio.json']).toContain(
      'https://handbook.example.org/thumbfolio/runbooks/alerts.md#traces',
    )
    expect(JSON.stringify(plain)).not.toContain('TRACES_OTLP_ENDPOINT')
  })

  it('when a blackbox exporter is named, then it reads the app and the pages as the job that the alerts use', () => {
    const { spec } = find<Manifest>('Probe', 'thumbfolio')
    expect(spec).toMatchObject({
      jobName: 'page-probe',
      prober: { url: 'blackbox-exporter.monitoring:9115' },
      targets: { staticConfig: { static: ['https://app.example.org', 'https://ada.sites.example.net/'] } },
    })
    expect(deployed('monitoring/alerts.yml')).toContain('probe_success{job="page-probe"}')
    const unnamed = renderText('open', { monitoring: { probe: { prober: '' } } })
    expect([unnamed.status, unnamed.output]).toEqual([1, expect.stringContaining('monitoring.probe.prober')])
  })

  it('when traces have an address, then the collector sends them there and its network policy lets it', () => {
    const collector = 'thumbfolio-otel-collector'
    const { containers } = find<Workload>('Deployment', collector).spec.template.spec
    expect(containers[0]).toMatchObject({
      args: ['--config=/etc/otelcol/config.yaml', '--config=/etc/otelcol/traces.yaml'],
      env: [{ name: 'TRACES_OTLP_ENDPOINT', value: 'http://tempo.monitoring:4318' }],
    })
    const { data } = find<{ data: Record<string, string> }>('ConfigMap', collector)
    expect(data['traces.yaml']).toBe(deployed('otel/traces.yaml'))
    const { spec } = find<Manifest<{ egress: { ports: { port: number }[] }[] }>>('NetworkPolicy', collector)
    expect(spec.egress.flatMap(({ ports }) => ports.map(({ port }) => port))).toEqual([53, 53, 4318])
  })

  it('when it has a collector, then every process reports to it, and Prometheus finds it by the name that the alerts use', () => {
    for (const component of components)
      expect(podOf(component).containers[0]!.env).toContainEqual({
        name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
        value: 'http://thumbfolio-otel-collector:4318',
      })
    const monitor = find<Manifest<{ jobLabel: string; selector: { matchLabels: object } }>>(
      'ServiceMonitor',
      'thumbfolio-otel-collector',
    )
    const service = find<Manifest>('Service', 'thumbfolio-otel-collector')
    expect(service.metadata.labels).toMatchObject(monitor.spec.selector.matchLabels)
    expect(service.metadata.labels?.[monitor.spec.jobLabel]).toBe('otel-collector')
    expect(deployed('monitoring/alerts.yml')).toContain('up{job="otel-collector"}')
  })
})
