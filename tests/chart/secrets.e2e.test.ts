import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { parse, parseAllDocuments } from 'yaml'
import {
  chartDirectory,
  ofKind,
  runTool,
  standardValues,
  toolPath,
  toolsDirectory,
  valuesPath,
  type Manifest,
  type Workload,
} from './chart.js'

const components = Object.keys(standardValues.components)

/** Of each Secret in the cluster; Kubernetes changes it with every write. */
const revisions: Record<string, string> = {}
let cluster: Server

/** The part of the API of Kubernetes that helm asks when it looks up a Secret. */
function answerOf(path: string): object | undefined {
  if (path === '/version') return { major: '1', minor: '36', gitVersion: 'v1.36.3' }
  if (path === '/api') return { kind: 'APIVersions', versions: ['v1'] }
  if (path === '/apis') return { kind: 'APIGroupList', apiVersion: 'v1', groups: [] }
  if (path === '/api/v1')
    return {
      kind: 'APIResourceList',
      groupVersion: 'v1',
      resources: [
        { name: 'secrets', singularName: 'secret', namespaced: true, kind: 'Secret', verbs: ['get'] },
      ],
    }
  const [, name] = /^\/api\/v1\/namespaces\/thumbfolio\/secrets\/([\w-]+)$/.exec(path) ?? []
  const resourceVersion = name && revisions[name]
  if (resourceVersion === undefined) return undefined
  return { kind: 'Secret', apiVersion: 'v1', metadata: { name, namespace: 'thumbfolio', resourceVersion } }
}

beforeAll(async () => {
  cluster = createServer(({ url = '' }, response) => {
    const answer = answerOf(url.split('?')[0]!)
    const notFound = { kind: 'Status', apiVersion: 'v1', status: 'Failure', reason: 'NotFound', code: 404 }
    response.writeHead(answer ? 200 : 404, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(answer ?? notFound))
  })
  cluster.listen(0, '127.0.0.1')
  await once(cluster, 'listening')
})
afterAll(() => void cluster.close())

/** The checksum of each component, as an upgrade renders it in this cluster. */
async function checksums(): Promise<Map<string, string | undefined>> {
  const words = [
    'template',
    'thumbfolio',
    chartDirectory,
    '--namespace',
    'thumbfolio',
    '--dry-run=server',
    '--kube-version',
    '1.36.3',
  ]
  const at = `http://127.0.0.1:${(cluster.address() as AddressInfo).port}`
  const helm = spawn(toolPath('helm'), [...words, '--values', valuesPath('open'), '--kube-apiserver', at], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { HOME: '/nonexistent' },
  })
  const [output, error, [status]] = await Promise.all([
    helm.stdout.setEncoding('utf8').toArray(),
    helm.stderr.setEncoding('utf8').toArray(),
    once(helm, 'close') as Promise<[number]>,
  ])
  expect([status, error.join('')]).toEqual([0, expect.not.stringContaining('Error')])
  const manifests = parseAllDocuments(output.join('')).flatMap((one) => (one.toJS() as Manifest | null) ?? [])
  return new Map(
    [...ofKind<Workload>(manifests, 'Deployment')].map(([component, { spec }]) => [
      component,
      spec.template.metadata.annotations?.['checksum/secret'],
    ]),
  )
}

describe('a Secret in the cluster', () => {
  it('when it is changed, then an upgrade replaces the pods that read it, and no others', async () => {
    Object.assign(revisions, { thumbfolio: '100', 'thumbfolio-auth': '200' })
    const before = await checksums()
    expect(await checksums()).toEqual(before)
    revisions['thumbfolio-auth'] = '201'
    const after = await checksums()
    const replaced = components.filter((component) => before.get(component) !== after.get(component))
    expect(replaced).toEqual(['auth'])
    revisions['thumbfolio'] = '101'
    const last = await checksums()
    expect(components.filter((component) => after.get(component) === last.get(component))).toEqual(['auth'])
  })

  it('when it is not there, then the chart is rendered all the same', async () => {
    for (const name of Object.keys(revisions)) delete revisions[name]
    expect([...(await checksums()).keys()]).toEqual(expect.arrayContaining(components))
  })

  it('when an upgrade is finished, then the notes say what replaces the pods', () => {
    const notes = readFileSync(`${chartDirectory}/templates/NOTES.txt`, 'utf8')
    expect(notes).toContain('helm upgrade with the same values')
    expect(notes).not.toContain('rollout restart')
  })
})

it('when the Secret comes from a vault, then the example conforms to External Secrets and makes the Secret of the chart', () => {
  const path = `${chartDirectory}/examples/external-secret.yaml`
  const location = `${toolsDirectory}/schemas/{{.ResourceKind}}{{.KindSuffix}}.json`
  expect(runTool('kubeconform', ['-strict', '-schema-location', location, path])).toEqual({
    status: 0,
    output: '',
  })
  const { spec } = parse(readFileSync(path, 'utf8')) as Manifest<{ target: { name: string } }>
  const { secretName } = parse(readFileSync(valuesPath('minimal'), 'utf8')) as { secretName: string }
  expect(spec.target.name).toBe(secretName)
})
