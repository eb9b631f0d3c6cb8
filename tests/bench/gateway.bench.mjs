/** The gateway with all its checks against a bare express + http-proxy-middleware, before the same service, in one run. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { gateway, GatewayConfig } from '@thumbfolio/gateway'
import { createLog, loadConfig } from '@thumbfolio/kit/base'
import { memoryRevocations } from '@thumbfolio/kit/http'
import { serve } from '@thumbfolio/kit/run'
import { startIdentity } from '@thumbfolio/testing'
import autocannon from 'autocannon'
import express from 'express'
import { createProxyMiddleware } from 'http-proxy-middleware'
import { median as middle, row } from './measure.mjs'
import { goal } from './target.mjs'

const path = '/api/v1/dash/get-all/ada'
const answer = JSON.stringify({ repoName: [], siteUrl: [], sites: [], data: {} })
const rounds = Number(process.env.ROUNDS ?? 5)
const seconds = Number(process.env.SECONDS ?? 3)
const host = '127.0.0.1'

const roles = {
  async service() {
    const identity = await startIdentity()
    const server = createServer((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(answer)
    }).listen(0, host)
    await once(server, 'listening')
    return {
      url: `http://${host}:${server.address().port}`,
      authUrl: identity.url,
      token: identity.tokenFor({ userId: 'ada' }),
    }
  },
  bare: ({ url }) => bareProxy({ target: `${url}/api/v1/dash`, agent: false }),
  /** The bare one with connections that are kept, which is the harder one to follow. */
  keeping: ({ url }) =>
    bareProxy({ target: `${url}/api/v1/dash`, agent: new Agent({ keepAlive: true, maxSockets: 512 }) }),
  async gateway({ url, authUrl }) {
    const log = createLog({ name: 'bench', level: 'warn' })
    const config = loadConfig(GatewayConfig, {
      DASHBOARD_URL: url,
      AUTH_URL: authUrl,
      LOG_LEVEL: 'warn',
      RATE_LIMIT_FACTOR: '1000000',
    })
    const revocations = memoryRevocations(Date.now)
    return { url: (await serve(await gateway(config, { log, revocations }), { port: 0, host, log })).url }
  },
}

async function bareProxy(options) {
  const app = express()
  app.use('/api/v1/dash', createProxyMiddleware(options))
  const server = app.listen(0, host)
  await once(server, 'listening')
  return { url: `http://${host}:${server.address().port}` }
}

async function start(role, known) {
  const child = fork(fileURLToPath(import.meta.url), [role, JSON.stringify(known ?? {})])
  const [ready] = await once(child, 'message')
  return { ...ready, stop: () => child.kill() }
}

async function load(base, token, connections) {
  const result = await autocannon({
    url: base + path,
    connections,
    duration: seconds,
    headers: { authorization: `Bearer ${token}` },
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${base}: ${result.non2xx} refused, ${result.errors} failed`)
  return result.requests.average
}

/** Microseconds at the median of one request after the other; autocannon's own figure is whole milliseconds. */
async function median(base, token, { agent } = {}) {
  const times = []
  for (let count = 0; count < 3_000; count++) {
    const startedAt = performance.now()
    await new Promise((resolve, reject) => {
      request(base + path, { agent, headers: { authorization: `Bearer ${token}` } }, (response) =>
        response.resume().once('end', resolve),
      )
        .once('error', reject)
        .end()
    })
    times.push(performance.now() - startedAt)
  }
  return middle(times.slice(500))
}

async function measure() {
  const service = await start('service')
  const bare = await start('bare', service)
  const keeping = await start('keeping', service)
  const door = await start('gateway', service)
  const bases = { service: service.url, bare: bare.url, 'bare, kept alive': keeping.url, gateway: door.url }
  const rates = Object.fromEntries(Object.keys(bases).map((name) => [name, []]))
  for (let round = 0; round <= rounds; round++)
    for (const [name, base] of Object.entries(bases)) {
      const rate = await load(base, service.token, 32)
      if (round > 0) rates[name].push(rate)
    }
  for (const [name, values] of Object.entries(rates))
    row(`${name}, requests a second at 32`, middle(values).toFixed(0))
  const ratio = (other) => middle(rates.gateway.map((rate, round) => rate / rates[other][round]))
  goal('gateway-of-bare', ratio('bare'))
  goal('gateway-of-kept-alive', ratio('bare, kept alive'))
  row('gateway / service', ratio('service').toFixed(2))
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const direct = await median(service.url, service.token, { agent })
  const through = await median(door.url, service.token, { agent })
  goal('gateway-added', through - direct)
  for (const one of [service, bare, keeping, door]) one.stop()
}

if (process.argv[2] in roles) {
  const ready = await roles[process.argv[2]](JSON.parse(process.argv[3] ?? '{}'))
  process.send(ready)
} else await measure()
