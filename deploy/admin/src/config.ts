import { httpUrl } from '@thumbfolio/kit/base'
import {
  keptBackupConfig,
  processConfig,
  redisConfig,
  serviceUrls,
  toolStoreConfig,
  RedriveConfig,
} from '@thumbfolio/kit/run'
import { z } from 'zod'

const serviceUrl = httpUrl().optional()

/** What `thumbfolio-admin` reads: where the product is, and the secret that it calls with. */
export const AdminConfig = z.object({
  ...RedriveConfig.shape,
  MONGODB_URI: toolStoreConfig.MONGODB_URI,
  REDIS_URL: redisConfig.REDIS_URL,
  BACKUP_DIR: keptBackupConfig.BACKUP_DIR,
  SERVICE_SECRET: z
    .string()
    .refine((text) => processConfig.SERVICE_SECRET.safeParse(text).success, {
      error: 'each secret must have at least 32 characters; separate several with commas',
    })
    .optional()
    .describe('The secret of the services; default: the one in DATA_DIR'),
  AUTH_URL: serviceUrl.describe(
    'Default: the address of the running product in DATA_DIR, else the standard port',
  ),
  PAYMENT_URL: serviceUrl,
  GENERATOR_URL: serviceUrl,
  BY: z.string().trim().min(1).max(100).optional().describe('Who decides; the user of the system by default'),
})
export type AdminConfig = z.infer<typeof AdminConfig>

/** The standard addresses of the services. */
export const standardUrls = serviceUrls({
  AUTH_URL: 'http://127.0.0.1:4001',
  RESUME_URL: 'http://127.0.0.1:4002',
  PAYMENT_URL: 'http://127.0.0.1:4003',
  GENERATOR_URL: 'http://127.0.0.1:4004',
  DASHBOARD_URL: 'http://127.0.0.1:4005',
  SUPPORT_URL: 'http://127.0.0.1:4006',
})
