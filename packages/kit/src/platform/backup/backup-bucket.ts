import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  UploadPartCommand,
  type CompletedPart,
} from '@aws-sdk/client-s3'
import { connectS3, S3Unavailable, type S3Connection } from '../../blobs/connect-s3.js'
import type { BackupBucket } from '../config/backup-bucket-config.js'
import { BackupRefused, explainFullDisk } from './backup-refused.js'
import { syncFolder } from './durable-file.js'
import {
  backupsIn,
  encryptedEnding,
  newestOf,
  outdated,
  sizeOfBackup,
  takenAtOf,
  writeNewestCopy,
  type KeptBackup,
} from './kept-backups.js'
import { requireRoom } from './room.js'
import { lockForBackup } from './take-backup.js'

const folderOfBackups = 'thumbfolio-backups/'
const keyOf = (name: string) => folderOfBackups + name
/** S3 takes 10,000 parts; one of them is in memory. */
const leastPartBytes = 16 * 2 ** 20
const mostParts = 9_000
/** For one part, over a slow line. */
const requestTimeoutMs = 300_000

/** A backup in the bucket. */
interface CopiedBackup {
  readonly name: string
  readonly takenAt: number
  readonly sizeBytes: number
}

/**
 * Copies every encrypted backup of a folder that the bucket lacks, newest first, as many as the bucket keeps; then deletes
 * the oldest ones there. An object appears when all of it has arrived, and nothing is deleted before. One of another size than
 * the backup is replaced.
 * @throws S3Unavailable, BackupRefused while another backup uses the folder
 */
export async function copyBackups(
  folder: string,
  { address, keep }: BackupBucket,
  now = Date.now,
): Promise<readonly string[]> {
  await using _ofFolder = await lockForBackup(folder)
  await using s3 = await connect(address)
  return await explained(async () => {
    const before = new Map((await copiesIn(s3)).map(({ name, sizeBytes }) => [name, sizeBytes]))
    const encrypted = (await backupsIn(folder)).filter(({ name }) => name.endsWith(encryptedEnding))
    const missing: KeptBackup[] = []
    const old = outdated(encrypted, keep, now())
    for (const backup of encrypted.filter((one) => !old.includes(one)))
      if (before.get(backup.name) !== (await sizeOfBackup(backup))) missing.push(backup)
    for (const backup of missing) await upload(s3, backup)
    const newest = newestOf(encrypted, now())
    if (newest) await writeNewestCopy(folder, newest)
    for (const { name } of outdated(await copiesIn(s3), keep, now()))
      await s3.client.send(new DeleteObjectCommand({ Bucket: s3.bucket, Key: keyOf(name) }))
    return missing.map(({ name }) => name)
  })
}

/**
 * Fetches one backup of the bucket, by its name or `latest` (the newest that is not dated in the future), into a folder. The
 * file appears when it is complete.
 * @throws S3Unavailable, BackupRefused for an unknown name, or without room
 */
export async function fetchBackup(
  wanted: string,
  { address }: BackupBucket,
  folder: string,
  now = Date.now,
): Promise<string> {
  await using s3 = await connect(address)
  const all = await explained(() => copiesIn(s3))
  const found = wanted === 'latest' ? newestOf(all, now()) : all.find(({ name }) => name === wanted)
  if (!found) {
    const known = all.map(({ name }) => name).join(', ')
    throw new BackupRefused(
      `FROM: the bucket ${s3.bucket} has no backup ${wanted}. It has: ${known || 'none'}.`,
    )
  }
  const path = join(folder, found.name)
  const partial = `${path}.partial`
  try {
    return await explained(async () => {
      const object = await s3.client.send(new GetObjectCommand({ Bucket: s3.bucket, Key: keyOf(found.name) }))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await requireRoom(folder, object.ContentLength ?? 0, 'the copied backup')
      await pipeline(object.Body as Readable, createWriteStream(partial, { mode: 0o600, flush: true }))
      if ((await stat(partial)).size !== object.ContentLength) throw new Error('The answer was cut short.')
      await rename(partial, path)
      await syncFolder(dirname(path))
      return path
    })
  } catch (error) {
    await rm(partial, { force: true })
    throw explainFullDisk(error, folder)
  }
}

/** The messages of a failed connection name the variables of the other bucket. */
function connect(address: BackupBucket['address']): Promise<S3Connection> {
  return connectS3(address, { requestTimeoutMs }).catch((error: unknown) => {
    if (error instanceof Error) error.message = error.message.replaceAll(/\bS3_/g, 'BACKUP_S3_')
    throw error
  })
}

/** Newest first. Other objects are left alone. */
async function copiesIn({ client, bucket }: S3Connection): Promise<CopiedBackup[]> {
  const found: CopiedBackup[] = []
  for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: folderOfBackups }))
    for (const { Key = '', Size: sizeBytes = 0 } of page.Contents ?? []) {
      const name = Key.slice(folderOfBackups.length)
      const takenAt = takenAtOf(name)
      if (takenAt !== undefined) found.push({ name, takenAt, sizeBytes })
    }
  return found.sort((one, other) => other.takenAt - one.takenAt)
}

async function upload({ client, bucket }: S3Connection, { name, path }: KeptBackup): Promise<void> {
  const object = { Bucket: bucket, Key: keyOf(name) }
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(object))
  try {
    const parts: CompletedPart[] = []
    const { size } = await stat(path)
    for await (const [PartNumber, Body] of partsOf(path, size)) {
      const { ETag } = await client.send(new UploadPartCommand({ ...object, UploadId, PartNumber, Body }))
      parts.push({ ETag, PartNumber })
    }
    await client.send(
      new CompleteMultipartUploadCommand({ ...object, UploadId, MultipartUpload: { Parts: parts } }),
    )
    const { ContentLength } = await client.send(new HeadObjectCommand(object))
    if (ContentLength !== size)
      throw new S3Unavailable(`BACKUP_S3_BUCKET: ${name} has ${ContentLength} of ${size} bytes there`)
  } catch (error) {
    await client.send(new AbortMultipartUploadCommand({ ...object, UploadId })).catch(() => undefined)
    throw error
  }
}

async function* partsOf(path: string, sizeBytes: number): AsyncGenerator<[number, Buffer]> {
  const partBytes = Math.max(leastPartBytes, Math.ceil(sizeBytes / mostParts))
  const file = await open(path)
  try {
    for (let part = 1, at = 0; at < sizeBytes; part++) {
      const bytes = Buffer.alloc(Math.min(partBytes, sizeBytes - at))
      const { bytesRead } = await file.read(bytes, 0, bytes.length, at)
      if (bytesRead === 0) throw new BackupRefused(`${path} became shorter while it was copied.`)
      at += bytesRead
      yield [part, bytes.subarray(0, bytesRead)]
    }
  } finally {
    await file.close()
  }
}

/** What the SDK throws, as one line without a secret. */
async function explained<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    if (!(cause instanceof Error) || !('$metadata' in cause)) throw cause
    throw new S3Unavailable(
      `BACKUP_S3_BUCKET: the bucket refused or did not answer (${cause.name}: ${cause.message}). The backup stays where it is; the next one copies it too`,
      { cause },
    )
  }
}
