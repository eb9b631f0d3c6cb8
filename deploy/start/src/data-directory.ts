import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Another process has the data directory open. */
export class DataDirectoryInUse extends Error {
  override name = 'DataDirectoryInUse'
}

/** Unix sockets allow so many bytes of path (sun_path, less its end). */
const longestSocketPath = 103

/**
 * Takes the data directory for this process. The kernel gives it back, also after SIGKILL: the lock is a socket
 * that somebody listens on, not a file that somebody left.
 * @throws DataDirectoryInUse
 */
export async function lockDataDirectory(directory: string): Promise<AsyncDisposable> {
  await mkdir(directory, { recursive: true })
  const real = await realpath(directory)
  const beside = join(real, 'lock.sock')
  const digest = createHash('sha256').update(real).digest('hex').slice(0, 32)
  const path = beside.length <= longestSocketPath ? beside : join(tmpdir(), `thumbfolio-${digest}.sock`)
  const held = await holdSocket(path)
  if (held) return held
  if (await isAnswered(path)) throw new DataDirectoryInUse(directory)
  await rm(path, { force: true })
  const second = await holdSocket(path)
  if (!second) throw new DataDirectoryInUse(directory)
  return second
}

function holdSocket(path: string): Promise<AsyncDisposable | undefined> {
  const server = createServer((socket) => socket.end())
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined)
      else reject(error)
    })
    server.listen(path, () =>
      resolve({ [Symbol.asyncDispose]: () => new Promise<void>((closed) => server.close(() => closed())) }),
    )
  })
}

const isAnswered = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(path)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

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
