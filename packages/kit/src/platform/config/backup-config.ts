import { z } from 'zod'
import { engineConfig } from './engine-config.js'

const dataDirectory = z.string().default('./.data').describe('Where the embedded engines keep their files')

/** What `make backup` reads. */
export const BackupConfig = z.object({
  DATA_DIR: dataDirectory,
  MONGODB_URI: engineConfig.MONGODB_URI,
  TO: z.string({ error: 'name a folder that does not exist yet: make backup TO=/backups/monday' }),
})

/** What `make restore` reads. */
export const RestoreConfig = z.object({
  DATA_DIR: dataDirectory,
  MONGODB_URI: engineConfig.MONGODB_URI,
  FROM: z.string({ error: 'name a backup: make restore FROM=/backups/monday' }),
  FORCE: z.enum(['1']).optional().describe('Sets data aside that stand in DATA_DIR'),
  CHECK: z.enum(['1']).optional().describe('Reads every byte of the backup, and changes nothing'),
})
