import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'

/** A secret that is made once and kept readable by its owner alone. What it signed holds across restarts. */
export async function keptSecret(path: string): Promise<string> {
  const known = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (known !== undefined && known.length >= 32) return known
  const made = randomBytes(32).toString('base64url')
  await writeFile(path, made, { mode: 0o600 })
  return made
}
