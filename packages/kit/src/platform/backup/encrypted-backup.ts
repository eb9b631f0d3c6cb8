import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Decrypter, Encrypter, generateIdentity, identityToRecipient } from 'age-encryption'
import { BackupRefused, explainFullDisk } from './backup-refused.js'
import { syncFolder } from './durable-file.js'
import { BackupUnusable } from './manifest.js'

/**
 * Packs a backup into one encrypted file (tar, age), readable only with the secret key of a recipient. The file appears when
 * all of it is on the disk. `age --decrypt` and `tar` also read it.
 */
export async function encryptBackup(
  folder: string,
  to: string,
  recipients: readonly string[],
): Promise<void> {
  const encrypter = new Encrypter()
  for (const recipient of recipients) encrypter.addRecipient(recipient)
  const partial = `${to}.partial`
  const tar = startTar(['--create', '--file=-', '--directory', folder, '.'])
  tar.stdin.end()
  const encrypted = await encrypter.encrypt(Readable.toWeb(tar.stdout) as ReadableStream<Uint8Array>)
  const file = await open(partial, 'w', 0o600)
  try {
    for await (const chunk of encrypted) await file.writeFile(chunk)
    await tar.ended
    await file.sync()
  } catch (error) {
    await rm(partial, { force: true })
    throw explainFullDisk(error, dirname(to))
  } finally {
    await file.close()
  }
  await rename(partial, to)
  await syncFolder(dirname(to))
}

/**
 * Unpacks an encrypted backup into a folder.
 * @throws BackupUnusable for the wrong key, or a truncated or changed file; BackupRefused where the folder cannot be written
 */
export async function decryptBackup(file: string, into: string, identity: string): Promise<void> {
  const decrypter = new Decrypter()
  for (const [key] of identity.matchAll(/AGE-SECRET-KEY-[0-9A-Z-]+/g)) decrypter.addIdentity(key)
  await mkdir(into, { recursive: true, mode: 0o700 })
  const tar = startTar(['--extract', '--file=-', '--no-same-owner', '--directory', into])
  try {
    const source = Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>
    const plain = await decrypter.decrypt(source)
    await pipeline(Readable.from(plain), tar.stdin)
    await tar.ended
  } catch (thrown) {
    // A closed pipe means that tar ended first: its own failure, about what it writes, is the reason.
    const isPipeClosed = closedPipe.has((thrown as NodeJS.ErrnoException).code)
    const cause = isPipeClosed
      ? await tar.ended.then(
          () => thrown,
          (failure: unknown) => failure,
        )
      : thrown
    tar.kill()
    if (cause instanceof BackupRefused) throw explainFullDisk(cause, into)
    if (isOfSystem(cause)) throw new BackupRefused(`${file} cannot be read: ${cause.message}`, { cause })
    throw new BackupUnusable(
      `${file} cannot be decrypted with this key, or is damaged: ${(cause as Error).message}`,
      { cause },
    )
  }
}

/** A new pair of keys, in memory only. */
export async function newKeys(): Promise<{ identity: string; recipient: string }> {
  const identity = await generateIdentity()
  return { identity, recipient: await identityToRecipient(identity) }
}

/** The codes when a reader ended before the first byte, during a write, or between two writes. */
const closedPipe: ReadonlySet<string | undefined> = new Set([
  'ERR_STREAM_UNABLE_TO_PIPE',
  'EPIPE',
  'ECONNRESET',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_PREMATURE_CLOSE',
])

const isOfSystem = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error

const maxErrorLength = 2_000

function startTar(args: readonly string[]) {
  const child = spawn('env', ['LC_ALL=C', 'tar', ...args], { stdio: ['pipe', 'pipe', 'pipe'] })
  let errors = ''
  // One line for each file.
  child.stderr.on('data', (chunk: Buffer) => (errors = (errors + chunk.toString()).slice(0, maxErrorLength)))
  child.stdin.on('error', () => undefined)
  const ended = once(child, 'close').then(([code]) => {
    if (code === 0) return
    const failure = new BackupRefused(`tar failed (${code}): ${errors.trim()}`)
    const isFull = /No space left on device|Disk quota exceeded/.test(errors)
    throw isFull ? Object.assign(failure, { code: 'ENOSPC' }) : failure
  })
  ended.catch(() => undefined)
  return { stdin: child.stdin, stdout: child.stdout, ended, kill: () => void child.kill('SIGKILL') }
}
