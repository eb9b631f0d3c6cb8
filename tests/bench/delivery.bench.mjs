/** What a visitor of a published site waits for: bytes over the wire by encoding, and page views a second with and without. */
import { fileURLToPath } from 'node:url'
import {
  freePort,
  launchEnd,
  newPerson,
  startLaunch,
  startProductProcess,
  temporaryDirectory,
  uploadPdf,
} from '@thumbfolio/testing'
import autocannon from 'autocannon'
import { get } from 'node:http'
import { target } from './target.mjs'

const entry = fileURLToPath(new URL('../../deploy/embedded/dist/main.js', import.meta.url))
const sample = new URL('../../services/resume/tests/corpus/pdf/stackoverflow--nurse.pdf', import.meta.url)
const seconds = Number(process.env.SECONDS ?? 4)
const mostBrotliBytes = 30_000
const mostCardBytes = 300_000
const row = (what, value, wanted = '') => console.log(`${what.padEnd(46)}${value.padStart(14)}   ${wanted}`)

const directory = await temporaryDirectory()
const environment = { SIGNUP_CREDITS: '1000', RATE_LIMIT_FACTOR: '1000000', PORT: String(await freePort()) }
const product = await startProductProcess({ entry, dataDir: directory.path, environment })
const { port } = new URL(product.url)
const Host = `delivery.localhost:${port}`
try {
  const person = await newPerson(product.url)
  const resume = await uploadPdf(person, sample)
  const launch = await launchEnd(product.url, person, await startLaunch(person, resume, 'delivery'))
  if (launch.status !== 'success') throw new Error(JSON.stringify(launch.problem))

  for (const encoding of ['identity', 'gzip', 'br']) {
    const bytes = await bytesOf('/', encoding)
    row(
      `page over the wire, ${encoding}`,
      `${bytes} bytes`,
      encoding === 'br' ? `under ${mostBrotliBytes}` : '',
    )
    if (encoding === 'br') target(`page under ${mostBrotliBytes} bytes`, bytes < mostBrotliBytes)
    const { requests, latency } = await autocannon({
      ...{ url: product.url, connections: 16, duration: seconds },
      headers: { Host, 'Accept-Encoding': encoding },
    })
    row(`page views a second, ${encoding}`, requests.average.toFixed(0), `p99 ${latency.p99} ms`)
  }
  const card = await bytesOf('/card.png', 'br')
  row('share card', `${card} bytes`, `under ${mostCardBytes}`)
  target('share card small enough for every network', card < mostCardBytes)
} finally {
  await product.end()
  await directory[Symbol.asyncDispose]()
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
