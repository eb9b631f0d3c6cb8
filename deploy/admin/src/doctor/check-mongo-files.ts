import type { MongoConnection } from '@thumbfolio/kit/mongo'
import { fine, wrong, type Finding } from './finding.js'
import { leftoversFinding, overdueBefore } from './leftovers.js'

/** A younger file may be written, or deleted, right now. */
const settledMs = 3_600_000
const batchSize = 500

interface StoredFile {
  readonly _id: unknown
  /** The name of its blob, which is the id of the record. */
  readonly filename?: string
}
interface FileRecord {
  readonly _id: string
  readonly content?: { readonly file: unknown }
  readonly loose?: readonly { readonly file: unknown }[]
}

/** Files that a sweep has left, and files in MongoDB that no record knows. In object storage nothing has records. */
export async function checkMongoFiles(
  { db }: MongoConnection,
  service: string,
  now: number,
): Promise<Finding[]> {
  let overdue = 0
  const due = { 'state.dueAt': { $lte: overdueBefore(now) } }
  const folders = db.collection<{ _id: string }>('folders-to-sweep').find(due, { projection: { _id: 1 } })
  // A mark that a kind is known ends in `*`, and stays.
  for await (const { _id } of folders) if (!_id.endsWith('*')) overdue++
  const { files, orphans } = await countOrphans(db, now)
  const about = `files of ${service}`
  return [
    leftoversFinding(service, overdue),
    orphans === 0
      ? fine(about, `${files} older than an hour in MongoDB, each with its record`)
      : wrong(about, `${orphans} without a record`, 'They only use disk space: keep them for support.'),
  ]
}

/** Reads files and records in batches, so that memory does not grow with their number. */
async function countOrphans(db: MongoConnection['db'], now: number) {
  const settled = { uploadDate: { $lte: new Date(now - settledMs) } }
  const stored = db
    .collection<{ _id: string }>('blobs.files')
    .find(settled, { projection: { filename: 1 } })
    .batchSize(batchSize)
  let [files, orphans] = [0, 0]
  let batch: StoredFile[] = []
  const count = async () => {
    files += batch.length
    for (const file of await withoutRecord(db, batch)) if (await isStored(db, file)) orphans++
    batch = []
  }
  for await (const file of stored) if (batch.push(file) === batchSize) await count()
  await count()
  return { files, orphans }
}

async function withoutRecord(
  db: MongoConnection['db'],
  files: readonly StoredFile[],
): Promise<readonly StoredFile[]> {
  const names = [...new Set(files.map(({ filename = '' }) => filename))]
  const known = new Set<string>()
  for await (const { content, loose = [] } of db
    .collection<FileRecord>('blobs')
    .find({ _id: { $in: names } }))
    for (const one of [content, ...loose]) if (one) known.add(String(one.file))
  return files.filter(({ _id }) => !known.has(String(_id)))
}

/** A file that was deleted since it was listed took its record with it. */
const isStored = async (db: MongoConnection['db'], { _id }: StoredFile): Promise<boolean> =>
  (await db.collection('blobs.files').findOne({ _id: _id as never }, { projection: { _id: 1 } })) !== null
