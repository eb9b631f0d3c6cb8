import { engineAddresses, databaseUri, uniqueName } from '@thumbfolio/engines'
import { engineModule } from '../../../tests/run-until-killed.js'
import { connectMongo } from './connect-mongo.js'
import { storeContract } from '../store.contract.js'
import { openMongoDatabase } from './store.mongo.js'

storeContract({
  name: 'mongo',
  async place() {
    const uri = databaseUri(uniqueName('store'), engineAddresses().mongodbUri)
    const open = () => connectMongo({ uri, service: 'auth' })
    return {
      async open(options) {
        const connection = await open()
        const database = await openMongoDatabase({ connection, source: 'auth', relayLeaseMs: 0, ...options })
        return {
          ...database,
          async [Symbol.asyncDispose]() {
            await database[Symbol.asyncDispose]()
            await connection[Symbol.asyncDispose]()
          },
        }
      },
      child: { module: engineModule('mongo'), location: uri },
      async [Symbol.asyncDispose]() {
        const { connection, ...rest } = await open()
        await connection.dropDatabase()
        await rest[Symbol.asyncDispose]()
      },
    }
  },
})
