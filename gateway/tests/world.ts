import { mkdir, writeFile } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createLog, loadConfig } from '@thumbfolio/kit/base'
import type { Listening } from '@thumbfolio/kit/http'
import { serve } from '@thumbfolio/kit/run'
import { startIdentity, temporaryDirectory, type Identity } from '@thumbfolio/testing'
import { gateway, GatewayConfig } from '../src/index.js'

interface Seen {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** A service at a real socket that notes what reaches it. */
export interface Upstream extends AsyncDisposable {
  readonly url: string
  readonly port: number
  readonly seen: Seen[]
  /** From now on it answers like this. */
  answer: Answer
}

const plain: Answer = (request, response) => {
  request.resume()
  if (request.url?.startsWith('/internal/domains/')) return noSuchDomain(response)
  response.setHeader('Content-Type', 'application/json')
  response.end(JSON.stringify({ path: request.url }))
}

function noSuchDomain(response: ServerResponse): void {
  const text = 'There is nothing here'
  const problem = {
    type: 'x',
    title: 'x',
    status: 404,
    detail: text,
    code: 'not-found',
    message: text,
    error: text,
  }
  response.writeHead(404, { 'Content-Type': 'application/json' }).end(JSON.stringify(problem))
}

export async function startUpstream(port = 0): Promise<Upstream> {
  const seen: Seen[] = []
  const server = createServer((request, response) => {
    seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers })
    upstream.answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address() as AddressInfo
  const upstream: Upstream = {
    url: `http://127.0.0.1:${address.port}`,
    port: address.port,
    seen,
    answer: plain,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return upstream
}

export interface World extends AsyncDisposable {
  readonly url: string
  readonly port: number
  readonly identity: Identity
  readonly resume: Upstream
  readonly generator: Upstream
  readonly dashboard: Upstream
  readonly auth: Upstream
  readonly support: Upstream
  readonly standIns: Upstream
  /** The lines of its log, from `info` up. */
  readonly logged: readonly string[]
  /** Stops the gateway alone, as SIGTERM does. */
  stop(): Promise<void>
}

/** The gateway on a random port before services that only take notes. Sessions are those of a real identity. */
export async function startWorld(environment: Record<string, string> = {}): Promise<World> {
  const directory = await temporaryDirectory()
  const identity = await startIdentity()
  const upstreams = await Promise.all(Array.from({ length: 6 }, () => startUpstream()))
  const [auth, resume, generator, dashboard, support, standIns] = upstreams as [
    Upstream, Upstream, Upstream, Upstream, Upstream, Upstream,
  ] // prettier-ignore
  letIdentityAnswer(auth, identity)
  const dist = join(directory.path, 'dist')
  await writeWebApp(dist)
  const config = loadConfig(GatewayConfig, {
    LOG_LEVEL: 'silent',
    AUTH_URL: auth.url,
    RESUME_URL: resume.url,
    GENERATOR_URL: generator.url,
    DASHBOARD_URL: dashboard.url,
    SUPPORT_URL: support.url,
    STAND_INS_URL: standIns.url,
    WEB_DIST: dist,
    ...environment,
  })
  const logged: string[] = []
  const destination = { write: (line: string) => void logged.push(line) }
  const log = createLog({ name: 'test', level: 'info', destination })
  let served: Listening | undefined = await serve(await gateway(config, { log }), {
    port: 0,
    host: '127.0.0.1',
    log,
  })
  const { url, port } = served
  const stop = async () => {
    const running = served
    served = undefined
    await running?.[Symbol.asyncDispose]()
  }

  return {
    url,
    port,
    identity,
    resume,
    generator,
    dashboard,
    auth,
    support,
    standIns,
    logged,
    stop,
    async [Symbol.asyncDispose]() {
      await stop()
      for (const part of [...upstreams, identity, directory]) await part[Symbol.asyncDispose]()
    },
  }
}

/** Sessions are asked of auth, so the auth upstream hands those questions on. */
function letIdentityAnswer(auth: Upstream, identity: Identity): void {
  auth.answer = (request, response) => {
    const isAboutSessions = /jwks\.json$|^\/internal\//.test(request.url ?? '')
    if (!isAboutSessions) return plain(request, response)
    void fetch(identity.url + request.url).then(async (answer) => {
      response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(await answer.text())
    })
  }
}

async function writeWebApp(dist: string): Promise<void> {
  await mkdir(join(dist, 'assets'), { recursive: true })
  await writeFile(
    join(dist, 'index.html'),
    '<!doctype html><html><head><title>App</title><link rel="canonical" href="__PAGE_URL__"><meta property="og:image" content="__PUBLIC_URL__/share.png"></head><body></body></html>',
  )
  await writeFile(join(dist, 'assets', 'index-1a2b3c.js'), `console.log(${'"x",'.repeat(2_000)}"end")`)
  await writeFile(join(dist, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
}
