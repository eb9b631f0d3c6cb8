/**
 * Copies the files that the chart shares with the other deployments: Helm reads no file outside of a chart, and not every
 * tool packages links. With `--check` it only compares, and fails where a copy differs.
 */
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs'

const folder = 'deploy/helm/thumbfolio/files'
mkdirSync(`${folder}/users`, { recursive: true })
const sources = {
  'alerts.yml': 'deploy/monitoring/alerts.yml',
  'collector.yaml': 'deploy/otel/metrics.yaml',
  'traces.yaml': 'deploy/otel/traces.yaml',
  'dashboard.json': 'deploy/monitoring/dashboards/thumbfolio.json',
  'start-kafka.sh': 'deploy/docker/start-kafka.sh',
  'start-redis.sh': 'deploy/docker/start-redis.sh',
  ...Object.fromEntries(
    readdirSync('deploy/docker/users').map((name) => [`users/${name}`, `deploy/docker/users/${name}`]),
  ),
}

for (const [name, source] of Object.entries(sources)) {
  const copy = `${folder}/${name}`
  if (!process.argv.includes('--check')) {
    copyFileSync(source, copy)
  } else if (!existsSync(copy) || !readFileSync(copy).equals(readFileSync(source))) {
    console.error(`${copy} differs from ${source}: run \`make docs\``)
    process.exitCode = 1
  }
}
