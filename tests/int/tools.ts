import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { databaseUri, engineAddresses } from '@thumbfolio/engines'
import type { FakeS3 } from '@thumbfolio/testing'

const execute = promisify(execFile)

export const sample = new URL('../../deploy/embedded/samples/nurse.pdf', import.meta.url)

/** A file of the repository. */
export const file = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** Runs a tool of an operator in this environment and nothing else. A status other than 0 rejects. */
export const runTool = (path: string, environment: Readonly<Record<string, string>>) =>
  execute(process.execPath, [path], { env: { PATH: process.env['PATH'], ...environment } })

/** MongoDB and Kafka of this run, where a product of this name has its own databases and topics. */
export const enginesOf = (name: string) => ({
  MONGODB_URI: databaseUri(name),
  ENGINE_PREFIX: `${name}-`,
  KAFKA_BROKERS: engineAddresses().kafkaBrokers,
  KAFKA_PARTITIONS: '3',
})

const bucketVariables = ({ address: { endpoint, bucket, credentials } }: FakeS3, prefix: string) => ({
  [`${prefix}S3_BUCKET`]: bucket,
  [`${prefix}S3_ENDPOINT`]: endpoint,
  [`${prefix}S3_ACCESS_KEY_ID`]: credentials.accessKeyId,
  [`${prefix}S3_SECRET_ACCESS_KEY`]: credentials.secretAccessKey,
})

/** The files of the product in a bucket. */
export const filesIn = (s3: FakeS3) => bucketVariables(s3, '')

/** Its backups in a bucket. */
export const backupsTo = (s3: FakeS3) => bucketVariables(s3, 'BACKUP_')
