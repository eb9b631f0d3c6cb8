import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import {
  eventually,
  newPerson,
  startOtlpReceiver,
  startProductProcess,
  temporaryDirectory,
  uploadPdf,
  type OtlpReceiver,
  type Person,
  type ProductProcess,
  type ReceivedSpan,
} from '@thumbfolio/testing'

const embedded = fileURLToPath(new URL('../../deploy/embedded/dist/main.js', import.meta.url))
const sample = new URL('../../deploy/embedded/samples/nurse.pdf', import.meta.url)

/** The product with its telemetry, and a collector to look into. */
export interface TracedProduct extends AsyncDisposable {
  readonly receiver: OtlpReceiver
  readonly dataDir: string
  product: ProductProcess
  /** Starts it on its data again, with other settings. */
  restart(environment?: Record<string, string>): Promise<void>
}

/** Starts the embedded product, or what another entry starts. */
export async function startTracedProduct(
  environment: Record<string, string> = {},
  entry = embedded,
): Promise<TracedProduct> {
  const receiver = await startOtlpReceiver()
  const directory = await temporaryDirectory()
  const start = async (more: Record<string, string>) => {
    const product = await startProductProcess({
      entry,
      dataDir: directory.path,
      environment: {
        OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
        OTEL_BSP_SCHEDULE_DELAY: '50',
        OTEL_METRIC_EXPORT_INTERVAL: '300',
        LOG_LEVEL: 'info',
        ...more,
      },
    })
    // Said when every process of it answers.
    await eventually(() => product.output().includes('Ctrl-C'), 60_000)
    return product
  }
  const traced: TracedProduct = {
    receiver,
    dataDir: directory.path,
    product: await start(environment),
    async restart(more = {}) {
      traced.product = await start(more)
    },
    async [Symbol.asyncDispose]() {
      await traced.product.end('SIGTERM')
      await receiver[Symbol.asyncDispose]()
      await directory[Symbol.asyncDispose]()
    },
  }
  return traced
}

export interface ClickedLaunch {
  readonly person: Person
  readonly resumeId: string
  readonly launchId: string
  readonly traceId: string
  /** The browser's own, which are not exported. */
  readonly clickId: string
}

/** A person, a resume, and the click on Launch as the web app makes it. */
export async function clickLaunch(url: string, siteName: string): Promise<ClickedLaunch> {
  const person = await newPerson(url)
  // A PDF has so many seconds to be read, which a busy machine may not have at first.
  const resumeId = await eventually(() => uploadPdf(person, sample).catch(() => undefined), 60_000)
  const traceId = randomBytes(16).toString('hex')
  const clickId = randomBytes(8).toString('hex')
  const { body } = await person.call('PUT', '/api/v1/make/generate', {
    body: { fileUrl: resumeId, siteName, model: 'gemini-flash' },
    headers: { traceparent: `00-${traceId}-${clickId}-01`, 'Sec-Fetch-Site': 'same-origin' },
  })
  return { person, resumeId, launchId: String(body.launchId), traceId, clickId }
}

const quietMs = 1_000

/** The trace of a launch once the credits are captured, the owner is notified, and no span arrived for a second. */
export async function wholeTrace({ spans }: OtlpReceiver, traceId: string): Promise<ReceivedSpan[]> {
  const named = (name: string) => spans.some((span) => span.traceId === traceId && span.name === name)
  await eventually(() => named('process credits.captured.v1') && named('notify-owner'), 30_000)
  let seen = -1
  let since = 0
  await eventually(() => {
    if (spans.length !== seen) [seen, since] = [spans.length, Date.now()]
    return Date.now() - since > quietMs
  }, 30_000)
  return spans.filter((span) => span.traceId === traceId)
}
