import { createServer } from 'node:http'
import { metricCatalogue } from '@thumbfolio/kit/base'
import { startOtlpReceiver } from '@thumbfolio/testing'

const expireMs = 4_000
const unitSuffixes = { s: '_seconds', By: '_bytes', 1: '_ratio' }

/**
 * A small collector: receives OTLP in JSON, as the product exports it, and serves the last value of each gauge and counter at
 * `/metrics`, named as the OpenTelemetry collector names them. All values expire 4 seconds after the last export.
 */
export async function startSmallCollector() {
  const receiver = await startOtlpReceiver()
  let received = Date.now()
  let known = 0
  const server = createServer((_request, response) => {
    if (receiver.points.length > known) [known, received] = [receiver.points.length, Date.now()]
    const isFresh = Date.now() - received < expireMs
    response.setHeader('content-type', 'text/plain')
    response.end(isFresh ? textOf(receiver.points) : '')
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    otlp: receiver.url,
    scraped: `127.0.0.1:${server.address().port}`,
    async stop() {
      server.closeAllConnections()
      await Promise.all([new Promise((closed) => server.close(closed)), receiver[Symbol.asyncDispose]()])
    },
  }
}

function textOf(points) {
  const lines = new Map()
  for (const { name, unit, process, attributes, value, sum } of points) {
    if (sum !== undefined || !(name in metricCatalogue)) continue
    const suffix = metricCatalogue[name].kind === 'counter' ? '_total' : ''
    const labels = Object.entries({ job: process, instance: process, ...attributes })
      .map(([key, text]) => `${key.replaceAll('.', '_')}=${JSON.stringify(String(text))}`)
      .join(',')
    const series = `${name.replaceAll('.', '_')}${unitSuffixes[unit] ?? ''}${suffix}{${labels}}`
    lines.set(series, `${series} ${value}\n`)
  }
  return [...lines.values()].join('')
}
