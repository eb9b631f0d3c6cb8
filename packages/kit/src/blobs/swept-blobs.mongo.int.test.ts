import { mongoPlace } from '../../tests/mongo-place.js'
import { sweptBlobsContract } from './swept-blobs.contract.js'

sweptBlobsContract({
  name: 'mongo',
  async place(now) {
    const place = mongoPlace()
    return {
      database: await place.database({ now }),
      blobs: await place.blobs({ now }),
      [Symbol.asyncDispose]: () => place[Symbol.asyncDispose](),
    }
  },
})
