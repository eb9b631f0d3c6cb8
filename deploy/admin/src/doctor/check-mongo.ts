import { createLog } from '@thumbfolio/kit/base'
import type { ServiceName } from '@thumbfolio/contracts'
import type { MongoConnection } from '@thumbfolio/kit/mongo'
import { checked, clockFinding, fine, wrong, type Finding } from './finding.js'

const services: readonly ServiceName[] = ['auth', 'resume', 'payment', 'generator', 'dashboard', 'support']
const leastMajor = 7
const neededIndexes = ['uniques', 'pendingAt', 'removedAt']
/** All other collections: files with their records, and the mark of a migration. */
const withoutDocuments = /^(blobs|fs)(\.|$)|^migration$|^system\./
const outboxLateMs = 120_000

/** Checks each database of the product: server version, indexes, stuck outboxes and orphaned files. */
export async function checkMongo(uri: string): Promise<Finding[]> {
  const { connectMongo } = await import('@thumbfolio/kit/mongo')
  const log = createLog({ name: 'doctor', level: 'silent' })
  const findings: Finding[] = []
  for (const service of services)
    findings.push(
      ...(await checked(
        `MongoDB of ${service}`,
        'Correct MONGODB_URI, or start MongoDB. The user of a service reads its own database alone: name an administrator.',
        async () => {
          await using mongo = await connectMongo({ uri, service, log })
          return [
            ...(service === services[0] ? await checkServer(mongo) : []),
            await checkIndexes(mongo, service),
            await checkOutbox(mongo, service),
            await checkOrphans(mongo, service),
          ]
        },
      )),
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

async function documentCollections(db: MongoConnection['db']): Promise<string[]> {
  const collections = await db.listCollections({}, { nameOnly: true }).toArray()
  return collections.map(({ name }) => name).filter((name) => !withoutDocuments.test(name))
}

async function checkIndexes({ db, name }: MongoConnection, service: string): Promise<Finding> {
  const missing: string[] = []
  const collections = await documentCollections(db)
  for (const collection of collections) {
    const present = (await db.collection(collection).indexes()).map((index) => index.name)
    for (const index of neededIndexes) if (!present.includes(index)) missing.push(`${collection}.${index}`)
  }
  const about = `indexes of ${service}`
  return missing.length === 0
    ? fine(about, `complete in ${collections.length} collections of ${name}`)
    : wrong(about, `missing: ${shownOf(missing)}`, `node dist/main.js --migrate in the image of ${service}`)
}

async function checkOutbox({ db }: MongoConnection, service: string): Promise<Finding> {
  let late = 0
  const before = new Date(Date.now() - outboxLateMs)
  for (const name of await documentCollections(db))
    late += await db.collection(name).countDocuments({ pendingAt: { $lte: before } })
  const about = `outbox of ${service}`
  return late === 0
    ? fine(about, 'no event waits longer than 2 minutes')
    : wrong(about, `${late} documents have events that were not published`, 'Does Kafka answer? See below.')
}

/** Files without a record. A file that is being written or deleted has a record. */
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
    : wrong(about, `${orphans} without a record`, 'They only use disk space: keep them for support.')
}

const shownAtOnce = 5
const shownOf = (names: readonly string[]): string =>
  names.slice(0, shownAtOnce).join(', ') +
  (names.length > shownAtOnce ? ` and ${names.length - shownAtOnce} others` : '')
