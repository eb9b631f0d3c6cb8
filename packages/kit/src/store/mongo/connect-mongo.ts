import mongoose, { type Connection, type ConnectOptions, type mongo } from 'mongoose'
import type { Logger } from '../../base/log/log.js'
import { withTimeout } from '../../base/time/with-timeout.js'
import { StoreUnavailable } from '../errors.js'
import { mongoDatabase, parseMongoUri, unreadableUri } from './mongo-address.js'
import { answered } from './mongo-errors.js'

/** Which MongoDB, and for whom. */
export interface MongoConnectionOptions {
  /** `mongodb://` or `mongodb+srv://`. A database that it names is the first part of the name of each service's own. */
  readonly uri: string
  /** Whose database: `thumbfolio-<service>`, or `<database of the URI>-<service>`. */
  readonly service: string
  readonly log?: Logger
  /** The variable that held the URI, for the message of a boot that fails. */
  readonly variable?: string
}

/** One connection (a pool) to the database of one service. */
export interface MongoConnection extends AsyncDisposable {
  readonly connection: Connection
  /** The service's database on it. */
  readonly db: mongo.Db
  /** Of the database. */
  readonly name: string
  /** The database of another name of this product, on the same connection. */
  databaseOf(name: string): mongo.Db
  /**
   * For /readyz: answers within 3 s.
   * @throws StoreUnavailable
   */
  ping(): Promise<void>
}

/** No MongoDB answers, or it refuses. The message is one line: the variable, what was wrong, what to do. */
export class MongoUnavailable extends Error {
  override name = 'MongoUnavailable'
  /** The user is known there, and may not read this database. */
  isForbidden = false
}

const pingWithinMs = 3_000
const closeWithinMs = 800

/** Used where the URI says nothing else. Without an answer a call fails after the selection or the socket time. */
const defaults = {
  serverSelectionTimeoutMS: 3_000,
  connectTimeoutMS: 3_000,
  socketTimeoutMS: 8_000,
  waitQueueTimeoutMS: 10_000,
  heartbeatFrequencyMS: 2_000,
  maxPoolSize: 32,
} satisfies ConnectOptions

/** Never the URI's business: what was acknowledged is on the disks of the majority, and what was written is read. */
const guarantees = {
  w: 'majority',
  journal: true,
  wtimeoutMS: 8_000,
  readConcernLevel: 'majority',
  readPreference: 'primary',
  ignoreUndefined: true,
  bufferCommands: false,
  autoIndex: false,
  autoCreate: false,
} satisfies ConnectOptions

/**
 * Connects to the database of one service, and fails within seconds when the server does not answer.
 * @throws ConfigError for an invalid URI
 * @throws MongoUnavailable when no MongoDB answers there, or when it refuses the user. No message holds the password.
 */
export async function connectMongo(options: MongoConnectionOptions): Promise<MongoConnection> {
  const { uri, service, log, variable = 'MONGODB_URI' } = options
  const place = parseMongoUri(uri, variable)
  const name = mongoDatabase(place.database, service)
  const connection = mongoose.createConnection()
  // Without a listener an error of the monitor would end the process.
  connection.on('error', (error: unknown) => log?.warn({ err: error }, 'MongoDB reports an error'))
  let isClosing = false
  connection.on('disconnected', () => {
    if (!isClosing) log?.warn({ database: name }, 'MongoDB does not answer')
  })
  connection.on('reconnected', () => log?.info({ database: name }, 'MongoDB answers again'))

  const given = new Set([...place.options].map((option) => option.toLowerCase()))
  const unsaid = Object.entries(defaults).filter(([option]) => !given.has(option.toLowerCase()))
  try {
    await connection.openUri(uri, {
      ...Object.fromEntries(unsaid),
      ...guarantees,
      appName: service,
      dbName: name,
    })
    // Unlike a ping it asks for a user, where the server wants one.
    await connection.db?.command({ listCollections: 1, nameOnly: true })
  } catch (error) {
    await connection.close(true).catch(() => undefined)
    throw bootError(error, { variable, hosts: place.hosts })
  }

  const db = connection.getClient().db(name)
  return {
    connection,
    db,
    name,
    databaseOf: (other) => connection.getClient().db(mongoDatabase(place.database, other)),
    async ping() {
      const ask = () => answered(name, async () => void (await db.command({ ping: 1 })))
      const late = () => new StoreUnavailable(`${name}: MongoDB does not answer within ${pingWithinMs} ms`)
      await withTimeout(pingWithinMs, ask, late)
    },
    async [Symbol.asyncDispose]() {
      isClosing = true
      // An engine that is away is not waited for: its sockets are gone already.
      await withTimeout(closeWithinMs, () => connection.close(true)).catch(() => undefined)
    },
  }
}

/** The driver's message may contain the URI: it is shown only where it cannot. */
function bootError(error: unknown, at: { variable: string; hosts: string }): Error {
  const name = error instanceof Error ? error.name : ''
  if (name === 'MongoParseError' || name === 'MongoInvalidArgumentError' || name === 'MongoAPIError')
    return unreadableUri(at.variable)
  const code = error instanceof mongoose.mongo.MongoServerError ? Number(error.code) : undefined
  if (code === 18 || code === 13)
    return Object.assign(
      new MongoUnavailable(
        `${at.variable}: MongoDB at ${at.hosts} refuses the user; correct user, password or authSource`,
      ),
      { isForbidden: code === 13 },
    )
  return new MongoUnavailable(
    `${at.variable}: no MongoDB answers at ${at.hosts} (${(error as Error).message}); ` +
      'start it there, or correct the variable',
    { cause: error },
  )
}
