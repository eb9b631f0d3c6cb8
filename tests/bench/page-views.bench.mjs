/**
 * Views of published pages a second: one process of the generator on one processor, the load on the other. A popular page,
 * and views spread evenly over all sites, at 100 and 100,000 sites (SITES=100,100000). ENGINE=s3: the files in S3, the store
 * in MongoDB (both as local processes, which take processor time of the same machine), at 100 and 3,000 sites. The targets
 * are of processor time of the generator for a view, which other work on the machine changes little.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { databaseUri, startEngine, startS3Server } from '@thumbfolio/engines'
import { openStoreForTool } from '@thumbfolio/kit/run'
import { startProductProcess, temporaryDirectory } from '@thumbfolio/testing'
import autocannon from 'autocannon'
import { aliases } from '../../services/generator/dist/collections.js'
import { bundleOf } from '../../packages/site-page/dist/parts/bundle.js'
import { cpuMs, median, row } from './measure.mjs'
import { goal, target } from './target.mjs'

const isS3 = process.env.ENGINE === 's3'
const counts = (process.env.SITES ?? (isS3 ? '100,3000' : '100,100000')).split(',').map(Number)
const rounds = Number(process.env.ROUNDS ?? 3)
const seconds = Number(process.env.SECONDS ?? 4)
const targets = { microsecondsAView: 1_000, ofFewest: 1.5 }
const atOnce = 64
const entry = fileURLToPath(new URL('../../services/generator/dist/main.js', import.meta.url))

const words = Array.from({ length: 3_000 }, (_, n) => `word${(n * 7_919) % 1_000}`).join(' ')
const html = Buffer.from(`<!doctype html><title>Ada</title><main>${words}</main>`)
const bundle = bundleOf([{ path: 'index.html', contentType: 'text/html; charset=utf-8', body: html }])
const compressed = brotliCompressSync(html)
const manifest = Buffer.from(
  JSON.stringify({
    headers: {},
    files: [
      {
        path: 'index.html',
        contentType: 'text/html; charset=utf-8',
        sha256: 'a'.repeat(64),
        encodings: ['br'],
      },
    ],
  }),
)
const nameOf = (n) => `site-${n}`

await using directory = await temporaryDirectory()
const [s3, mongo] = isS3 ? [await startS3Server(), await startEngine('mongo')] : []
const engines = isS3 ? { MONGODB_URI: databaseUri('page-views', mongo.url), ...s3.environment } : {}

/** What a launch leaves of a page that browsers see: the smaller of its two encodings, its manifest, its alias. */
async function publish(store, aliasStore, n) {
  const folder = `sites/${nameOf(n)}/`
  const files = [
    [`${folder}${bundle.hash}.br/index.html`, compressed],
    [`${folder}${bundle.hash}.json`, manifest],
  ]
  for (const [name, bytes] of files)
    if (isS3) await store.blobs.write(name, bytes)
    else {
      // As the port would, without a sync to the disk for each.
      const path = join(directory.path, 'generator', 'blobs', name)
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, bytes)
    }
  const alias = { id: nameOf(n), version: 0, schemaVersion: 1, bundleHash: bundle.hash, epoch: 1, movedAt: 0 }
  await aliasStore.commit(alias)
}

async function publishUpTo(from, count) {
  await mkdir(join(directory.path, 'generator', 'store'), { recursive: true })
  const config = { DATA_DIR: directory.path, ENGINE_PREFIX: '' }
  const { S3_BUCKET, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, MONGODB_URI } = engines
  const chosen = { S3_BUCKET, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, MONGODB_URI }
  await using store = await openStoreForTool('generator', { ...config, ...chosen })
  const aliasStore = store.database.store(aliases)
  let next = from
  const worker = async () => {
    for (let n = next++; n < count; n = next++) await publish(store, aliasStore, n)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

const headers = {
  'accept-encoding': 'br, gzip',
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
}

async function views({ url, pid }, pathOf) {
  const before = cpuMs(pid)
  const { requests, duration, latency, non2xx, errors } = await autocannon({
    url,
    connections: 32,
    duration: seconds,
    requests: [{ method: 'GET', headers, setupRequest: (request) => ({ ...request, path: pathOf() }) }],
  })
  if (non2xx + errors > 0) throw new Error(`${non2xx} refused, ${errors} failed`)
  const each = ((cpuMs(pid) - before) * 1_000) / requests.total
  return { perSecond: requests.total / duration, p99: latency.p99, microseconds: each }
}

const popular = []
const spread = []
let published = 0
for (const count of counts) {
  await publishUpTo(published, count)
  published = count
  const server = await startProductProcess({
    entry,
    dataDir: directory.path,
    environment: { GENERATOR_ROLE: 'all', LOG_LEVEL: 'silent', SMTP_URL: 'smtp://127.0.0.1:1', ...engines },
  })
  const kinds = {
    'a popular page': () => `/sites/${nameOf(7)}/`,
    'spread evenly': () => `/sites/${nameOf(Math.floor(Math.random() * count))}/`,
  }
  const page = await fetch(`${server.url}/sites/${nameOf(count - 1)}/`, { headers })
  if (page.headers.get('content-encoding') !== 'br' || (await page.text()) !== html.toString())
    throw new Error(`What is measured is not the page: ${page.status}`)
  const seen = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, []]))
  // In turns, and the first one warms up.
  for (let round = 0; round <= rounds; round++)
    for (const [kind, pathOf] of Object.entries(kinds)) {
      const one = await views(server, pathOf)
      if (round > 0) seen[kind].push(one)
    }
  for (const [kind, measured] of Object.entries(seen)) {
    const middle = (key) => median(measured.map((one) => one[key]))
    if (kind === 'a popular page') popular.push(middle('microseconds'))
    else spread.push(middle('microseconds'))
    row(
      `${count} sites, ${kind}, processor time`,
      `${middle('microseconds').toFixed(0)} us`,
      `${middle('perSecond').toFixed(0)} views a second, 99 of 100 within ${middle('p99')} ms`,
    )
  }
  await server.end()
}
const ratio = popular.at(-1) / popular[0]
row('a popular page, most sites / fewest', ratio.toFixed(2), `at most ${targets.ofFewest}`)
target(
  '1,000 views of a popular page a second of one processor',
  Math.max(...popular) <= targets.microsecondsAView,
)
goal('views-spread', 1_000_000 / Math.max(...spread))
target('a view costs the same with the most sites as with the fewest', ratio <= targets.ofFewest)
await mongo?.[Symbol.asyncDispose]()
await s3?.[Symbol.asyncDispose]()
