/**
 * Runs the product, launches one site the way a browser does, and prints the trace of the click as a tree: `make trace`,
 * in one process or, with ENGINES=local, over separate ones on real engines.
 */
import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import {
  drawTree,
  eventually,
  launchEnd,
  newPerson,
  spanTree,
  startOtlpReceiver,
  startProductProcess,
  temporaryDirectory,
  uploadPdf,
} from '@thumbfolio/testing'

const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const quietMs = 1_000
const engines = Object.fromEntries(
  ['MONGODB_URI', 'KAFKA_BROKERS', 'REDIS_URL'].flatMap((name) =>
    process.env[name] === undefined ? [] : [[name, process.env[name]]],
  ),
)
if (process.env.ENGINES === 'local') engines.PORTS = 'free'

const receiver = await startOtlpReceiver()
const directory = await temporaryDirectory()
const product = await startProductProcess({
  entry: at(`deploy/${process.env.ENGINES === 'local' ? 'local' : 'embedded'}/dist/main.js`),
  dataDir: directory.path,
  environment: {
    ...engines,
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_BSP_SCHEDULE_DELAY: '100',
  },
})
try {
  await eventually(() => product.output().includes('Ctrl-C'), 120_000)
  const person = await newPerson(product.url)
  const fileUrl = await uploadPdf(person, at('deploy/embedded/samples/nurse.pdf'))
  const traceId = randomBytes(16).toString('hex')
  const { body } = await person.call('PUT', '/api/v1/make/generate', {
    body: { fileUrl, siteName: 'traced', model: 'gemini-flash' },
    headers: {
      traceparent: `00-${traceId}-${randomBytes(8).toString('hex')}-01`,
      'Sec-Fetch-Site': 'same-origin',
    },
  })
  await launchEnd(product.url, person, body.launchId)
  await settled(traceId)
  console.log(`Trace ${traceId}: begin and duration of each span in ms, from the click on Launch`)
  for (const line of drawTree(spanTree(receiver.spans, traceId))) console.log(line)
} finally {
  await product.end()
  await receiver[Symbol.asyncDispose]()
  await directory[Symbol.asyncDispose]()
}

/** A trace is complete when nothing came for a second after the credits were captured. */
async function settled(traceId) {
  const of = () => receiver.spans.filter((span) => span.traceId === traceId)
  await eventually(() => of().some(({ name }) => name === 'process credits.captured.v1'))
  let count = -1
  let since = 0
  await eventually(() => {
    if (of().length !== count) [count, since] = [of().length, Date.now()]
    return Date.now() - since > quietMs
  })
}
