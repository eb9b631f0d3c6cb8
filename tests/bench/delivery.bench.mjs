/** What a visitor of a published site waits for: bytes over the wire by encoding, and page views a second with and without. */
import { get } from 'node:http'
import autocannon from 'autocannon'
import { startBenchProduct } from './bench-product.mjs'
import { row } from './measure.mjs'
import { target } from './target.mjs'

const seconds = Number(process.env.SECONDS ?? 4)
const mostBrotliBytes = 30_000
const mostCardBytes = 300_000

const product = await startBenchProduct({ RATE_LIMIT_FACTOR: '1000000' })
const { port } = new URL(product.url)
const Host = `delivery.localhost:${port}`
try {
  await product.goLive('delivery')
  for (const encoding of ['identity', 'gzip', 'br']) {
    const bytes = await bytesOf('/', encoding)
    row(
      `page over the wire, ${encoding}`,
      `${bytes} bytes`,
      encoding === 'br' ? `under ${mostBrotliBytes}` : '',
    )
    if (encoding === 'br') target(`page under ${mostBrotliBytes} bytes`, bytes < mostBrotliBytes)
    const { requests, latency } = await autocannon({
      url: product.url,
      connections: 16,
      duration: seconds,
      headers: { Host, 'Accept-Encoding': encoding },
    })
    row(`page views a second, ${encoding}`, requests.average.toFixed(0), `p99 ${latency.p99} ms`)
  }
  const card = await bytesOf('/card.png', 'br')
  row('share card', `${card} bytes`, `under ${mostCardBytes}`)
  target('share card small enough for every network', card < mostCardBytes)
} finally {
  await product[Symbol.asyncDispose]()
}

function bytesOf(path, encoding) {
  return new Promise((resolve, reject) => {
    const sent = get(
      new URL(path, product.url),
      { headers: { Host, 'Accept-Encoding': encoding } },
      (answer) => {
        let bytes = 0
        answer.on('data', (chunk) => (bytes += chunk.length))
        answer.on('end', () => resolve(bytes))
      },
    )
    sent.on('error', reject)
  })
}
