import { HeadBucketCommand, ListObjectsV2Command, S3Client, type S3ClientConfig } from '@aws-sdk/client-s3'
import { ConfigError } from '../base/config/config.js'
import { StoreUnavailable } from '../store/errors.js'

/** Which bucket, and how it is reached. */
export interface S3Address {
  readonly bucket: string
  /** Of a server that is not Amazon's. */
  readonly endpoint?: string | undefined
  /** Default: `us-east-1` at an endpoint, else what the SDK finds (AWS_REGION, its files). */
  readonly region?: string | undefined
  /** Default: at an endpoint, where few servers answer at a host name of the bucket. */
  readonly pathStyle?: boolean | undefined
  /** Default: what the SDK finds, like the role of the machine. */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined
}

/** A client of one bucket. */
export interface S3Connection extends AsyncDisposable {
  readonly client: S3Client
  readonly bucket: string
  /** Whether the bucket answers, within seconds. @throws StoreUnavailable */
  ping(): Promise<void>
}

/** No bucket answers, or it refuses. The message is one line: the variable, what was wrong, what to do. */
export class S3Unavailable extends Error {
  override name = 'S3Unavailable'
}

const pingWithinMs = 3_000
const mostSockets = 100

/** Each attempt is bounded; the SDK makes three, with pauses that grow, of which all is safe to repeat. */
const bounds = {
  maxAttempts: 3,
  retryMode: 'standard',
  requestHandler: {
    connectionTimeout: 2_000,
    requestTimeout: 8_000,
    throwOnRequestTimeout: true,
    socketTimeout: 8_000,
    httpAgent: { keepAlive: true, maxSockets: mostSockets },
    httpsAgent: { keepAlive: true, maxSockets: mostSockets },
  },
} satisfies S3ClientConfig

/**
 * Connects to a bucket, and fails within seconds where it does not answer.
 * @throws S3Unavailable; no message holds the secret key
 */
export async function connectS3(
  address: S3Address,
  { requestTimeoutMs }: { requestTimeoutMs?: number } = {},
): Promise<S3Connection> {
  const { bucket, endpoint, credentials, pathStyle = endpoint !== undefined } = address
  const region = address.region ?? (endpoint === undefined ? undefined : 'us-east-1')
  const client = new S3Client({
    ...bounds,
    ...(requestTimeoutMs !== undefined && {
      requestHandler: {
        ...bounds.requestHandler,
        requestTimeout: requestTimeoutMs,
        socketTimeout: requestTimeoutMs,
      },
    }),
    forcePathStyle: pathStyle,
    // Not every S3 server knows the newer checksums; the signature covers the body already.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint !== undefined && { endpoint }),
    ...(region !== undefined && { region }),
    ...(credentials && { credentials }),
  })
  const head = () =>
    client.send(new HeadBucketCommand({ Bucket: bucket }), {
      abortSignal: AbortSignal.timeout(pingWithinMs),
    })
  await head().catch((error: unknown) => {
    client.destroy()
    throw bootError(error, address)
  })
  return {
    client,
    bucket,
    async ping() {
      await head().catch((cause: unknown) => {
        throw new StoreUnavailable(`S3 does not answer: ${String(cause)}`, { cause })
      })
    },
    async [Symbol.asyncDispose]() {
      client.destroy()
    },
  }
}

/** Does the bucket answer, and may this key list it? @throws S3Unavailable, ConfigError */
export async function checkBucket(address: S3Address): Promise<void> {
  await using connection = await connectS3(address)
  const { client, bucket: Bucket } = connection
  const abortSignal = AbortSignal.timeout(pingWithinMs)
  await client
    .send(new ListObjectsV2Command({ Bucket, MaxKeys: 1 }), { abortSignal })
    .catch((error: unknown) => {
      throw bootError(error, address)
    })
}

function bootError(error: unknown, { bucket, endpoint = 'Amazon' }: S3Address): Error {
  const { name, message, $metadata } = error as Error & { $metadata?: { httpStatusCode?: number } }
  const status = $metadata?.httpStatusCode
  if (/Region is missing/.test(message))
    return new ConfigError('S3_REGION: required without S3_ENDPOINT; set it to the region of the bucket')
  if (name === 'CredentialsProviderError')
    return new S3Unavailable(
      'S3_ACCESS_KEY_ID: no credentials found; set it with S3_SECRET_ACCESS_KEY, or give this machine a role',
      { cause: error },
    )
  if (status === 404)
    return new S3Unavailable(
      `S3_BUCKET: there is no bucket ${bucket} at ${endpoint}; create it, or correct the variable`,
    )
  if (status === 403)
    return new S3Unavailable(
      `S3_BUCKET: ${endpoint} refuses the bucket ${bucket}; correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or allow ListBucket, GetObject, PutObject and DeleteObject`,
    )
  if (status === 301)
    return new S3Unavailable(`S3_REGION: the bucket ${bucket} is in another region; correct the variable`)
  return new S3Unavailable(
    `S3_ENDPOINT: no S3 answers at ${endpoint} (${name}: ${message}); start it there, or correct the variable`,
    { cause: error },
  )
}
