import { httpUrl, signingKeys } from '@thumbfolio/kit/base'
import {
  backupBucketConfig,
  keptBackupConfig,
  mailConfig,
  redisConfig,
  serviceUrls,
  toolStoreConfig,
  RedriveConfig,
} from '@thumbfolio/kit/run'
import { z } from 'zod'

const serviceUrl = httpUrl().optional()

/** What `thumbfolio-admin` reads: where the product is, and the credential that it calls with. */
export const AdminConfig = z.object({
  ...RedriveConfig.shape,
  OPERATOR_EMAIL: z.string().optional().describe('Who logs in; default: asked for'),
  OPERATOR_PASSWORD: z.string().optional().describe('For scripts: their password; default: asked for'),
  OPERATOR_TOKEN: z
    .string()
    .optional()
    .describe('The `token` of a file that `login` wrote; default: the one of the file in DATA_DIR'),
  ADMIN_KEY: signingKeys()
    .optional()
    .describe(
      'Private key of `admin`: gives and takes the role of an operator; default: the one in DATA_DIR',
    ),
  AUTH_URL: serviceUrl.describe(
    'Default: the address of the running product in DATA_DIR, else the standard port',
  ),
  RESUME_URL: serviceUrl,
  PAYMENT_URL: serviceUrl,
  GENERATOR_URL: serviceUrl,
  DASHBOARD_URL: serviceUrl,
  SUPPORT_URL: serviceUrl,
})
export type AdminConfig = z.infer<typeof AdminConfig>

/** What `thumbfolio-admin doctor` reads beside that: each engine, store and server that is named is checked. */
export const DoctorConfig = z.object({
  ...AdminConfig.shape,
  BACKUP_DIR: keptBackupConfig.BACKUP_DIR,
  ...backupBucketConfig,
  ...toolStoreConfig,
  REDIS_URL: redisConfig.REDIS_URL,
  SMTP_URL: mailConfig.SMTP_URL.unwrap().optional().describe('The mail server that is logged in to'),
  SERVICE_ENTRY: z
    .string()
    .optional()
    .describe(
      'The entry of the service whose image this is, which checks its own variables; the image sets it',
    ),
})
export type DoctorConfig = z.infer<typeof DoctorConfig>

/** The standard addresses of the services. */
export const standardUrls = serviceUrls({
  AUTH_URL: 'http://127.0.0.1:4001',
  RESUME_URL: 'http://127.0.0.1:4002',
  PAYMENT_URL: 'http://127.0.0.1:4003',
  GENERATOR_URL: 'http://127.0.0.1:4004',
  DASHBOARD_URL: 'http://127.0.0.1:4005',
  SUPPORT_URL: 'http://127.0.0.1:4006',
})
