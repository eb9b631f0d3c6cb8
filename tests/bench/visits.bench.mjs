/** What counting a visit adds to a page view: the same router with and without it, in turns, in one process. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import autocannon from 'autocannon'
import express from 'express'
import { VisitBuffer } from '../../services/generator/dist/hosting/domain/visits/visit-buffer.js'
import { countView } from '../../services/generator/dist/hosting/http/count-view.js'
import { publishedSites } from '../../services/generator/dist/hosting/http/published-sites.js'
import { median, row } from './measure.mjs'

const rounds = Number(process.env.ROUNDS ?? 5)
const seconds = Number(process.env.SECONDS ?? 2)
const page = new Uint8Array(24 * 1024).fill(97)
const file = { body: page, contentType: 'text/html', sha256: 'a'.repeat(64), headers: {}, isFound: true }
const siteHost = { file: async () => file }
const browser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const headers = { 'user-agent': browser, referer: 'https://www.linkedin.com/feed/' }

const log = { warn: console.error, error: console.error }
const site = {
  siteHost,
  log,
  urlOf: (name) => `http://${name}.localhost/`,
  newAddressOf: async () => undefined,
  isTakenDown: async () => false,
  isPurged: false,
  pdfOf: async () => undefined,
  sendPdf: async () => false,
}

async function serve(onView) {
  const router = publishedSites({ ...site, onView }, 'http://localhost/')
  const server = createServer(express().use(router)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${server.address().port}/sites/ada/`, close: () => server.close() }
}

const buffer = new VisitBuffer()
const count = countView({ visitCounter: buffer, now: Date.now, ownHosts: ['localhost'] })
const servers = { 'without counting': await serve(), 'with counting': await serve(count) }
const rates = Object.fromEntries(Object.keys(servers).map((name) => [name, []]))
for (let round = 0; round <= rounds; round++)
  for (const [name, { url }] of Object.entries(servers)) {
    const { requests, non2xx, errors } = await autocannon({
      url,
      connections: 16,
      duration: seconds,
      headers,
    })
    if (non2xx + errors > 0) throw new Error(`${name}: ${non2xx} refused, ${errors} failed`)
    if (round > 0) rates[name].push(requests.average)
  }
for (const [name, values] of Object.entries(rates))
  row(`page views a second, ${name}`, median(values).toFixed(0))
const pairs = rates['with counting'].map((rate, at) => rate / rates['without counting'][at])
row('with / without', median(pairs).toFixed(3))
const one = { method: 'GET', headers, get: (name) => headers[name] }
const turns = 200_000
const startedAt = performance.now()
for (let turn = 0; turn < turns; turn++) count(one, 'ada', '/')
row('counting alone', `${(((performance.now() - startedAt) * 1_000) / turns).toFixed(2)} us`)
for (const { close } of Object.values(servers)) close()
process.exit(0)
