import { createHash } from 'node:crypto'
import { mkdir, readdir, realpath, rm } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { ConfigError } from '../base/config/config.js'

/** The embedded engines have one owner: a second process would work on the same launches, unseen by the first. */
export class DataDirectoryInUse extends ConfigError {
  override name = 'DataDirectoryInUse'
  constructor(directory: string) {
    super(
      `DATA_DIR: ${directory} is in use by another Thumbfolio. Stop that one, or choose another DATA_DIR and PORT.`,
    )
  }
}

/** The system does not let this process keep files there: no directory, no right, no room. */
export class DataDirectoryUnusable extends ConfigError {
  override name = 'DataDirectoryUnusable'
  constructor(cause: Error) {
    super(`DATA_DIR cannot be used: ${cause.message}. Choose another one, or let this user write to it.`)
    this.cause = cause
  }
}

/** What is kept there, like hashes, resumes and mails, is for the user of this process alone. */
export const ownerOnly = 0o700

/** Unix sockets allow so many bytes of path (sun_path, less its end). */
const longestSocketPath = 103
/** Is this a file that a lock keeps in its directory? */
export const isLock = (name: string): boolean => name.endsWith('.sock')
/** Of a turn, with its dot and ending. */
const turnBytes = 16

/**
 * Takes a directory of data for this process, and makes it, for its owner alone, if there is none. The kernel gives it back, also after
 * SIGKILL: the lock is a socket that somebody listens on, not a file that somebody left. No two hold it at once; of many
 * that come at once at most one gets it.
 * @throws DataDirectoryInUse, DataDirectoryUnusable
 */
export async function lockDataDirectory(directory: string): Promise<AsyncDisposable> {
  return takeTurn(directory).catch((error: NodeJS.ErrnoException) => {
    throw error.syscall === undefined ? error : new DataDirectoryUnusable(error)
  })
}

async function takeTurn(directory: string): Promise<AsyncDisposable> {
  await mkdir(directory, { recursive: true, mode: ownerOnly })
  const real = await realpath(directory)
  const beside = join(real, 'lock')
  const digest = createHash('sha256').update(real).digest('hex').slice(0, 32)
  const base =
    Buffer.byteLength(beside) + turnBytes <= longestSocketPath
      ? beside
      : join(tmpdir(), `thumbfolio-${digest}`)

  // A socket never gives its path to another one: who finds all of them dead takes the next turn, which the kernel gives
  // to one alone. Who was late by more than a turn finds a living one afterwards, and gives way.
  const before = await turnsOf(base)
  await expectDead(base, before, directory)
  const own = Math.max(0, ...before) + 1
  const held = await holdSocket(socketAt(base, own))
  if (!held) throw new DataDirectoryInUse(directory)
  try {
    const others = (await turnsOf(base)).filter((turn) => turn !== own)
    await expectDead(base, others, directory)
    for (const turn of others) await rm(socketAt(base, turn), { force: true })
    return held
  } catch (error) {
    await held[Symbol.asyncDispose]()
    throw error
  }
}

const socketAt = (base: string, turn: number) => `${base}.${turn}.sock`

async function turnsOf(base: string): Promise<number[]> {
  const prefix = `${basename(base)}.`
  const names = await readdir(dirname(base))
  return names.flatMap((name) => {
    const [, turn] = /^(\d+)\.sock$/.exec(name.startsWith(prefix) ? name.slice(prefix.length) : '') ?? []
    return turn === undefined ? [] : [Number(turn)]
  })
}

async function expectDead(base: string, turns: readonly number[], directory: string): Promise<void> {
  for (const turn of turns)
    if (await isAnswered(socketAt(base, turn))) throw new DataDirectoryInUse(directory)
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

/** Only a refused connection means that there is no owner; a paused owner, or one of another user, holds the lock. */
const deadCodes = new Set(['ECONNREFUSED', 'ENOENT'])

const isAnswered = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(path)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', ({ code = '' }: NodeJS.ErrnoException) => resolve(!deadCodes.has(code)))
  })
