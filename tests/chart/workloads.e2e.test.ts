import { describe, expect, it } from '@jest/globals'
import { stopLimitMs } from '@thumbfolio/kit/run'
import { allComponents, ofKind, renderChart, standardValues, type Manifest, type Workload } from './chart.js'

const components = Object.keys(standardValues.components)
const minimal = renderChart('minimal')
const deployments = ofKind<Workload>(minimal, 'Deployment')
const job = ofKind<Workload>(minimal, 'Job').get('migration')!
const workloads = [...deployments, ['migration', job] as const]
const policies = ofKind<Manifest>(minimal, 'NetworkPolicy')

/** The key of a variable in the one Secret of all components. */
const keyInSecret = (variable: string, component: string) =>
  standardValues.ownSecrets.includes(variable)
    ? `${(standardValues.components[component]?.identity ?? component).toUpperCase()}_${variable}`
    : variable

describe('the components of the chart', () => {
  it.each(components)('when %s is rendered, then it has all of its objects', (component) => {
    for (const kind of [
      'Deployment',
      'Service',
      'PodDisruptionBudget',
      'HorizontalPodAutoscaler',
      'NetworkPolicy',
    ])
      expect([kind, ofKind(minimal, kind).get(component)?.metadata.name]).toEqual([
        kind,
        `thumbfolio-${component}`,
      ])
  })

  it('when the autoscaler sets the number of pods, then the deployment leaves it alone', () => {
    for (const { spec } of deployments.values()) expect(spec.replicas).toBeUndefined()
    for (const { spec } of ofKind<Manifest<{ minReplicas: number }>>(
      minimal,
      'HorizontalPodAutoscaler',
    ).values())
      expect(spec.minReplicas).toBeGreaterThanOrEqual(2)
  })

  it('when `thumbfolio-admin doctor` runs in the pod of auth, then the network policies let it ask every service', () => {
    const egress = JSON.stringify(policies.get('auth')!.spec['egress'])
    for (const service of ['auth', 'resume', 'payment', 'generator', 'dashboard', 'support'])
      expect(egress).toContain(`"app.kubernetes.io/component":"${service}"`)
  })

  it('when a node is drained, then at most one pod of a component is away', () => {
    for (const { spec } of ofKind<Manifest>(minimal, 'PodDisruptionBudget').values())
      expect(spec['maxUnavailable']).toBe(1)
  })

  it('when a service is addressed by another, then at the port it listens on', () => {
    const { env } = deployments.get('auth')!.spec.template.spec.containers[0]!
    for (const [component, { port }] of Object.entries(standardValues.components)) {
      if (['gateway', 'generator-worker'].includes(component)) continue
      const url = `http://thumbfolio-${component}:${port}`
      expect(env).toContainEqual({ name: `${component.toUpperCase()}_URL`, value: url })
    }
  })
})

describe.each(workloads)('the pod of %s', (component, { spec }) => {
  const { spec: pod } = spec.template
  const isJob = component === 'migration'

  it('when it runs, then not as root, without capabilities, and its root file system is read only', () => {
    expect(pod.automountServiceAccountToken).toBe(false)
    expect(pod.securityContext).toMatchObject({
      runAsNonRoot: true,
      runAsUser: 1000,
      seccompProfile: { type: 'RuntimeDefault' },
    })
    for (const { securityContext } of pod.containers)
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      })
  })

  it('when it needs a secret, then it reads it from a file of the Secret, and no other component does', () => {
    for (const container of pod.containers) {
      const { secrets } = standardValues.components[isJob ? container.name : component]!
      const mount = container.volumeMounts.find(({ mountPath }) => mountPath === '/run/secrets/thumbfolio')
      const volume = pod.volumes.find(({ name }) => name === mount?.name)
      expect(volume?.secret).toMatchObject({
        secretName: 'thumbfolio',
        items: secrets.map((path) => ({ key: keyInSecret(path, isJob ? container.name : component), path })),
      })
      const paths = container.env.filter(({ name }) => name.endsWith('_FILE'))
      expect(paths).toEqual(
        secrets.map((name) => ({ name: `${name}_FILE`, value: `/run/secrets/thumbfolio/${name}` })),
      )
      for (const name of secrets) expect(container.env.map((variable) => variable.name)).not.toContain(name)
    }
  })

  it('when it uses memory, then it has a limit, and a request for the scheduler', () => {
    for (const { resources } of pod.containers) {
      expect(resources.limits.memory).toMatch(/^\d+Mi$/)
      expect(Object.keys(resources.requests).sort()).toEqual(['cpu', 'memory'])
    }
  })

  if (isJob) return

  it('when it starts, hangs or cannot serve, then its probes say so', () => {
    const [container] = pod.containers
    expect(container?.startupProbe).toMatchObject({ httpGet: { path: '/readyz', port: 'http' } })
    expect(container?.readinessProbe).toMatchObject({ httpGet: { path: '/readyz', port: 'http' } })
    expect(container?.livenessProbe).toMatchObject({ httpGet: { path: '/livez', port: 'http' } })
  })

  it('when it is stopped, then it has the time that the product takes', () => {
    const [, seconds] = pod.containers[0]!.lifecycle!.preStop.exec.command
    const neededSeconds = Number(seconds) + stopLimitMs / 1_000
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(neededSeconds)
  })

  it('when there are several nodes and zones, then its pods are spread over them', () => {
    const keys = pod.topologySpreadConstraints.map(({ topologyKey }) => topologyKey)
    expect(keys).toEqual(['kubernetes.io/hostname', 'topology.kubernetes.io/zone'])
  })
})

