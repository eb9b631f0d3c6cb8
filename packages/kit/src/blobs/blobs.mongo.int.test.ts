import { databaseUri, engineAddresses, uniqueName } from '@thumbfolio/engines'
import { engineModule } from '../../tests/run-until-killed.js'
import { silentLog as log } from '../../tests/silent-log.js'
import { connectMongo } from '../store/mongo/connect-mongo.js'
import { blobsContract } from './blobs.contract.js'
import { openMongoBlobs } from './blobs.mongo.js'

blobsContract({
  name: 'mongo',
  async place() {
    const uri = databaseUri(uniqueName('blobs'), engineAddresses().mongodbUri)
    const open = () => connectMongo({ uri, service: 'resume' })
    return {
      async open() {
        const connection = await open()
        const blobs = openMongoBlobs({ connection, log, now: Date.now })
        return {
          ...blobs,
          async [Symbol.asyncDispose]() {
            await blobs[Symbol.asyncDispose]()
            await connection[Symbol.asyncDispose]()
          },
        }
      },
      child: { module: engineModule('mongo'), location: uri },
      async [Symbol.asyncDispose]() {
        await using opened = await open()
        await opened.connection.dropDatabase()
      },
    }
  },
})
