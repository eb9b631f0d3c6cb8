import { createLog } from '@thumbfolio/kit/base'
import type { MongoConnection } from '@thumbfolio/kit/mongo'
import { checked, clockFinding, fine, wrong, type Finding } from './finding.js'

const services = ['auth', 'resume', 'payment', 'generator', 'dashboard', 'support']
const leastMajor = 7
const neededIndexes = ['uniques', 'pendingAt', 'removedAt']
/** Collections that are none of documents: files, their records, and the mark of a migration. */
const isOfDocuments = (name: string) => !/^(blobs|fs)(\.|$)|^migration$|^system\./.test(name)
const outboxLateMs = 120_000

/** Every database of the product: does it answer, with its indexes, and is nothing left over or stuck in it? */
export async function checkMongo(uri: string): Promise<Finding[]> {
  const { connectMongo } = await import('@thumbfolio/kit/mongo')
  const log = createLog({ name: 'doctor', level: 'silent' })
  const findings: Finding[] = []
  for (const service of services)
    findings.push(
      ...(await checked(`MongoDB of ${service}`, 'Correct MONGODB_URI, or start MongoDB.', async () => {
        await using mongo = await connectMongo({ uri, service, log })
        return [
          ...(service === services[0] ? await checkServer(mongo) : []),
          await checkIndexes(mongo, service),
          await checkOutbox(mongo, service),
          await checkOrphans(mongo, service),
        ]
      })),
    )
  return findings
}

async function checkServer({ db }: MongoConnection): Promise<Finding[]> {
  const { version } = (await db.command({ buildInfo: 1 })) as { version?: string }
  const before = Date.now()
  const { localTime, setName } = (await db.command({ hello: 1 })) as { localTime?: Date; setName?: string }
  const major = Number(version?.split('.')[0])
  return [
    major >= leastMajor
      ? fine('MongoDB', `is ${version}, ${setName === undefined ? 'standalone' : `replica set ${setName}`}`)
      : wrong('MongoDB', `is ${version}, and ${leastMajor} is needed`, 'Upgrade MongoDB.'),
    ...(localTime ? [clockFinding('clock of MongoDB', localTime.getTime(), before, Date.now())] : []),
  ]
}

async function checkIndexes({ db, name }: MongoConnection, service: string): Promise<Finding> {
  const missing: string[] = []
  const collections = (await db.listCollections({}, { nameOnly: true }).toArray()).filter((one) =>
    isOfDocuments(one.name),
  )
  for (const { name: collection } of collections) {
    const present = (await db.collection(collection).indexes()).map((index) => index.name)
    for (const index of neededIndexes) if (!present.includes(index)) missing.push(`${collection}.${index}`)
  }
  const about = `indexes of ${service}`
  return missing.length === 0
    ? fine(about, `all there, in ${collections.length} collections of ${name}`)
    : wrong(about, `missing: ${shownOf(missing)}`, `node dist/main.js --migrate in the image of ${service}`)
}

async function checkOutbox({ db }: MongoConnection, service: string): Promise<Finding> {
  let late = 0
  const before = new Date(Date.now() - outboxLateMs)
  for (const { name } of await db.listCollections({}, { nameOnly: true }).toArray())
    if (isOfDocuments(name)) late += await db.collection(name).countDocuments({ pendingAt: { $lte: before } })
  const about = `outbox of ${service}`
  return late === 0
    ? fine(about, 'nothing waits for long')
    : wrong(
        about,
        `${late} documents have events that the bus has not taken`,
        'Does Kafka answer? See below.',
      )
}

/** Files that no record names; a record knows those that are being written or deleted. */
async function checkOrphans({ db }: MongoConnection, service: string): Promise<Finding> {
  const known = new Set<string>()
  for await (const { content, loose } of db.collection('blobs').find({}) as AsyncIterable<{
    content?: { file: unknown }
    loose?: { file: unknown }[]
  }>)
    for (const one of [content, ...(loose ?? [])]) if (one) known.add(String(one.file))
  let orphans = 0
  for await (const { _id } of db.collection('blobs.files').find({}, { projection: { _id: 1 } }))
    if (!known.has(String(_id))) orphans++
  const about = `files of ${service}`
  return orphans === 0
    ? fine(about, `${known.size}, each with its record`)
    : wrong(
        about,
        `${orphans} that no record names`,
        'They take room and nothing else: keep them for support.',
      )
}

const shownAtOnce = 5
const shownOf = (names: readonly string[]): string =>
  names.slice(0, shownAtOnce).join(', ') +
  (names.length > shownAtOnce ? ` and ${names.length - shownAtOnce} others` : '')
