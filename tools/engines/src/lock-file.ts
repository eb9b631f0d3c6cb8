import { readFile, rm, writeFile } from 'node:fs/promises'
import { eventually } from '@thumbfolio/testing'

const waitLimitMs = 300_000

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Waits for the lock and holds it until disposed. One that a dead process left counts for nothing. It saves work and
 * guards nothing else: in the moment when two find the same dead one, both may go on.
 */
export async function holdLockFile(path: string): Promise<AsyncDisposable> {
  await eventually(async () => {
    try {
      await writeFile(path, String(process.pid), { flag: 'wx' })
      return true
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const holder = Number(await readFile(path, 'utf8').catch(() => ''))
    if (holder > 0 && !isAlive(holder)) await rm(path, { force: true })
    return false
  }, waitLimitMs)
  return { [Symbol.asyncDispose]: () => rm(path, { force: true }) }
}
