export { openS3Blobs, type S3BlobsOptions } from './blobs/blobs.s3.js'
export {
  checkBucket,
  connectS3,
  S3Unavailable,
  type S3Address,
  type S3Connection,
} from './blobs/connect-s3.js'
