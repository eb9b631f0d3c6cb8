import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ConfigError } from '@thumbfolio/kit/base'

/** In DATA_DIR: that its data move, or have moved, to the engines. */
export const migratedFile = 'migrated.json'

/** @throws ConfigError where the data live on in the engines: the same launches and credits would be used twice */
export async function refuseMigrated(directory: string): Promise<void> {
  const text = await readFile(join(directory, migratedFile), 'utf8').catch(() => '{}')
  const { completedAt } = JSON.parse(text) as { completedAt?: string }
  if (completedAt === undefined) return
  throw new ConfigError(
    `DATA_DIR: ${directory} was moved to the engines at ${completedAt}; the product goes on there. To go on here, with what was here then, delete ${join(directory, migratedFile)}.`,
  )
}
