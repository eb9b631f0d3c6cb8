import { generateKeyPairSync } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'

/** The key that auth's processes sign sessions with, made once: what it signed holds across restarts. */
export async function keptSigningKey(path: string): Promise<string> {
  const known = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (known !== undefined) return known
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const made = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  await writeFile(path, made, { mode: 0o600 })
  return made
}
