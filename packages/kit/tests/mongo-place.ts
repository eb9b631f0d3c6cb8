import { databaseUri, engineAddresses, uniqueName } from '@thumbfolio/engines'
import { openMongoBlobs, type MongoBlobsOptions } from '../src/blobs/blobs.mongo.js'
import { connectMongo, type MongoConnection } from '../src/store/mongo/connect-mongo.js'
import { openMongoDatabase, type MongoDatabaseOptions } from '../src/store/mongo/store.mongo.js'
import { silentLog } from './silent-log.js'

/** A database of its own, with any number of connections as processes have them. Disposing ends all and drops it. */
export function mongoPlace(engineUri: string = engineAddresses().mongodbUri) {
  const uri = databaseUri(uniqueName('kit'), engineUri)
  const opened: AsyncDisposable[] = []

  async function connect(at: string = uri): Promise<MongoConnection> {
    const connection = await connectMongo({ uri: at, service: 'auth' })
    opened.push(connection)
    return connection
  }
  return {
    uri,
    connect,
    async database({ at, ...options }: Partial<MongoDatabaseOptions> & { at?: string } = {}) {
      const connection = options.connection ?? (await connect(at))
      const database = await openMongoDatabase({ source: 'auth', now: Date.now, ...options, connection })
      opened.push(database)
      return database
    },
    async blobs({ at, ...options }: Partial<MongoBlobsOptions> & { at?: string } = {}) {
      const connection = options.connection ?? (await connect(at))
      const blobs = openMongoBlobs({ log: silentLog, now: Date.now, ...options, connection })
      opened.push(blobs)
      return blobs
    },
    async [Symbol.asyncDispose]() {
      for (const one of opened.reverse()) await one[Symbol.asyncDispose]()
      await using connection = await connectMongo({ uri, service: 'auth' })
      await connection.db.dropDatabase()
    },
  }
}
