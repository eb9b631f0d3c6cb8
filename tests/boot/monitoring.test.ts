import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { parse } from 'yaml'
import { metricCatalogue, type MetricDeclaration } from '@thumbfolio/kit/base'

const at = (path: string) => readFileSync(new URL(`../../deploy/monitoring/${path}`, import.meta.url), 'utf8')

const suffixOf: Readonly<Record<string, string>> = { s: '_seconds', By: '_bytes', '1': '_ratio' }

/** What the collector calls a metric towards Prometheus. */
function prometheusNames(name: string, { kind, unit }: MetricDeclaration): string[] {
  const base = name.replaceAll('.', '_') + (suffixOf[unit] ?? '')
  if (kind === 'counter') return [`${base}_total`]
  return kind === 'histogram' ? ['_bucket', '_count', '_sum'].map((part) => base + part) : [base]
}

const exported = new Map(
  Object.entries(metricCatalogue).flatMap(([name, declared]) =>
    prometheusNames(name, declared).map(
      (known) => [known, declared.attributes as readonly string[]] as const,
    ),
  ),
)

describe.each(['alerts.yml', 'alerts.test.yml', 'dashboards/thumbfolio.json'])(
  'the metrics of %s',
  (file) => {
    const text = at(file).replaceAll('\\"', '"')

    it('when they are compared with the catalogue, then each is exported under that name', () => {
      const used =
        text.match(/\b(?:thumbfolio|http_server|process|nodejs|v8js)_[a-z0-9_]+(?=[\s{[)'"])/g) ?? []
      const labels = ['thumbfolio_service']
      const unknown = used.filter((name) => !exported.has(name) && !labels.includes(name))
      expect([...new Set(unknown)]).toEqual([])
      expect(new Set(used).size).toBeGreaterThan(10)
    })

    it('when a label is selected, then the metric has it', () => {
      const selections = [...text.matchAll(/\b([a-z0-9_]+){([^}]+)}/g)].flatMap(
        ([, name = '', inner = '']) => {
          const attributes = exported.get(name)
          return attributes
            ? [...inner.matchAll(/(\w+)[!=~]+"/g)].map(([, label = '']) => [name, label, attributes] as const)
            : []
        },
      )
      // The collector adds these two to every metric.
      const ofEach = ['job', 'instance']
      const wrong = selections.filter(
        ([, label, attributes]) =>
          !ofEach.includes(label) && !attributes.some((known) => known.replaceAll('.', '_') === label),
      )
      expect(wrong.map(([name, label]) => `${name}{${label}}`)).toEqual([])
      expect(selections.length).toBeGreaterThan(0)
    })
  },
)

interface Rule {
  readonly alert?: string
  readonly labels?: { readonly severity?: string }
  readonly annotations?: {
    readonly summary?: string
    readonly action?: string
    readonly runbook_url?: string
  }
}
interface Panel {
  readonly type: string
  readonly title: string
  readonly description?: string
  readonly targets?: readonly { readonly expr: string }[]
  readonly links?: readonly { readonly url: string }[]
  readonly fieldConfig?: {
    readonly defaults: { readonly thresholds?: { readonly steps: readonly unknown[] } }
  }
}

const docs = 'https://thumbfolio.example/docs/'
/** Do the page and its heading exist? */
function isRunbook(url: string | undefined): boolean {
  const [path = '', anchor] = (url ?? '').replace(docs, '').split('#')
  const file = new URL(`../../docs/${path}`, import.meta.url)
  if (!url?.startsWith(docs) || !existsSync(file)) return false
  const headings = readFileSync(file, 'utf8').match(/^##? .*$/gm) ?? []
  return anchor === undefined || headings.some((heading) => heading.toLowerCase() === `## ${anchor}`)
}

describe('the alerts', () => {
  const { groups } = parse(at('alerts.yml')) as { groups: { rules: Rule[] }[] }
  const alerts = groups.flatMap(({ rules }) => rules).filter(({ alert }) => alert)

  it('when an alert fires, then it says what happened and what to do, and links to an existing runbook', () => {
    const incomplete = alerts.filter(
      ({ labels, annotations }) =>
        !['page', 'ticket', 'none'].includes(labels?.severity ?? '') ||
        !annotations?.summary ||
        !annotations.action ||
        !isRunbook(annotations.runbook_url),
    )
    expect(incomplete.map(({ alert }) => alert)).toEqual([])
    expect(alerts.length).toBeGreaterThan(25)
  })

  it('when an alert is declared, then a rule test expects it to fire', () => {
    const tested = at('alerts.test.yml')
    const untested = alerts.filter(({ alert }) => !tested.includes(`labels: '{alertname="${alert}"}'`))
    expect(untested.map(({ alert }) => alert)).toEqual([])
  })
})

describe('the dashboard', () => {
  const { panels } = JSON.parse(at('dashboards/thumbfolio.json')) as { panels: Panel[] }
  const drawn = panels.filter(({ type }) => type !== 'row')

  it('when an operator is on call, then the first rows say what is wrong, and link to the runbooks', () => {
    expect(
      panels
        .filter(({ type }) => type === 'row')
        .map(({ title }) => title)
        .slice(0, 4),
    ).toEqual(['Is it up?', 'Money', 'Launches', 'Queues and data'])
    const stats = drawn.filter(({ type }) => type === 'stat')
    expect(stats.length).toBeGreaterThan(15)
    const plain = stats.filter(
      ({ links, fieldConfig }) =>
        !isRunbook(links?.[0]?.url) || (fieldConfig?.defaults.thresholds?.steps.length ?? 0) < 2,
    )
    expect(plain.map(({ title }) => title)).toEqual([])
  })

  it('when no metrics arrive, then no field but the count of alerts has a value that looks healthy', () => {
    const stats = drawn.filter(({ type }) => type === 'stat')
    const constant = stats.filter(({ targets }) => /\bor vector\(/.test(targets?.[0]?.expr ?? ''))
    expect(constant.map(({ title }) => title)).toEqual(['Urgent alerts'])
  })

  it('when a panel is shown, then it has a description', () => {
    expect(drawn.filter(({ description }) => !description).map(({ title }) => title)).toEqual([])
  })
})
