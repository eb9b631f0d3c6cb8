import type { IndexValue } from '../collection.js'
import type { Documents, MongoDocument } from './document.mongo.js'
import type { PageOptions, Range } from '../store.js'

type Position = readonly [value: IndexValue, id: string]

const cursorOf = (position: Position): string => Buffer.from(JSON.stringify(position)).toString('base64url')

/** Where a page begins. A cursor may come from a client: an invalid one means the beginning. */
function positionOf(cursor: string | undefined): Position | undefined {
  try {
    const [value, id] = JSON.parse(Buffer.from(cursor ?? '', 'base64url').toString()) as unknown[]
    return (typeof value === 'string' || typeof value === 'number') && typeof id === 'string'
      ? [value, id]
      : undefined
  } catch {
    return undefined
  }
}

/** The documents of one page of an index, and where the next page begins: keyset paging on value and id. */
export async function listPage(
  documents: Documents,
  index: string,
  range: Range,
  { limit, after, descending = false }: PageOptions,
): Promise<{ page: Pick<MongoDocument, 'state' | 'version'>[]; next?: string }> {
  const field = `index.${index}`
  const position = positionOf(after)
  const filter = {
    $and: [inRange(field, range), ...(position ? [beyond(field, position, descending)] : [])],
  }
  const order = descending ? -1 : 1
  const found = await documents
    .find(filter, { projection: { state: 1, version: 1, index: 1 } })
    .sort({ [field]: order, _id: order })
    .limit(limit + 1)
    .toArray()
  const page = found.slice(0, limit)
  const last = page.at(-1)
  const value = last?.index?.[index]
  return found.length > limit && last && value !== undefined
    ? { page, next: cursorOf([value, last._id]) }
    : { page }
}

/** A comparison stays within the type of its value, and an absent value equals null. */
function inRange(field: string, range: Range) {
  if ('equals' in range) return { [field]: range.equals }
  const { from, to } = range
  if (from === undefined && to === undefined) return { [field]: { $ne: null } }
  return { [field]: { ...(from !== undefined && { $gte: from }), ...(to !== undefined && { $lte: to }) } }
}

function beyond(field: string, [value, id]: Position, descending: boolean) {
  const comparison = descending ? '$lt' : '$gt'
  // Every number comes before every string.
  const otherType = descending ? { $lt: Number.POSITIVE_INFINITY } : { $gte: '' }
  const crosses = descending === (typeof value === 'string')
  return {
    $or: [
      { [field]: { [comparison]: value } },
      { [field]: value, _id: { [comparison]: id } },
      ...(crosses ? [{ [field]: otherType }] : []),
    ],
  }
}
