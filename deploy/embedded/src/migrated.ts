import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ConfigError } from '@thumbfolio/kit/base'

/** In DATA_DIR: the state of the move to the engines. */
export const migratedFile = 'migrated.json'

/** @throws ConfigError when the data were moved to the engines: launches and credits would be used twice */
export async function refuseMigrated(directory: string): Promise<void> {
  const text = await readFile(join(directory, migratedFile), 'utf8').catch(() => '{}')
  const { completedAt } = JSON.parse(text) as { completedAt?: string }
  if (completedAt === undefined) return
  throw new ConfigError(
    `DATA_DIR: ${directory} was moved to the engines at ${completedAt}; the product runs there now. To run it here again, with the data of that time, delete ${join(directory, migratedFile)}.`,
  )
}
