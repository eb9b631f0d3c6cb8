import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { ReaderSecrets } from '../ports.js'

const derived = promisify<string, string, number, Buffer>(scrypt)
const hashBytes = 32

/** Tokens of 128 bits, stored as SHA-256; passwords as scrypt, off the event loop. */
export const scryptReaderSecrets: ReaderSecrets = {
  newToken: () => randomBytes(16).toString('hex'),
  idOf: (token) => createHash('sha256').update(`reader link ${token}`).digest('hex'),
  async hashed(password) {
    const salt = randomBytes(16).toString('hex')
    return { salt, hash: (await derived(password, salt, hashBytes)).toString('hex') }
  },
  matches: async (password, { salt, hash }) =>
    timingSafeEqual(await derived(password, salt, hashBytes), Buffer.from(hash, 'hex')),
}
