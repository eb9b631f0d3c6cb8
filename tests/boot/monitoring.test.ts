import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
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
      const wrong = selections.filter(
        ([, label, attributes]) => !attributes.some((known) => known.replaceAll('.', '_') === label),
      )
      expect(wrong.map(([name, label]) => `${name}{${label}}`)).toEqual([])
      expect(selections.length).toBeGreaterThan(0)
    })
  },
)
