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

const entry = fileURLToPath(new URL('../../deploy/embedded/dist/main.js', import.meta.url))
/** The resume of a nurse. */
export const sample = new URL(
  '../../packages/resume-reader/tests/corpus/pdf/stackoverflow--nurse.pdf',
  import.meta.url,
)

/** The embedded product as a process of its own on new data, and a person who has uploaded the sample. */
export async function startBenchProduct(environment = {}) {
  const directory = await temporaryDirectory()
  const options = {
    entry,
    dataDir: directory.path,
    // As `make start` runs it.
    environment: {
      NODE_OPTIONS: '--max-semi-space-size=8',
      PORT: String(await freePort()),
      ...environment,
    },
  }
  let product = await startProductProcess(options)
  const person = await newPerson(product.url)
  const resume = await uploadPdf(person, sample)
  return {
    person,
    resume,
    url: product.url,
    get pid() {
      return product.pid
    },
    /** Launches and waits until the page is verified live. */
    async goLive(siteName, model) {
      const launch = await launchEnd(product.url, person, await startLaunch(person, resume, siteName, model))
      if (launch.status !== 'success') throw new Error(`${siteName}: ${JSON.stringify(launch.problem)}`)
      return launch
    },
    /** Ends it and starts it again on the same data. Answers with the milliseconds that the start took. */
    async restart() {
      await product.end()
      const startedAt = performance.now()
      product = await startProductProcess(options)
      return performance.now() - startedAt
    },
    async [Symbol.asyncDispose]() {
      await product.end()
      await directory[Symbol.asyncDispose]()
    },
  }
}
