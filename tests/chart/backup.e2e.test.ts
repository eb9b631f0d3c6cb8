import { describe, expect, it } from '@jest/globals'
import { ofKind, renderChart, renderText, type Manifest, type Workload } from './chart.js'

type Template = Workload['spec']['template']
interface Pod {
  readonly serviceAccountName: string
  readonly volumes: readonly { readonly name: string; readonly persistentVolumeClaim?: object }[]
}
type CronJob = Manifest<{
  readonly schedule: string
  readonly timeZone: string
  readonly concurrencyPolicy: string
  readonly jobTemplate: {
    readonly spec: {
      readonly activeDeadlineSeconds: number
      readonly podFailurePolicy: object
      readonly template: Template & { spec: Pod }
    }
  }
}>
interface Peers {
  readonly ingress?: readonly {
    readonly from: readonly { readonly podSelector: { readonly matchLabels: Record<string, string> } }[]
  }[]
  readonly egress?: readonly { readonly ports: readonly { readonly port: number }[] }[]
}

const full = renderChart('full')
const bundled = renderChart('bundled')
const cronJob = (manifests: readonly Manifest[]) => ofKind<CronJob>(manifests, 'CronJob').get('backup')!
const templateOf = (manifests: readonly Manifest[]) => cronJob(manifests).spec.jobTemplate.spec.template

