import mongoose from 'mongoose'
import { StoreUnavailable } from '../errors.js'

const { MongoError, MongoServerError, MongoNetworkError, MongoServerSelectionError } = mongoose.mongo

/** NotPrimary, stepped down, shutting down, timed out: the server says that it did not do it, or may not have done it. */
const awayCodes = new Set([
  6, 7, 50, 64, 89, 91, 100, 189, 262, 9001, 10058, 10107, 11600, 11602, 13388, 13435, 13436, 14031,
])
const tooLargeCodes = new Set([10334, 17280, 17419, 17420])
const duplicateKey = 11_000

/** Driver errors that end no connection: there was none to be had, or it is closed. */
const awayNames = new Set([
  'MongoWaitQueueTimeoutError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoPoolClosedError',
  'MongoClientClosedError',
  'MongoServerClosedError',
  'MongoExpiredSessionError',
  'MongoOperationTimeoutError',
])

/** Of Node: the driver lets through what happens to a socket that it has not seen closed yet. */
const socketCodes = new Set([
  'EPIPE',
  'ECONNRESET',
  'ECONNREFUSED',
  'ECONNABORTED',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
  'ERR_SOCKET_CLOSED',
  'ERR_STREAM_PREMATURE_CLOSE',
])
/** Errors of Node are of its own realm: `instanceof Error` does not know them everywhere. */
const codeOf = (error: unknown): unknown => (error as { code?: unknown } | null | undefined)?.code

/** The request may have been sent and was not answered: its outcome is unknown. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof MongoNetworkError ||
  socketCodes.has(String(codeOf(error))) ||
  (error instanceof MongoServerError && awayCodes.has(Number(error.code)))

const isAway = (error: unknown): boolean =>
  isUnanswered(error) ||
  error instanceof MongoServerSelectionError ||
  (error instanceof Error && awayNames.has(error.name)) ||
  (error instanceof mongoose.MongooseError && /force closed|initial connection/.test(error.message))

/** Which index a write met, and what the value there begins with; undefined where it is another error. */
export function duplicateIn(error: unknown): { index: string; beginsWith: string } | undefined {
  if (!(error instanceof MongoServerError) || error.code !== duplicateKey) return undefined
  const [, index = '', beginsWith = ''] =
    /index: (\S+) dup key: \{ [^:]*: "?([\w-]*)/.exec(error.message) ?? []
  return { index, beginsWith }
}

/** What the ports promise, for what the driver throws. Anything else stays as it is. */
export function asStoreError(error: unknown, what: string): unknown {
  if (isAway(error))
    return new StoreUnavailable(`${what}: MongoDB does not answer: ${String(error)}`, { cause: error })
  if (error instanceof MongoError && tooLargeCodes.has(Number(error.code)))
    return new RangeError(`${what}: too large for one document`, { cause: error })
  return error
}

/**
 * Runs work against MongoDB.
 * @throws StoreUnavailable when it does not answer
 */
export async function answered<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw asStoreError(error, what)
  }
}
