import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { ConfigError } from '@thumbfolio/kit/base'

const leastCharacters = 32

/**
 * A secret that is made once and kept readable by its owner alone. What it signed holds across restarts.
 * @throws ConfigError for one that was cut: another one in its place would undo what the first signed
 */
export async function keptSecret(path: string): Promise<string> {
  const known = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (known !== undefined && known.trim().length < leastCharacters)
    throw new ConfigError(
      `DATA_DIR: ${path} has ${known.trim().length} characters, and a secret has at least ${leastCharacters}. Restore the file (make restore), or delete it: a new one is made, and codes that were mailed before are void.`,
    )
  if (known !== undefined) return known
  const made = randomBytes(32).toString('base64url')
  await writeFile(path, made, { mode: 0o600 })
  return made
}
