import { compareReleases, createLog, release } from '@thumbfolio/kit/base'
import type { MongoConnection } from '@thumbfolio/kit/mongo'
import { checkMongoFiles } from './check-mongo-files.js'
import { checked, clockFinding, fine, notChecked, wrong, type Finding } from './finding.js'
import type { View } from './own-service.js'

const leastMajor = 7
const neededIndexes = ['uniques', 'pendingAt', 'removedAt']
/** All other collections: files with their records, and the mark of a migration. */
const withoutDocuments = /^(blobs|fs)(\.|$)|^migration$|^system\./
const outboxLateMs = 120_000
/** Documents of a collection whose keys are looked at. */
const sampled = 1_000

/** Checks each database that this user may read: server version, release of the data, indexes, stuck outboxes, lost files. */
export async function checkMongo(uri: string, view: View): Promise<Finding[]> {
  const { connectMongo, MongoUnavailable } = await import('@thumbfolio/kit/mongo')
  const log = createLog({ name: 'doctor', level: 'silent' })
  const findings: Finding[] = []
  for (const service of view.databases) {
    const about = `MongoDB of ${service}`
    findings.push(
      ...(await checked(about, 'Correct MONGODB_URI, or start MongoDB.', async () => {
        try {
          await using mongo = await connectMongo({ uri, service, log })
          return [
            ...(hasServer(findings) ? [] : await checkServer(mongo)),
            await checkRelease(mongo, service),
            await checkIndexes(mongo, service),
            await checkOutbox(mongo, service),
            ...(await checkMongoFiles(mongo, service, Date.now())),
          ]
        } catch (error) {
          // A service has to be able to read its own database.
          if (view.service || !(error instanceof MongoUnavailable) || !error.isForbidden) throw error
          return [notChecked(about, 'this user may not read it; name an administrator in MONGODB_URI')]
        }
      })),
    )
  }
  const sawNone = findings.length > 0 && findings.every(({ isChecked }) => !isChecked)
  return sawNone
    ? [wrong('MongoDB', 'this user may read no database of the product', 'Correct the user in MONGODB_URI.')]
    : findings
}

const hasServer = (findings: readonly Finding[]) => findings.some(({ about }) => about === 'MongoDB')

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

interface WrittenBy {
  readonly _id: string
  readonly state?: { readonly release: string; readonly readableFrom: string }
}

/** The newest release that wrote the documents of a service, as its start records it. */
async function checkRelease({ db }: MongoConnection, service: string): Promise<Finding> {
  const found = await db.collection<WrittenBy>('data-release').findOne({ _id: 'newest' })
  const about = `data of ${service}`
  if (!found?.state) return notChecked(about, `${service} has not started with this database yet`)
  const { release: written, readableFrom } = found.state
  return compareReleases(release().version, readableFrom) >= 0
    ? fine(about, `written by release ${written}`)
    : wrong(
        about,
        `written by release ${written}, which ${release().version} cannot read`,
        `Start ${readableFrom} or a newer release: UPGRADE.md.`,
      )
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
    for (const index of [...neededIndexes, ...(await usedIndexes(db, collection))])
      if (!present.includes(index)) missing.push(`${collection}.${index}`)
  }
  const about = `indexes of ${service}`
  return missing.length === 0
    ? fine(about, `complete in ${collections.length} collections of ${name}`)
    : wrong(about, `missing: ${shownOf(missing)}`, `node dist/main.js --migrate in the image of ${service}`)
}

/** The indexes of a collection itself: each document carries the keys that it is listed by. */
async function usedIndexes(db: MongoConnection['db'], collection: string): Promise<string[]> {
  const keys = new Set<string>()
  const documents = db
    .collection<{ index?: Readonly<Record<string, unknown>> }>(collection)
    .find({}, { projection: { index: 1 } })
    .limit(sampled)
  for await (const { index } of documents)
    for (const key of Object.keys(index ?? {})) keys.add(`index.${key}`)
  return [...keys]
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

const shownAtOnce = 5
const shownOf = (names: readonly string[]): string =>
  names.slice(0, shownAtOnce).join(', ') +
  (names.length > shownAtOnce ? ` and ${names.length - shownAtOnce} others` : '')
