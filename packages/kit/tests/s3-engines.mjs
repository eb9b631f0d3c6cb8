import { connectS3, openS3Blobs } from '@thumbfolio/kit/s3'

/** Blobs on S3, for a child process that is killed. The location is JSON: an address, and a prefix. */
export const openBlobs = async (location) => {
  const { address, prefix } = JSON.parse(location)
  return openS3Blobs({ connection: await connectS3(address), prefix })
}
