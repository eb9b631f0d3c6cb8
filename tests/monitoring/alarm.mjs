/**
 * Checks that every outage raises an alarm. Prometheus and Alertmanager run with the files of `deploy/monitoring`, a product
 * reports metrics, and a webhook and a heartbeat receiver listen. First the product stops reporting, then the collector stops;
 * finally Prometheus itself stops, and so does the heartbeat. `make alarm-check`; needs prometheus and alertmanager.
 */
import { spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { eventually, freePort, temporaryDirectory } from '@thumbfolio/testing'

const deployed = (name) => fileURLToPath(new URL(`../../deploy/monitoring/${name}`, import.meta.url))
const withinMs = 60_000

async function listen(answer) {
  const server = createServer(answer)
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: server.address().port,
    close: () => (server.closeAllConnections(), new Promise((closed) => server.close(closed))),
  }
}

/** Receives notifications, and records each alert with its time. */
async function receiver() {
  const received = new Map()
  const server = await listen(async (request, response) => {
    const { alerts } = JSON.parse(await text(request))
    for (const { labels, annotations, status } of alerts)
      if (status === 'firing') received.set(labels.alertname, { at: Date.now(), annotations })
    response.end()
  })
  return { ...server, received, url: `http://127.0.0.1:${server.port}/` }
}

await using directory = await temporaryDirectory()
const at = (name) => join(directory.path, name)
const [operator, heartbeat] = [await receiver(), await receiver()]
let isReporting = true
const collector = await listen((_request, response) => {
  response.setHeader('content-type', 'text/plain')
  const backup = 'thumbfolio_backup_age_seconds 3600\n'
  response.end(isReporting ? `${backup}process_memory_usage_bytes{job="auth",instance="a"} 1\n` : backup)
})
const [prometheusPort, alertmanagerPort] = [await freePort(), await freePort()]
const rewrite = async (name, pairs) => {
  let content = await readFile(deployed(name), 'utf8')
  for (const [pattern, by] of pairs) {
    if (!pattern.test(content)) throw new Error(`${name} has nothing that matches ${pattern}`)
    content = content.replaceAll(new RegExp(pattern, 'g'), by)
  }
  await writeFile(at(name), content)
}
// Only addresses and times differ from what production runs.
await rewrite('alerts.yml', [[/for: \w+/, 'for: 5s']])
await rewrite('page-probe.yml', [])
await rewrite('prometheus.yml', [
  [/(scrape|evaluation)_interval: \w+/, '$1_interval: 1s'],
  [/otel-collector:8889/, `127.0.0.1:${collector.port}`],
  [/alertmanager:9093/, `127.0.0.1:${alertmanagerPort}`],
])
await rewrite('start-alertmanager.sh', [
  [/group_wait: 30s/, 'group_wait: 1s'],
  [/(group|repeat)_interval: [15]m/, '$1_interval: 2s'],
])

const children = []
function start(command, args, environment = {}) {
  const child = spawn(command, args, { stdio: 'ignore', env: { ...process.env, ...environment } })
  children.push(child)
  return child
}
const urls = { ALERT_WEBHOOK_URL: operator.url, HEARTBEAT_URL: heartbeat.url }
start(
  'sh',
  [at('start-alertmanager.sh'), `--storage.path=${at('alertmanager')}`,
    `--web.listen-address=127.0.0.1:${alertmanagerPort}`, '--cluster.listen-address='],
  { ...urls, ALERTMANAGER_CONFIG: at('alertmanager.yml') },
) // prettier-ignore
const prometheus = start('prometheus', [
  `--config.file=${at('prometheus.yml')}`,
  `--storage.tsdb.path=${at('tsdb')}`,
  `--web.listen-address=127.0.0.1:${prometheusPort}`,
  // Default: a minute. Resends alerts soon in case Alertmanager started later.
  '--rules.alert.resend-delay=1s',
])
const expectAlert = async (receiving, name) => {
  const from = Date.now()
  const { annotations } = await eventually(() => receiving.received.get(name), withinMs)
  console.log(`${name} after ${((Date.now() - from) / 1000).toFixed(0)} s: ${annotations.summary}`)
}

try {
  await expectAlert(heartbeat, 'Watchdog')
  await eventually(async () => {
    const asked = await fetch(
      `http://127.0.0.1:${prometheusPort}/api/v1/query?query=process_memory_usage_bytes`,
    )
    return (await asked.json()).data.result.length === 1
  }, withinMs)
  if (operator.received.size > 0)
    throw new Error(`Alert for a healthy product: ${[...operator.received.keys()]}`)
  isReporting = false
  await expectAlert(operator, 'ProductSilent')
  await collector.close()
  await expectAlert(operator, 'CollectorDown')
  prometheus.kill()
  const endedAt = Date.now()
  // Alertmanager ends an alert that Prometheus no longer repeats, so the heartbeat stops.
  await eventually(
    () => Date.now() - Math.max(heartbeat.received.get('Watchdog').at, endedAt) > 15_000,
    180_000,
  )
  console.log('The heartbeat stops when Prometheus does')
} finally {
  for (const child of children) child.kill()
  await Promise.all([operator.close(), heartbeat.close()])
}
