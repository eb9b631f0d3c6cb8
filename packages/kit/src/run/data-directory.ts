import { createHash } from 'node:crypto'
import { mkdir, realpath, rm } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ConfigError } from '../config/config.js'

/** Another process has the data directory open. The message is one line that says what to do. */
export class DataDirectoryInUse extends ConfigError {
  override name = 'DataDirectoryInUse'
  constructor(directory: string) {
    super(
      `${directory} is open in another Thumbfolio. Stop that one, or start this one with another DATA_DIR.`,
    )
  }
}

/** Unix sockets allow so many bytes of path (sun_path, less its end). */
const longestSocketPath = 103

/**
 * Takes a directory of data for this process, and makes it if there is none. The kernel gives it back, also after SIGKILL: the lock is a socket
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
  const server = createServer((socket) => socket.end()).unref()
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
