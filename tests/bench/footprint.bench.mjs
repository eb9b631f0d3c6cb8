/** What one person with one resume and one live site takes in each service: bytes of documents, files, and time. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { takeBackup } from '@thumbfolio/kit/lmdb'
import {
  freePort,
  launchEnd,
  newPerson,
  startLaunch,
  startProductProcess,
  temporaryDirectory,
  uploadPdf,
} from '@thumbfolio/testing'
import { sample } from './bench-product.mjs'
import { row } from './measure.mjs'

const people = Number(process.argv[2] ?? 20)
const entry = fileURLToPath(new URL('../../deploy/embedded/dist/main.js', import.meta.url))

const directory = await temporaryDirectory()
const at = (name) => join(directory.path, name)
const product = await startProductProcess({
  entry,
  dataDir: at('data'),
  environment: { PORT: String(await freePort()), LOG_LEVEL: 'silent' },
})

async function joinAndLaunch(n) {
  const person = await newPerson(product.url, `footprint${n}`)
  const resume = await uploadPdf(person, sample)
  const end = await launchEnd(product.url, person, await startLaunch(person, resume, `footprint-${n}`))
  if (end.status !== 'success') throw new Error(JSON.stringify(end.problem))
}

/** Bytes of entries and of files, by service. */
async function sizesIn(name) {
  const { manifest } = await takeBackup(at('data'), at(name))
  const sizes = {}
  for (const { path, kind, sizeBytes } of manifest.files) {
    const service = path.split('/')[0]
    if (service === 'chain' || service === 'mail') continue
    const size = (sizes[service] ??= { documents: 0, files: 0, fileBytes: 0 })
    if (kind === 'store') size.documents += sizeBytes
    else {
      size.files += 1
      size.fileBytes += sizeBytes
    }
  }
  return sizes
}

const nothing = { documents: 0, files: 0, fileBytes: 0 }
await joinAndLaunch(0)
const before = await sizesIn('before')
for (let n = 1; n <= people; n++) await joinAndLaunch(n)
const after = await sizesIn('after')
const total = { ...nothing }
for (const [service, size] of Object.entries(after)) {
  const was = before[service] ?? nothing
  const each = (key) => (size[key] - was[key]) / people
  for (const key of Object.keys(total)) total[key] += each(key)
  row(
    service,
    `${each('documents').toFixed(0)} B`,
    `${each('files').toFixed(1)} files, ${each('fileBytes').toFixed(0)} B`,
  )
}
row(
  'one person with one site',
  `${total.documents.toFixed(0)} B`,
  `${total.files.toFixed(1)} files, ${total.fileBytes.toFixed(0)} B`,
)
await product.end()
await directory[Symbol.asyncDispose]()
