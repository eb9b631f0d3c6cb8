import { describe, expect, it } from '@jest/globals'
import {
  chartDirectory,
  kubernetesVersions,
  renderChart,
  renderText,
  runTool,
  toolsDirectory,
  valuesFiles,
  valuesPath,
} from './chart.js'

const schemaLocation = `${toolsDirectory}/schemas/{{.ResourceKind}}{{.KindSuffix}}.json`

describe.each(valuesFiles)('the chart with the %s values', (values) => {
  it('when helm checks it, then it finds no mistake', () => {
    const { status, output } = runTool('helm', [
      'lint',
      '--strict',
      chartDirectory,
      '--values',
      valuesPath(values),
    ])
    expect([status, output]).toEqual([0, expect.stringContaining('0 chart(s) failed')])
  })

  it.each(kubernetesVersions)(
    'when it is rendered for Kubernetes %s, then every name is used once',
    (version) => {
      const names = renderChart(values, {}, version).map(({ kind, metadata }) => `${kind}/${metadata.name}`)
      expect(names.length).toBeGreaterThan(30)
      expect(new Set(names).size).toBe(names.length)
    },
  )

  it('when kubeconform compares it with the schemas of Kubernetes and KEDA, then all of it conforms', () => {
    const args = ['-strict', '-summary', '-output', 'json', '-schema-location', schemaLocation]
    const { status, output } = runTool('kubeconform', args, renderText(values).output)
    const { summary, resources } = JSON.parse(output) as {
      summary: Record<'valid' | 'invalid' | 'errors' | 'skipped', number>
      resources: object[]
    }
    expect([status, resources, summary]).toEqual([
      0,
      [],
      { valid: renderChart(values).length, invalid: 0, errors: 0, skipped: 0 },
    ])
  })
})

it('when kubeconform meets a property that Kubernetes does not know, then it is no valid chart', () => {
  const misspelled = renderText('minimal').output.replace('readinessProbe:', 'readynessProbe:')
  const args = ['-strict', '-schema-location', schemaLocation]
  const { status, output } = runTool('kubeconform', args, misspelled)
  expect(status).not.toBe(0)
  expect(output).toContain('readynessProbe')
})

const component = (name: string, values: object) => ({ components: { [name]: values } })

describe('a mistake in the values', () => {
  it.each<[mistake: string, overrides: object, said: RegExp]>([
    ['an unknown key', { replicas: 3 }, /replicas/],
    ['an unknown component', component('mailer', { image: 'mailer' }), /mailer/],
    ['an unknown key of a component', component('auth', { replicas: 3 }), /replicas/],
    ['no registry', { image: { registry: '' } }, /registry/],
    ['an address without TLS', { publicUrl: 'http://app.example.org' }, /publicUrl/],
    ['no brokers', { env: { KAFKA_BROKERS: '' } }, /KAFKA_BROKERS/],
    ['a secret as a variable', { env: { SERVICE_SECRET: 'x'.repeat(32) } }, /SERVICE_SECRET/],
    ['a key of a vendor', component('generator', { env: { GEMINI_API_KEY: 'x' } }), /GEMINI_API_KEY/],
    ['the address of a database', { env: { MONGODB_URI: 'mongodb://mongo' } }, /MONGODB_URI/],
    ['a password in an address', { env: { PROXY_URL: 'http://ada:secret@proxy' } }, /PROXY_URL/],
    ['a number as a variable', { env: { KAFKA_REPLICAS: 3 } }, /KAFKA_REPLICAS/],
    ['a call to nobody', component('auth', { calls: ['mailer'] }), /calls/],
    ['no limits', component('auth', { resources: { limits: null } }), /limits/],
    ['an autoscaler without pods', component('auth', { autoscaling: { min: 0 } }), /min/],
    ['a port of root', component('auth', { port: 80 }), /port/],
  ])('when it is %s, then the chart refuses it and names it', (_mistake, overrides, said) => {
    const { status, output } = renderText('minimal', overrides)
    expect(status).not.toBe(0)
    expect(output).toMatch(said)
  })

  it('when Kubernetes is too old, then the chart says which it needs', () => {
    expect(renderText('minimal', {}, '1.27.0').output).toMatch(/requires kubeVersion: >=1\.28/)
  })
})
