import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import { chmod, readFile, rename, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { toBase58 } from './base58.js'

const KeypairFile = z.array(z.number().int().min(0).max(255)).length(64)
/** What comes before the 32 bytes of a seed in PKCS #8 (RFC 8410). */
const pkcs8Prefix = Buffer.from('302e020100300506032b657004220420', 'hex')

export interface Keypair {
  /** Base58 of the public key. */
  readonly address: string
  readonly publicKey: Uint8Array
  /** Seed and public key, as in a file of the Solana command line. */
  readonly secretKey: Uint8Array
  sign(message: Uint8Array): Uint8Array
}

export function newKeypair(): Keypair {
  const { privateKey } = generateKeyPairSync('ed25519')
  return keypairOf(privateKey)
}

/** @throws Error where the seed has another length than 32 bytes */
export const keypairFromSeed = (seed: Uint8Array): Keypair =>
  keypairOf(createPrivateKey({ key: Buffer.concat([pkcs8Prefix, seed]), format: 'der', type: 'pkcs8' }))

/** The key kept at `path`, made where there is none. Only the owner of the files can read it. */
export async function keptKeypair(path: string): Promise<Keypair> {
  return (await readKeypair(path)) ?? keepKeypair(path, newKeypair())
}

/** @returns `undefined` where there is no such file */
export async function readKeypair(path: string): Promise<Keypair | undefined> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return undefined
  })
  return text === undefined
    ? undefined
    : keypairFromSeed(Buffer.from(KeypairFile.parse(JSON.parse(text)).slice(0, 32)))
}

/** Replaces the key kept at `path`, all or nothing, in the format of the Solana command line. */
export async function keepKeypair(path: string, keypair: Keypair): Promise<Keypair> {
  const draft = `${path}.${process.pid}.part`
  await writeFile(draft, JSON.stringify([...keypair.secretKey]), { mode: 0o600, flush: true })
  await chmod(draft, 0o600)
  await rename(draft, path)
  return keypair
}

function keypairOf(privateKey: KeyObject): Keypair {
  const { d, x } = privateKey.export({ format: 'jwk' })
  const publicKey = Buffer.from(
    createPublicKey(privateKey).export({ format: 'jwk' }).x ?? x ?? '',
    'base64url',
  )
  return {
    address: toBase58(publicKey),
    publicKey,
    secretKey: Buffer.concat([Buffer.from(d ?? '', 'base64url'), publicKey]),
    sign: (message) => sign(null, message, privateKey),
  }
}
