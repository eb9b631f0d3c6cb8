/**
 * Checks that an outage raises an alarm. The product runs as a process of its own and reports to a collector; Prometheus,
 * Alertmanager and the blackbox exporter run with the files of `deploy/monitoring`; a webhook and a heartbeat receiver listen.
 * The product is killed, then the receiver of alerts stops, then the collector, at last Prometheus. `make alarm-check`; needs
 * `apt-get install prometheus prometheus-alertmanager prometheus-blackbox-exporter`.
 */
import { fileURLToPath } from 'node:url'
import { eventually, freePort, startProductProcess, temporaryDirectory } from '@thumbfolio/testing'
import { missingPackages, startAlerting } from './alerting-stack.mjs'
import { startSmallCollector } from './collector.mjs'
import { startReceiver } from './receiver.mjs'

const withinMs = 90_000
/** The heartbeat comes every 2 seconds here. */
const silentMs = 12_000
const startedAt = Date.now()
const say = (line) =>
  console.log(`${String(Math.round((Date.now() - startedAt) / 1000)).padStart(4)} s  ${line}`)

const missing = missingPackages()
if (missing.length > 0) {
  console.log(`${process.env.CI ? 'Skipped: ' : ''}this needs apt-get install ${missing.join(' ')}`)
  process.exit(process.env.CI ? 0 : 1)
}
await using directory = await temporaryDirectory()
const [operator, heartbeat] = [await startReceiver(), await startReceiver()]
const collector = await startSmallCollector()
const port = String(await freePort())
const startProduct = () =>
  startProductProcess({
    entry: fileURLToPath(new URL('../../deploy/embedded/dist/main.js', import.meta.url)),
    dataDir: `${directory.path}/data`,
    environment: {
      PORT: port,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.otlp,
      OTEL_METRIC_EXPORT_INTERVAL: '1000',
    },
  })
let product = await startProduct()
const alerting = await startAlerting(directory.path, {
  collector: collector.scraped,
  page: `${product.url}/`,
  webhook: operator.url,
  heartbeat: heartbeat.url,
})

const rings = async (name) => {
  const { annotations } = await eventually(() => {
    const alert = operator.received.get(name)
    return alert?.status === 'firing' && alert
  }, withinMs)
  say(`ALARM ${name}: ${annotations.summary}`)
}
const ends = async (name) => {
  await eventually(() => operator.received.get(name)?.status === 'resolved', withinMs)
  say(`ended ${name}`)
}
const beatsSince = (since) => eventually(() => heartbeat.received.get('Watchdog')?.at > since, withinMs)
const heartbeatStops = () =>
  eventually(() => Date.now() - heartbeat.received.get('Watchdog').at > silentMs, 180_000)

try {
  await beatsSince(0)
  await eventually(async () => (await alerting.query('process_memory_usage_bytes')).length > 0, withinMs)
  await eventually(async () => (await alerting.query('probe_success == 1')).length > 0, withinMs)
  if (operator.received.size > 0)
    throw new Error(`Alert for a healthy product: ${[...operator.received.keys()]}`)
  say('The product runs, its metrics and its page arrive, the heartbeat is received, no alarm')

  await product.end('SIGKILL')
  say('The product is killed')
  await rings('ProductSilent')
  await rings('PageProbeFails')
  product = await startProduct()
  say('The product is started again')
  await ends('ProductSilent')
  await ends('PageProbeFails')

  await operator.stop()
  await product.end('SIGKILL')
  say('The receiver of alerts is down, and the product is killed')
  await heartbeatStops()
  say('ALARM of the service that expects the heartbeat: it stopped, since alerts are not delivered')
  await operator.start()
  say('The receiver is started again')
  await rings('AlertsNotDelivered')
  await rings('ProductSilent')
  await beatsSince(Date.now())
  say('The heartbeat is received again')

  await collector.stop()
  say('The collector is stopped')
  await rings('CollectorDown')
  alerting.stopPrometheus()
  say('Prometheus is stopped')
  await heartbeatStops()
  say('ALARM of the service that expects the heartbeat: it stopped')
} catch (error) {
  for (const query of ['ALERTS', 'up']) console.error(query, JSON.stringify(await alerting.query(query)))
  console.error(alerting.output())
  throw error
} finally {
  await product.end('SIGKILL')
  await alerting.stop()
  await Promise.all([operator.stop(), heartbeat.stop(), collector.stop()])
}
