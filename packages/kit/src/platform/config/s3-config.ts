import { z } from 'zod'
import { httpUrlWithoutUser, refuse } from '../../base/config/config.js'
import type { S3Address } from '../../blobs/connect-s3.js'

/** Which bucket the files of the services are in. Its own variable chooses it: S3_BUCKET. */
export const s3Config = {
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket, like thumbfolio-files')
    .optional()
    .describe(
      'Files (PDFs, photos, published pages) in this bucket of object storage, with the store in MongoDB; default: in MongoDB',
    ),
  S3_ENDPOINT: httpUrlWithoutUser('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY')
    .optional()
    .describe('Where S3 answers; default: Amazon'),
  S3_REGION: z
    .string()
    .min(1)
    .optional()
    .describe('Region of the bucket; default: us-east-1 with S3_ENDPOINT, else AWS_REGION'),
  S3_ACCESS_KEY_ID: z
    .string()
    .min(1)
    .optional()
    .describe('Key for the bucket; default: what the AWS SDK finds, like the role of the machine'),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional().describe('The secret of S3_ACCESS_KEY_ID'),
  S3_PATH_STYLE: z
    .enum(['off', 'on'])
    .optional()
    .describe('The bucket in the path instead of the host name; default: on with S3_ENDPOINT'),
}

/** The variables of S3, as they are read. */
export type S3Variables = { [K in keyof typeof s3Config]?: z.infer<(typeof s3Config)[K]> }

/** Undefined where no bucket is chosen. */
export function s3AddressOf(config: S3Variables): S3Address | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_PATH_STYLE } = config
  if (bucket === undefined) return undefined
  return {
    bucket,
    endpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
    ...(S3_PATH_STYLE !== undefined && { pathStyle: S3_PATH_STYLE === 'on' }),
    ...(S3_ACCESS_KEY_ID !== undefined &&
      S3_SECRET_ACCESS_KEY !== undefined && {
        credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
      }),
  }
}

/** Refuses variables of S3 that contradict each other. */
export function refuseHalfS3(
  config: S3Variables & { MONGODB_URI?: string | undefined },
  context: z.RefinementCtx,
): void {
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, MONGODB_URI } = config
  if (S3_BUCKET === undefined) {
    if (config.S3_ENDPOINT !== undefined) refuse(context, 'S3_BUCKET', 'required where S3_ENDPOINT is set')
    return
  }
  if (MONGODB_URI === undefined)
    refuse(
      context,
      'S3_BUCKET',
      'needs MONGODB_URI: the embedded store keeps its files beside it, for one backup of both',
    )
  if ((S3_ACCESS_KEY_ID === undefined) !== (S3_SECRET_ACCESS_KEY === undefined))
    refuse(
      context,
      S3_ACCESS_KEY_ID === undefined ? 'S3_ACCESS_KEY_ID' : 'S3_SECRET_ACCESS_KEY',
      'required with the other one of key and secret; or leave out both, and the AWS SDK finds credentials',
    )
}