describe('the migration job', () => {
  it('when a release is installed or upgraded, then it runs before, after its network policy', () => {
    const [weight, hook, deletePolicy] = hookOf(job)
    expect(hook).toBe('pre-install,pre-upgrade,pre-rollback')
    expect(deletePolicy).toContain('before-hook-creation')
    const [policyWeight, policyHook] = hookOf(policies.get('migration')!)
    expect(policyHook).toBe(hook)
    expect(policyWeight).toBeLessThan(weight)
  })

  it('when it runs, then every service with a store migrates, each with its own image', () => {
    const { containers, restartPolicy } = job.spec.template.spec
    const stored = components.filter((name) => standardValues.components[name]!.engines.includes('mongodb'))
    expect(containers.map(({ name }) => name)).toEqual(
      stored.filter((name) => name !== 'generator-worker').sort(),
    )
    expect(restartPolicy).toBe('OnFailure')
    for (const { name, image, command } of containers) {
      expect(image).toBe(`ghcr.io/example/thumbfolio/${name}:1.0.0`)
      expect(command?.slice(-2)).toEqual(['dist/main.js', '--migrate'])
    }
  })

  it('when it creates the topics, then with as many partitions as the services would', () => {
    for (const { spec } of [job, ...deployments.values()])
      for (const { env } of spec.template.spec.containers)
        expect(env).toContainEqual({ name: 'KAFKA_PARTITIONS', value: '48' })
  })
})

describe('the key of object storage', () => {
  it('when its name is a variable, then its secret is a file for whoever has the store, in the migration too', () => {
    const full = renderChart('full')
    const migration = ofKind<Workload>(full, 'Job').get('migration')!
    for (const { spec } of [migration, ...ofKind<Workload>(full, 'Deployment').values()]) {
      const { containers, volumes } = spec.template.spec
      for (const { name, env, volumeMounts } of containers) {
        const hasStore = allComponents[name]!.secrets.includes('MONGODB_URI')
        const files = env.filter((variable) => variable.name === 'S3_SECRET_ACCESS_KEY_FILE')
        expect([name, files.map(({ value }) => value)]).toEqual([
          name,
          hasStore ? ['/run/secrets/thumbfolio/S3_SECRET_ACCESS_KEY'] : [],
        ])
        const mounted = volumes.find((volume) => volume.name === volumeMounts[0]?.name)
        const keys = mounted?.secret?.items.map(({ key }) => key)
        expect([name, keys?.includes('S3_SECRET_ACCESS_KEY')]).toEqual([name, hasStore])
      }
    }
  })

  it('when none is a variable, then the Secret needs none', () => {
    expect(JSON.stringify(minimal)).not.toContain('S3_SECRET_ACCESS_KEY')
  })
})

function hookOf({
  metadata: { annotations = {} },
}: Manifest<unknown>): [number, string | undefined, string | undefined] {
  return [
    Number(annotations['helm.sh/hook-weight']),
    annotations['helm.sh/hook'],
    annotations['helm.sh/hook-delete-policy'],
  ]
}
