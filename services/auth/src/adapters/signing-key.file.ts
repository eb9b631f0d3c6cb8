import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { chmod, link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { ConfigError } from '@thumbfolio/kit/base'
import { ownerOnly } from '@thumbfolio/kit/run'

/**
 * The signing key of this data directory, made at the first start. Only the owner of the files can read it.
 * @throws ConfigError where the file holds no key
 */
export async function signingKeyOf(path: string): Promise<KeyObject> {
  const known = await readFile(path).catch(ifAbsent)
  if (known) return keyIn(known, path)
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  await keep(path, privateKey.export({ type: 'pkcs8', format: 'pem' }).toString())
  return createPrivateKey(await readFile(path))
}

function keyIn(pem: Buffer, path: string): KeyObject {
  try {
    return createPrivateKey(pem)
  } catch {
    throw new ConfigError(
      `DATA_DIR: ${path} holds no private key. Restore the file (make restore), or delete it: a new key is made, and everybody has to log in again.`,
    )
  }
}

/** All or nothing, and the first of two starts wins: a linked name never replaces another. */
async function keep(path: string, pem: string): Promise<void> {
  const draft = `${path}.${process.pid}`
  await mkdir(dirname(path), { recursive: true, mode: ownerOnly })
  const file = await open(draft, 'w', 0o600)
  await file.writeFile(pem)
  await file.sync()
  await file.close()
  await chmod(draft, 0o600)
  await link(draft, path).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error
  })
  await rm(draft)
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code

function ifAbsent(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error
}
