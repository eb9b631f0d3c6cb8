import { z } from 'zod'
import { parseKafkaBrokers } from '../../bus/kafka/kafka-address.js'
import { saslMechanisms } from '../../bus/kafka/kafka-security.js'
import { parseMongoUri } from '../../store/mongo/mongo-address.js'
import { parseRedisUrl } from '../../base/redis/redis-address.js'
import { s3Config } from './s3-config.js'

/** What a parser of ours refuses, as one line of the configuration's mistakes. */
const readBy = (parse: (text: string) => unknown) =>
  z.string().superRefine((text, context) => {
    try {
      parse(text)
    } catch (error) {
      const message = (error as Error).message.replace(/^[A-Z_]+: /, '')
      context.addIssue({ code: 'custom', message })
    }
  })

const waitSeconds = z.coerce.number().min(0).max(600).default(30)

/** Counters and signals across processes; the gateway needs nothing else. */
export const redisConfig = {
  REDIS_URL: readBy(parseRedisUrl)
    .optional()
    .describe(
      'Rate limits, ended sessions and wake-ups in Redis, shared by processes; default: in memory. Required in production where a service runs by itself',
    ),
  ENGINE_PREFIX: z
    .string()
    .regex(/^[a-z0-9-]*$/, 'must consist of a-z, 0-9 and -')
    .default('')
    .describe('Before every name in Kafka, Redis and S3, like `demo-`: products that share them do not meet'),
  ENGINE_WAIT_SECONDS: waitSeconds.describe('How long a start waits for an engine that does not answer'),
}

/** Which Kafka, and how it is reached. */
export const kafkaConnectionConfig = {
  KAFKA_BROKERS: readBy(parseKafkaBrokers)
    .optional()
    .describe(
      'Events over Kafka, host:port with commas between; default: within one process. Required in production where a service runs by itself',
    ),
  KAFKA_TLS: z.enum(['off', 'on']).default('off').describe('TLS to the brokers'),
  KAFKA_CA: z
    .string()
    .optional()
    .describe('Certificate authorities of the brokers (PEM); default: those that Node trusts'),
  KAFKA_USERNAME: z.string().optional().describe('Logs in by SASL'),
  KAFKA_PASSWORD: z.string().optional().describe('The password of KAFKA_USERNAME'),
  KAFKA_SASL_MECHANISM: z
    .enum(saslMechanisms)
    .default('scram-sha-512')
    .describe('How KAFKA_USERNAME logs in; `plain` needs KAFKA_TLS=on'),
}

/** The engines of a service. Each is chosen by its own variable; the default is the embedded one. */
export const engineConfig = {
  MONGODB_URI: readBy(parseMongoUri)
    .optional()
    .describe(
      'Store and blobs in MongoDB; default: in DATA_DIR. Required in production where a service runs by itself',
    ),
  ...s3Config,
  ...kafkaConnectionConfig,
  KAFKA_REPLICAS: z.coerce
    .number()
    .int()
    .min(1)
    .max(9)
    .optional()
    .describe(
      'Copies of each topic, where it is created; 2 of 3 must have an event. Default: 3 in production, else what the broker does. 1 is for one machine',
    ),
  KAFKA_PARTITIONS: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000)
    .default(12)
    .describe('Of each topic, where it is created: so many workers at most share the launches'),
  ...redisConfig,
}
