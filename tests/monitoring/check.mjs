/**
 * Runs the product with the collector and Prometheus of `deploy`, launches sites, and checks what an operator would see:
 * every query of the dashboard has data, and an alert fires on a real fault. `make monitoring-check`. Draws the panels into
 * tests/output/monitoring.svg. OTELCOL names the collector's program.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import {
  eventually,
  launchEnd,
  newPerson,
  startFakeGemini,
  startLaunch,
  startProductProcess,
  temporaryDirectory,
  uploadPdf,
} from '@thumbfolio/testing'
import { drawPanels } from './draw-panels.mjs'
import { startMonitoring } from './monitoring-stack.mjs'

const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const picture = at('tests/output/monitoring.svg')
const withinMs = 60_000
/** Metrics that exist only with Kafka, or after a fault that this check does not cause. */
const onlyElsewhere = [
  'thumbfolio_group_lag',
  'thumbfolio_dead_letters_total',
  'status_class="5xx"',
  'thumbfolio_backup_age_seconds',
  'alertmanager_notifications_failed_total',
]
const expectedAlert = 'ModelMisconfigured'

const dashboard = JSON.parse(await readFile(at('deploy/monitoring/dashboards/thumbfolio.json'), 'utf8'))
const queried = dashboard.panels.filter(({ targets }) => targets)
const startedAt = Date.now() / 1000
await using directory = await temporaryDirectory()
await using gemini = await startFakeGemini()
await using monitoring = await startMonitoring(directory.path, { otelcol: process.env.OTELCOL || 'otelcol' })
const product = await startProductProcess({
  entry: at('deploy/embedded/dist/main.js'),
  dataDir: `${directory.path}/data`,
  environment: {
    OTEL_EXPORTER_OTLP_ENDPOINT: monitoring.otlp,
    OTEL_METRIC_EXPORT_INTERVAL: '1000',
    LOG_LEVEL: 'info',
    SIGNUP_CREDITS: '9',
    GEMINI_API_KEY: 'test-key',
    GEMINI_BASE_URL: gemini.url,
  },
})
try {
  const person = await newPerson(product.url)
  await person.call('PUT', '/api/v1/auth/consents/google', { body: { granted: true } })
  const resume = await uploadPdf(person, at('deploy/embedded/samples/nurse.pdf'))
  const launch = async (site) =>
    launchEnd(product.url, person, await startLaunch(person, resume, site, 'gemini-flash'))
  for (const [at, site] of ['one', 'two', 'three'].entries()) {
    await launch(site)
    // A rate needs launches in more than one scrape.
    await eventually(() => hasData(`sum(thumbfolio_launches_total{outcome="live"}) == ${at + 1}`), withinMs)
  }
  gemini.always({ kind: 'error', status: 403 })
  const { status } = await launch('refused')
  if (status !== 'failed') throw new Error(`The launch with a refused key ended as ${status}`)
  const alert = await eventually(async () => {
    const { alerts } = await monitoring.ask('alerts')
    return alerts.find(({ labels, state }) => labels.alertname === expectedAlert && state === 'firing')
  }, withinMs)
  console.log(
    `The model vendor refuses the key: ${alert.labels.alertname} fires: ${alert.annotations.summary}`,
  )
  await checkPanels()
  await eventually(() => monitoring.output().includes('answered'), withinMs)
  console.log('Log lines of the product reach the collector')
} finally {
  await draw()
  await product.end()
}

async function hasData(query) {
  const { result } = await monitoring.ask('query', { query })
  return result.some(({ value: [, value] }) => value !== 'NaN')
}

async function checkPanels() {
  const targets = queried.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ title, expr })))
  const withoutData = []
  const isElsewhere = ({ expr }) => onlyElsewhere.some((part) => expr.includes(part))
  const needed = targets.filter((target) => !isElsewhere(target))
  for (const { expr } of targets) await monitoring.ask('query', { query: expr })
  await eventually(async () => {
    withoutData.length = 0
    for (const { title, expr } of needed) if (!(await hasData(expr))) withoutData.push(`${title}: ${expr}`)
    return withoutData.length === 0
  }, withinMs).catch(() => {
    throw new Error(`These queries of the dashboard have no data:\n${withoutData.join('\n')}`)
  })
  console.log(`${needed.length} of ${targets.length} queries of the dashboard have data; not here:`)
  for (const { title, expr } of targets.filter(isElsewhere)) console.log(`  ${title}: ${expr}`)
}

async function draw() {
  const range = { from: startedAt, to: Date.now() / 1000 }
  const panels = []
  for (const panel of dashboard.panels) {
    const series = []
    for (const { expr, legendFormat = '' } of panel.targets ?? []) {
      const { result } = await (panel.type === 'stat'
        ? monitoring.ask('query', { query: expr })
        : monitoring.ask('query_range', { query: expr, start: range.from, end: range.to, step: 1 }))
      for (const { metric, value, values = [value] } of result)
        series.push({
          label: legendFormat.replace(/{{(\w+)}}/g, (_, name) => metric[name] ?? ''),
          points: values.map(([seconds, text]) => [seconds, Number(text)]),
        })
    }
    panels.push({ ...panel, series })
  }
  await mkdir(at('tests/output'), { recursive: true })
  await writeFile(picture, drawPanels(panels, range))
  console.log('The panels are drawn in tests/output/monitoring.svg')
}
