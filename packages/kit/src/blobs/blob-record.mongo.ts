import { randomInt } from 'node:crypto'
import type { mongo } from 'mongoose'
import { duplicateIn } from '../store/mongo/mongo-errors.js'
import { StoreUnavailable } from '../store/errors.js'

/** A GridFS file that is not the content of its blob. A dead one is never read or published. */
interface LooseFile {
  readonly file: mongo.ObjectId
  readonly since: Date
  readonly is: 'draft' | 'replaced' | 'dead'
}

/** What a name leads to, and every other file that was ever begun under it and not deleted yet. */
export interface BlobRecord {
  /** The name of the blob. */
  readonly _id: string
  /** Of one life of the record: after a deletion it does not begin where another one did. */
  readonly version: number
  readonly content?: { readonly file: mongo.ObjectId; readonly sizeBytes: number; readonly writtenAt: Date }
  readonly loose: readonly LooseFile[]
  /** Since when the oldest loose file is one. */
  readonly looseSince?: Date
}

/** What a record says without its name: the next one is computed from the one before. */
export type BlobFacts = Pick<BlobRecord, 'content' | 'loose'>
/** One change of a record: pure, and taken again where another came first. */
export type Step = (facts: BlobFacts) => BlobFacts

/** A file that is about to be written. Until it is published it is garbage, should its writer die. */
export const draft =
  (file: mongo.ObjectId, since: Date): Step =>
  ({ content, loose }) => ({ ...(content && { content }), loose: [...loose, { file, since, is: 'draft' }] })

/**
 * The draft becomes the content. The content before stays for those who read it now.
 * @throws StoreUnavailable when the sweep took the draft for a dead writer's
 */
export const publish =
  (next: NonNullable<BlobRecord['content']>): Step =>
  ({ content, loose }) => {
    const own = loose.find(({ file, is }) => is === 'draft' && file.equals(next.file))
    if (!own) throw new StoreUnavailable('the write of a blob took too long')
    const before = content && { file: content.file, since: next.writtenAt, is: 'replaced' as const }
    return { content: next, loose: [...loose.filter((one) => one !== own), ...(before ? [before] : [])] }
  }

/** The blob is gone, and so is what it was before. A later write creates a new one. */
export const drop =
  (since: Date): Step =>
  ({ content, loose }) => ({
    loose: [
      ...loose.map((one) => (one.is === 'replaced' ? { ...one, is: 'dead' as const } : one)),
      ...(content ? [{ file: content.file, since, is: 'dead' as const }] : []),
    ],
  })

/** What has been loose since then has no writer and no reader any more. */
export const expire =
  (before: Date): Step =>
  ({ content, loose }) => ({
    ...(content && { content }),
    loose: loose.map((one) => (one.since <= before ? { ...one, is: 'dead' as const } : one)),
  })

/** These files are deleted. */
export const forget =
  (files: readonly mongo.ObjectId[]): Step =>
  ({ content, loose }) => ({
    ...(content && { content }),
    loose: loose.filter(({ file }) => !files.some((deleted) => deleted.equals(file))),
  })

const maxTries = 50
const maxFirstVersion = 2 ** 40

/** The content of a record and its version: 0 when absent. */
export type Standing = BlobFacts & Pick<BlobRecord, 'version'>

/**
 * Takes one step on a record, atomically, also with concurrent steps. Returns the record after it. It is read first,
 * unless it is known from the previous step.
 */
export async function step(
  records: mongo.Collection<BlobRecord>,
  name: string,
  take: Step,
  known?: Standing,
): Promise<Standing> {
  let standing = known
  for (let tries = 0; tries < maxTries; tries++) {
    standing ??= (await records.findOne({ _id: name })) ?? { version: 0, loose: [] }
    const facts = take(standing)
    const version = await put(records, name, standing.version, facts)
    if (version !== undefined) return { ...facts, version }
    standing = undefined
  }
  throw new StoreUnavailable(`${name} is written by too many at once`)
}

/** Answers with the next version, if the record was still as it was read. */
async function put(
  records: mongo.Collection<BlobRecord>,
  _id: string,
  version: number,
  { content, loose }: BlobFacts,
): Promise<number | undefined> {
  if (!content && loose.length === 0)
    return version === 0 || (await records.deleteOne({ _id, version })).deletedCount === 1 ? 0 : undefined
  const oldest = loose.map(({ since }) => since.getTime()).sort((a, b) => a - b)[0]
  const next = {
    version: (version || randomInt(maxFirstVersion)) + 1,
    ...(content && { content }),
    loose,
    ...(oldest !== undefined && { looseSince: new Date(oldest) }),
  }
  if (version > 0)
    return (await records.replaceOne({ _id, version }, next)).matchedCount === 1 ? next.version : undefined
  try {
    await records.insertOne({ _id, ...next })
    return next.version
  } catch (error) {
    if (duplicateIn(error)) return undefined
    throw error
  }
}
