import { once } from 'node:events'
import { createServer } from 'node:net'

const lowest = 12_000
const highest = 32_000

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  const isBound = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => resolve(true))
  })
  if (!isBound) return false
  server.close()
  await once(server, 'close')
  return true
}

/**
 * A port that was free a moment ago, below those that the kernel gives to outgoing connections: a client that knocks on
 * a killed server's port must not be given that very port, or the server could not come back to it. None of `reserved`,
 * which are promised to servers that do not listen yet.
 */
export async function freePort(reserved: Iterable<number> = []): Promise<number> {
  const promised = new Set(reserved)
  for (let tries = 0; tries < 200; tries++) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest))
    if (!promised.has(port) && (await isFree(port))) return port
  }
  throw new Error(`No free port between ${lowest} and ${highest}`)
}

/** Whether somebody else listens there already. */
export const isPortBusy = async (port: number): Promise<boolean> => !(await isFree(port))

/** The port, or the first free one after it. */
export async function freePortFrom(port: number): Promise<number> {
  for (let next = port; next < port + 100; next++) if (await isFree(next)) return next
  throw new Error(`No free port from ${port} on`)
}
