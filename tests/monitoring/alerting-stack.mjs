import { spawn, spawnSync } from 'node:child_process'
import { copyFile, mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { eventually, freePort } from '@thumbfolio/testing'
import { adaptFile } from './adapt-file.mjs'

const deployed = (name) => fileURLToPath(new URL(`../../deploy/monitoring/${name}`, import.meta.url))

const programs = ['prometheus', 'alertmanager', 'blackbox_exporter']

/**
 * Starts Prometheus, Alertmanager and the blackbox exporter with the scripts and files of `deploy/monitoring`. Only addresses and
 * times differ: a second between scrapes, seconds in place of minutes until an alert fires.
 */
export async function startAlerting(directory, { collector, page, webhook, heartbeat }) {
  const at = (name) => join(directory, name)
  const [prometheus, alertmanager, blackbox] = await Promise.all([freePort(), freePort(), freePort()])
  await mkdir(at('bin'))
  for (const name of programs) await symlink(pathOf(name), at(`bin/${name}`))

  const adapt = (name, replacements) => adaptFile(deployed(name), at(name), replacements)
  await adapt('alerts.yml', [
    // Longer than Prometheus takes to start its scrapes.
    [/for: \dm/g, 'for: 10s'],
    [/(alertmanager_notifications_failed_total)\[15m\]/g, '$1[20s]'],
  ])
  await adapt('prometheus.yml', [
    [/(scrape|evaluation)_interval: \w+/g, '$1_interval: 1s'],
    [/otel-collector:8889/g, collector],
    [/alertmanager:9093/g, `127.0.0.1:${alertmanager}`],
    [/127\.0\.0\.1:9090/g, `127.0.0.1:${prometheus}`],
    [/blackbox-exporter:9115/g, `127.0.0.1:${blackbox}`],
  ])
  await adapt('start-alertmanager.sh', [
    [/group_wait: 30s/g, 'group_wait: 1s'],
    [/(group|repeat)_interval: [15]m/g, '$1_interval: 2s'],
  ])
  for (const name of ['start-prometheus.sh', 'write-links.sh']) await copyFile(deployed(name), at(name))
  const modules = 'modules: { http_2xx: { prober: http, http: { preferred_ip_protocol: ip4 } } }\n'
  await writeFile(at('blackbox.yml'), modules)

  let output = ''
  const children = []
  const start = (command, ...args) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: `${at('bin')}:${process.env.PATH}`,
        DOCS_URL: 'https://docs.example.org/',
        PROBE_PAGES: page,
        ALERT_WEBHOOK_URL: webhook,
        HEARTBEAT_URL: heartbeat,
        ALERTMANAGER_CONFIG: at('alertmanager.yml'),
        PROMETHEUS_CONFIG_DIR: at('prometheus'),
      },
    })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    child.once('error', (error) => (output += `${command}: ${error.message}\n`))
    children.push({ child, ended: new Promise((resolve) => child.once('close', resolve)) })
    return child
  }
  start(
    at('bin/blackbox_exporter'),
    `--config.file=${at('blackbox.yml')}`,
    `--web.listen-address=127.0.0.1:${blackbox}`,
  )
  start('sh', at('start-alertmanager.sh'), `--storage.path=${at('alertmanager')}`,
    `--web.listen-address=127.0.0.1:${alertmanager}`, '--cluster.listen-address=') // prettier-ignore
  await eventually(() => fetch(`http://127.0.0.1:${alertmanager}/-/ready`).then(({ ok }) => ok, () => false), 30_000) // prettier-ignore
  // Default: a minute. Alerts of a second Prometheus would be sent again only then.
  const server = start('sh', at('start-prometheus.sh'), `--storage.tsdb.path=${at('tsdb')}`,
    `--web.listen-address=127.0.0.1:${prometheus}`, '--rules.alert.resend-delay=1s') // prettier-ignore

  return {
    output: () => output.slice(-4_000),
    async query(query) {
      const url = `http://127.0.0.1:${prometheus}/api/v1/query?${new URLSearchParams({ query })}`
      const answer = await fetch(url).catch(() => undefined)
      return answer?.ok ? (await answer.json()).data.result : []
    },
    stopPrometheus: () => server.kill(),
    async stop() {
      for (const { child } of children) child.kill()
      await Promise.all(children.map(({ ended }) => ended))
    },
  }
}

/** The path of a program under its own name, or under that of its Debian package. */
const pathOf = (name) => {
  const command = `command -v ${name} || command -v ${packageOf(name)}`
  return spawnSync('sh', ['-c', command], { encoding: 'utf8' }).stdout.trim()
}
const packageOf = (name) => (name === 'prometheus' ? name : `prometheus-${name.replace('_', '-')}`)

/** The Debian packages of what this machine lacks. */
export const missingPackages = () => programs.filter((name) => !pathOf(name)).map(packageOf)
