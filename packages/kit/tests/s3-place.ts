import { uniqueName, type S3Server } from '@thumbfolio/engines'
import { openS3Blobs } from '../src/blobs/blobs.s3.js'
import { connectS3 } from '../src/blobs/connect-s3.js'

/** Blobs under a prefix of their own. Disposing closes all; the objects go with the server. */
export function s3Place({ endpoint, bucket, credentials }: S3Server) {
  const address = { endpoint, bucket, credentials }
  const prefix = `${uniqueName('blobs')}/`
  const opened: AsyncDisposable[] = []
  return {
    address,
    prefix,
    async blobs() {
      const connection = await connectS3(address)
      const blobs = openS3Blobs({ connection, prefix })
      opened.push(connection, blobs)
      return blobs
    },
    async [Symbol.asyncDispose]() {
      for (const one of opened.reverse()) await one[Symbol.asyncDispose]()
    },
  }
}
