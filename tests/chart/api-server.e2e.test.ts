import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@thumbfolio/testing'
import { parse } from 'yaml'
import { startApiServer, type ApiServer } from './api-server.js'
import {
  hasTool,
  kubernetesVersions,
  ofKind,
  renderChart,
  toolsDirectory,
  valuesFiles,
  type Manifest,
  type Workload,
} from './chart.js'

const namespace = 'thumbfolio'
const collections: Readonly<Record<string, string>> = {
  ConfigMap: 'configmaps',
  Deployment: 'deployments',
  HTTPRoute: 'httproutes',
  HorizontalPodAutoscaler: 'horizontalpodautoscalers',
  Ingress: 'ingresses',
  Job: 'jobs',
  NetworkPolicy: 'networkpolicies',
  Pod: 'pods',
  PodDisruptionBudget: 'poddisruptionbudgets',
  PrometheusRule: 'prometheusrules',
  ScaledObject: 'scaledobjects',
  Service: 'services',
  ServiceAccount: 'serviceaccounts',
  ServiceMonitor: 'servicemonitors',
  StatefulSet: 'statefulsets',
  TriggerAuthentication: 'triggerauthentications',
}

function pathOf({ apiVersion, kind, metadata: { name } }: Omit<Manifest, 'spec'>): string {
  const group = apiVersion.includes('/') ? `/apis/${apiVersion}` : `/api/${apiVersion}`
  return `${group}/namespaces/${namespace}/${collections[kind]}/${name}`
}

const describeWithTools = hasTool('kube-apiserver') && hasTool('etcd') ? describe : describe.skip

describeWithTools('the API server of Kubernetes', () => {
  let server: ApiServer

  beforeAll(async () => {
    server = await startApiServer()
    // Pods must fulfil the strictest of the standards; a template that does not is warned of.
    const labels = {
      'pod-security.kubernetes.io/enforce': 'restricted',
      'pod-security.kubernetes.io/warn': 'restricted',
    }
    const created = await server.call('POST', '/api/v1/namespaces', { metadata: { name: namespace, labels } })
    expect(created.status).toBe(201)
    // Controllers would create it; a pod needs it.
    await server.call('POST', `/api/v1/namespaces/${namespace}/serviceaccounts`, {
      metadata: { name: 'default' },
    })
    await installDefinitions(server)
  })
  afterAll(async () => server?.[Symbol.asyncDispose]())

  it('when it is asked for its version, then it is the one that the chart is rendered for', () => {
    expect(server.version).toBe(`Kubernetes v${kubernetesVersions.at(-1)}`)
  })

  it.each(valuesFiles)(
    'when the chart with the %s values is applied, then it takes everything without a warning',
    async (values) => {
      const answers = []
      for (const manifest of renderChart(values)) {
        const { status, body, warnings } = await server.apply(pathOf(manifest), manifest)
        answers.push([
          manifest.kind,
          manifest.metadata.name,
          status < 300 ? 'accepted' : body.message,
          ...warnings,
        ])
      }
      expect(answers.filter(([, , said, warning]) => said !== 'accepted' || warning !== undefined)).toEqual(
        [],
      )
    },
  )

  it('when pods of the templates are created, then they fulfil the restricted standard', async () => {
    const manifests = renderChart('full')
    // A pod needs its account.
    for (const account of manifests.filter(({ kind }) => kind === 'ServiceAccount'))
      await server.apply(pathOf(account), account, { dryRun: false })
    const workloads = [...ofKind<Workload>(manifests, 'Deployment'), ...ofKind<Workload>(manifests, 'Job')]
    for (const [component, { spec }] of workloads) {
      const pod = { apiVersion: 'v1', kind: 'Pod', metadata: { name: component }, spec: spec.template.spec }
      const { status, body } = await server.apply(pathOf(pod), pod)
      expect([component, status, body.message]).toEqual([component, 201, undefined])
    }
  })

  it('when a pod would run as root, then the same server refuses it, and warns of its template', async () => {
    const deployment = ofKind<Workload>(renderChart('minimal'), 'Deployment').get('auth')!
    const { spec } = deployment
    const ofRoot = { ...spec.template.spec, securityContext: { runAsUser: 0 } }
    const pod = { apiVersion: 'v1', kind: 'Pod', metadata: { name: 'root' }, spec: ofRoot }
    expect(await server.apply(pathOf(pod), pod)).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('violates PodSecurity "restricted') },
    })
    const template = { ...spec.template, spec: ofRoot }
    const { warnings } = await server.apply(pathOf(deployment), {
      ...deployment,
      spec: { ...spec, template },
    })
    expect(warnings).toEqual([expect.stringContaining('would violate PodSecurity')])
  })

  it('when a field is misspelled, then the same server refuses it', async () => {
    const deployment = ofKind<Workload>(renderChart('minimal'), 'Deployment').get('auth')!
    const misspelled = { ...deployment, spec: { ...deployment.spec, selektor: {} } }
    const { status, body } = await server.apply(pathOf(deployment), misspelled)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(body.message).toContain('selektor')
  })
})

/** The definitions of KEDA, the Gateway API and the Prometheus operator; the server has them once it serves their kinds. */
async function installDefinitions(server: ApiServer): Promise<void> {
  const directory = `${toolsDirectory}/schemas/crds`
  for (const file of readdirSync(directory)) {
    const definition = parse(readFileSync(`${directory}/${file}`, 'utf8')) as Manifest<Definition>
    const path = `/apis/apiextensions.k8s.io/v1/customresourcedefinitions/${definition.metadata.name}`
    expect(await server.apply(path, definition, { dryRun: false })).toMatchObject({ status: 201 })
    const { group, names, versions } = definition.spec
    const served = versions.find((version) => version.served)!.name
    await eventually(
      async () => (await server.call('GET', `/apis/${group}/${served}/${names.plural}`)).status === 200,
      30_000,
    )
  }
}

interface Definition {
  readonly group: string
  readonly names: { readonly plural: string }
  readonly versions: readonly { readonly name: string; readonly served: boolean }[]
}
