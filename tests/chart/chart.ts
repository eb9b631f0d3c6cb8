import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse, parseAllDocuments, stringify } from 'yaml'

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
export const chartDirectory = at('deploy/helm/thumbfolio')
export const toolsDirectory = at('.runtime/chart-tools')

/** Values files in the chart's `ci` folder. */
export const valuesFiles = ['minimal', 'full', 'plain', 'open', 'bundled'] as const
export type ValuesFile = (typeof valuesFiles)[number]
export const valuesPath = (name: ValuesFile): string => `${chartDirectory}/ci/${name}-values.yaml`

/** Built by `make chart-tools`. */
export const toolPath = (name: string): string => `${toolsDirectory}/${name}`
export const hasTool = (name: string): boolean => existsSync(toolPath(name))

/** The oldest Kubernetes that the chart is for, and the one whose API server the tests run. */
export const kubernetesVersions = ['1.28.0', '1.36.3'] as const

interface Metadata {
  readonly name: string
  readonly labels?: Readonly<Record<string, string>>
  readonly annotations?: Readonly<Record<string, string>>
}

/** One object of the rendered chart; `S` is its spec, as far as a test reads it. */
export interface Manifest<S = Record<string, unknown>> {
  readonly apiVersion: string
  readonly kind: string
  readonly metadata: Metadata
  readonly spec: S
}

interface Container {
  readonly name: string
  readonly image: string
  readonly command?: readonly string[]
  readonly env: readonly { readonly name: string; readonly value: string }[]
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[]
  readonly resources: { readonly requests: object; readonly limits: { readonly memory: string } }
  readonly securityContext: object
  readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string }[]
  readonly startupProbe?: object
  readonly readinessProbe?: object
  readonly livenessProbe?: object
  readonly lifecycle?: { readonly preStop: { readonly exec: { readonly command: readonly string[] } } }
}

interface PodTemplate {
  readonly metadata: Omit<Metadata, 'name'>
  readonly spec: {
    readonly automountServiceAccountToken: boolean
    readonly restartPolicy?: string
    readonly terminationGracePeriodSeconds: number
    readonly securityContext: object
    readonly topologySpreadConstraints: readonly { readonly topologyKey: string }[]
    readonly containers: readonly Container[]
    readonly volumes: readonly {
      readonly name: string
      readonly emptyDir?: object
      readonly secret?: {
        readonly secretName: string
        readonly items: readonly { readonly key: string; readonly path: string }[]
      }
    }[]
  }
}
export type Workload = Manifest<{ readonly template: PodTemplate; readonly replicas?: number }>

/** A component of values.yaml. */
interface ComponentValues {
  /** Under which name it calls others. Default: that of the component. */
  readonly identity?: string
  readonly enabled?: boolean
  readonly image: string
  readonly port: number
  readonly calls: readonly string[]
  readonly engines: readonly string[]
  readonly migrates?: boolean
  readonly secrets: readonly string[]
  readonly autoscaling: { readonly min: number; readonly max: number }
}
export interface ChartValues {
  readonly env: Readonly<Record<string, string>>
  readonly ownSecrets: readonly string[]
  readonly components: Readonly<Record<string, ComponentValues>>
}
const values = parse(readFileSync(`${chartDirectory}/values.yaml`, 'utf8')) as ChartValues
export const allComponents = values.components
/** With the components that run by default. */
export const standardValues: ChartValues = {
  ...values,
  components: Object.fromEntries(
    Object.entries(allComponents).filter(([, { enabled }]) => enabled !== false),
  ),
}

interface Outcome {
  readonly status: number | null
  readonly output: string
}

/** Runs one of the built tools to its end. */
export function runTool(name: string, args: readonly string[], input = ''): Outcome {
  const { status, stdout, stderr } = spawnSync(toolPath(name), args, { input, encoding: 'utf8' })
  // Warnings of a successful run are not part of its output.
  return { status, output: status === 0 ? stdout : stdout + stderr }
}

/** What `helm template` prints with these values, and others over them. */
export function renderText(values: ValuesFile, overrides: object = {}, kubernetes = '1.36.3'): Outcome {
  const files = ['--values', valuesPath(values), '--values', '-']
  const args = ['template', 'thumbfolio', chartDirectory, '--namespace', 'thumbfolio', ...files]
  return runTool('helm', [...args, '--kube-version', kubernetes], stringify(overrides))
}

/** @throws Error with what helm says when it refuses the values */
export function renderChart(values: ValuesFile, overrides: object = {}, kubernetes?: string): Manifest[] {
  const { status, output } = renderText(values, overrides, kubernetes)
  if (status !== 0) throw new Error(output)
  return parseAllDocuments(output).flatMap((document) => (document.toJS() as Manifest | null) ?? [])
}

/** All objects of one kind, by the component they belong to. */
export function ofKind<M extends Manifest<unknown>>(
  manifests: readonly Manifest[],
  kind: string,
): Map<string, M> {
  const found = manifests.filter((manifest) => manifest.kind === kind)
  return new Map(
    found.map((manifest) => [
      manifest.metadata.labels?.['app.kubernetes.io/component'] ?? '',
      manifest as unknown as M,
    ]),
  )
}