describe('the backups of the chart', () => {
  it('when they are off, then nothing of them is rendered', () => {
    expect(renderChart('minimal').filter(({ metadata }) => metadata.name === 'thumbfolio-backup')).toEqual([])
  })

  it('when they are on, then one runs each night, never two at once, and ends by itself', () => {
    const { schedule, timeZone, concurrencyPolicy, jobTemplate } = cronJob(full).spec
    expect([schedule, timeZone, concurrencyPolicy]).toEqual(['30 2 * * *', 'Etc/UTC', 'Forbid'])
    expect(jobTemplate.spec.activeDeadlineSeconds).toBe(21_600)
    expect(jobTemplate.spec.template.spec.restartPolicy).toBe('Never')
  })

  it('when only the check or the copy to the bucket failed, then no retry takes another backup', () => {
    expect(cronJob(full).spec.jobTemplate.spec.podFailurePolicy).toEqual({
      rules: [
        { action: 'FailJob', onExitCodes: { containerName: 'backup', operator: 'In', values: [65, 75] } },
      ],
    })
  })

  it('when the name of the release is long, then that of the job is not too long for Kubernetes', () => {
    const { output } = renderText('full', {}, undefined, 'a'.repeat(53))
    expect(/^kind: CronJob\nmetadata:\n(?:\s+#.*\n)?\s+name: (\S+)$/m.exec(output)?.[1]).toHaveLength(52)
  })

  it('when one runs, then it knows the store, the buckets and the public key, and nothing else', () => {
    const { env, image, command } = templateOf(full).spec.containers[0]!
    expect([image, command?.at(-1)]).toEqual([
      'ghcr.io/example/thumbfolio/embedded:1.2.3',
      'dist/backup-main.js',
    ])
    expect(env.map(({ name }) => name)).toEqual([
      'NODE_ENV',
      'BACKUP_DIR',
      'BACKUP_KEEP',
      'BACKUP_CHECK_DAYS',
      'BACKUP_RECIPIENT',
      'BACKUP_S3_BUCKET',
      'BACKUP_S3_KEEP',
      'BACKUP_S3_ACCESS_KEY_ID',
      'BACKUP_S3_ENDPOINT',
      'S3_ACCESS_KEY_ID',
      'S3_BUCKET',
      'S3_ENDPOINT',
      'MONGODB_URI_FILE',
      'BACKUP_S3_SECRET_ACCESS_KEY_FILE',
      'S3_SECRET_ACCESS_KEY_FILE',
    ])
    expect(env).toContainEqual({ name: 'BACKUP_KEEP', value: '30' })
    expect(env).toContainEqual({ name: 'BACKUP_CHECK_DAYS', value: '7' })
    const own = renderChart('full', { ownSecrets: ['SERVICE_KEY', 'MONGODB_URI'] })
    const secret = templateOf(own).spec.volumes.find(({ name }) => name === 'secrets')?.secret
    expect(secret?.items).toContainEqual({ key: 'BACKUP_MONGODB_URI', path: 'MONGODB_URI' })
  })

  it('when it runs, then not as root, with an account of its own, and its file system is read only', () => {
    const { spec } = templateOf(full)
    expect(spec).toMatchObject({
      serviceAccountName: 'thumbfolio-backup',
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, runAsUser: 1000, seccompProfile: { type: 'RuntimeDefault' } },
    })
    expect(spec.containers[0]!.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
    expect(spec.containers[0]!.resources.limits.memory).toBe('1Gi')
  })

  it('when the release is deleted, then its backups stay; an existing volume is used as it is', () => {
    const claim = ofKind<Manifest>(full, 'PersistentVolumeClaim').get('backup')!
    expect(claim.metadata.annotations).toEqual({ 'helm.sh/resource-policy': 'keep' })
    expect(claim.spec).toMatchObject({
      storageClassName: 'slow',
      resources: { requests: { storage: '200Gi' } },
    })
    expect(ofKind(bundled, 'PersistentVolumeClaim').has('backup')).toBe(false)
    expect(templateOf(bundled).spec.volumes).toContainEqual({
      name: 'backups',
      persistentVolumeClaim: { claimName: 'backups' },
    })
  })

  it('when it connects, then to DNS, MongoDB and the bucket, and the bundled MongoDB lets it in, no other engine', () => {
    const policies = ofKind<Manifest<Peers>>(full, 'NetworkPolicy')
    const ports = policies.get('backup')!.spec.egress!.flatMap((rule) => rule.ports.map(({ port }) => port))
    expect([...new Set(ports)].sort((a, b) => a - b)).toEqual([53, 9000, 27017])
    expect(policies.get('backup')!.spec.ingress).toBeUndefined()
    const letsIn = (engine: string) =>
      ofKind<Manifest<Peers>>(bundled, 'NetworkPolicy')
        .get(engine)!
        .spec.ingress!.flatMap(({ from }) => from)
        .some(({ podSelector }) => podSelector.matchLabels['app.kubernetes.io/component'] === 'backup')
    expect(['mongodb', 'kafka', 'redis'].map(letsIn)).toEqual([true, false, false])
  })

  it('when a backup is restored, then a job of its own knows the engines, the backups and the key, and reaches nothing else', () => {
    expect(ofKind(full, 'Job').has('restore')).toBe(false)
    const restoring = renderChart('full', { restore: { from: 's3:latest', identitySecret: 'backup-key' } })
    const { spec } = ofKind<Workload>(restoring, 'Job').get('restore')!.spec.template
    const { command, env, volumeMounts } = spec.containers[0]!
    expect(command?.at(-1)).toBe('dist/restore-engines-main.js')
    const values = Object.fromEntries(env.map(({ name, value }) => [name, value]))
    expect(values).toMatchObject({
      FROM: 's3:latest',
      BACKUP_DIR: '/data/backups',
      BACKUP_IDENTITY_FILE: '/run/secrets/identity/BACKUP_IDENTITY',
      BACKUP_S3_BUCKET: 'thumbfolio-backups',
      KAFKA_USERNAME: 'thumbfolio',
      S3_BUCKET: 'thumbfolio-files',
    })
    expect(spec.volumes.find(({ name }) => name === 'identity')?.secret).toMatchObject({
      secretName: 'backup-key',
    })
    expect(volumeMounts).toContainEqual({
      name: 'identity',
      mountPath: '/run/secrets/identity',
      readOnly: true,
    })
    const items = spec.volumes.find(({ name }) => name === 'secrets')?.secret?.items ?? []
    expect(items).toContainEqual({ key: 'RESTORE_MONGODB_URI', path: 'MONGODB_URI' })
    expect(items.map(({ path }) => path)).toContain('BACKUP_S3_SECRET_ACCESS_KEY')
    const policy = ofKind<Manifest<Peers>>(restoring, 'NetworkPolicy').get('restore')!.spec
    const ports = policy.egress!.flatMap((rule) => rule.ports.map(({ port }) => port))
    expect([...new Set(ports)].sort((a, b) => a - b)).toEqual([53, 9000, 9093, 27017])
    expect(policy.ingress).toBeUndefined()
    const { status, output } = renderText('minimal', { restore: { from: '/data/backups/monday' } })
    expect([status, output]).toEqual([1, expect.stringContaining('restore.from needs backup.enabled')])
  })

  it.each([
    ['no image', { image: '' }],
    ['an image of another registry', { image: 'ghcr.io/example/embedded:1.2.3' }],
    ['a schedule of two fields', { schedule: '0 3' }],
    ['the secret key of age', { recipient: 'AGE-SECRET-KEY-1QQQ' }],
    ['none that stay', { keep: 0 }],
    ['a check in half a day', { checkDays: 0.5 }],
    ['a bucket without a key to encrypt for', { recipient: '' }],
    ['an unknown value', { target: 's3' }],
  ])('when it has %s, then the chart refuses it', (_what, backup) => {
    const { status, output } = renderText('full', { backup })
    expect([status, output]).toEqual([1, expect.stringContaining('backup')])
  })
})
