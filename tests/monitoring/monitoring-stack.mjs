import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { eventually, freePort } from '@thumbfolio/testing'
import { adaptFile } from './adapt-file.mjs'

const deploy = (path) => fileURLToPath(new URL(`../../deploy/${path}`, import.meta.url))

/**
 * Starts the collector and Prometheus with the files of `deploy`. Only addresses are replaced, and intervals, so that a check
 * takes seconds: 1 s between scrapes, and `for: 1s` in each alert.
 */
export async function startMonitoring(directory, { otelcol }) {
  const [otlp, grpc, health, scraped, port] = await Promise.all(Array.from({ length: 5 }, () => freePort()))
  const at = (name) => join(directory, name)
  const adapt = (from, name, replacements) => adaptFile(deploy(from), at(name), replacements)
  await adapt('otel/collector.yaml', 'collector.yaml', [
    [/0\.0\.0\.0:13133/, `127.0.0.1:${health}`],
    [/0\.0\.0\.0:4318/, `127.0.0.1:${otlp}`],
    [/0\.0\.0\.0:4317/, `127.0.0.1:${grpc}`],
    [/0\.0\.0\.0:8889/, `127.0.0.1:${scraped}`],
    [/level: warn/, 'level: warn\n    metrics:\n      level: none'],
    [/exporters: \[otlp_http\/jaeger\]/, 'exporters: [debug]'],
  ])
  await adapt('monitoring/prometheus.yml', 'prometheus.yml', [
    [/scrape_interval: \w+/, 'scrape_interval: 1s'],
    [/evaluation_interval: \w+/, 'evaluation_interval: 1s'],
    [/otel-collector:8889/, `127.0.0.1:${scraped}`],
    [/127\.0\.0\.1:9090/, `127.0.0.1:${port}`],
  ])
  await adapt('monitoring/alerts.yml', 'alerts.yml', [[/for: \w+/g, 'for: 1s']])
  await writeFile(at('page-probe.yml'), '[]')

  let output = ''
  const children = []
  const start = (command, ...args) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    child.once('error', (error) => (output += `${command}: ${error.message}\n`))
    children.push(child)
  }
  start(otelcol, '--config', at('collector.yaml'))
  start('prometheus', `--config.file=${at('prometheus.yml')}`, `--storage.tsdb.path=${at('tsdb')}`,
    `--web.listen-address=127.0.0.1:${port}`) // prettier-ignore
  const isUp = (url) => fetch(url).then(({ ok }) => ok, () => false) // prettier-ignore
  const end = async () => {
    const ends = children.map((child) =>
      child.exitCode === null && child.pid
        ? new Promise((resolve) => child.once('exit', resolve))
        : undefined,
    )
    for (const child of children) child.kill()
    await Promise.all(ends)
  }
  try {
    await eventually(() => isUp(`http://127.0.0.1:${health}`), 30_000)
    await eventually(() => isUp(`http://127.0.0.1:${port}/-/ready`), 30_000)
  } catch (error) {
    await end()
    throw new Error(`The collector or Prometheus did not start:\n${output}`, { cause: error })
  }
  return {
    otlp: `http://127.0.0.1:${otlp}`,
    output: () => output,
    async ask(path, query = {}) {
      const response = await fetch(`http://127.0.0.1:${port}/api/v1/${path}?${new URLSearchParams(query)}`)
      const { status, data, error } = await response.json()
      if (status !== 'success') throw new Error(`Prometheus refuses ${JSON.stringify(query)}: ${error}`)
      return data
    },
    [Symbol.asyncDispose]: end,
  }
}
