import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

interface Trap {
  readonly command: string
  readonly meanwhile: () => Promise<unknown>
  readonly answers: boolean
}

/** How a command to a collection begins on the wire: its name is the first key, a string with its length before it. */
export const commandTo = (command: string, collection: string): string =>
  `\u0002${command}\u0000${String.fromCharCode(collection.length + 1)}\u0000\u0000\u0000${collection}\u0000`

/** A proxy in front of a MongoDB: records what clients send, and cuts a connection between a command and its answer. */
export async function tapMongo(uri: string) {
  const target = new URL(uri)
  const sent: Buffer[] = []
  const sockets = new Set<Socket>()
  let trap: Trap | undefined
  let isRefusing = false

  const server = createServer((client) => {
    const engine = connect(Number(target.port), target.hostname)
    let sprung: Trap | undefined
    const end = () => [client, engine].forEach((socket) => socket.destroy())
    for (const socket of [client, engine]) socket.on('error', end).on('close', end)
    if (isRefusing) end()
    sockets.add(client)
    client.on('close', () => sockets.delete(client))
    client.on('data', (data) => {
      sent.push(data)
      if (trap && data.includes(trap.command)) {
        sprung = trap
        trap = undefined
      }
      engine.write(data)
    })
    engine.on('data', (data) => {
      if (sprung) void sprung.meanwhile().finally(sprung.answers ? () => client.write(data) : end)
      else client.write(data)
      sprung = undefined
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const tapped = new URL(uri)
  tapped.port = String((server.address() as AddressInfo).port)

  return {
    uri: tapped.href,
    /** What clients sent in messages that hold this text. */
    sentWith: (text: string) => sent.filter((data) => data.includes(text)),
    /** The next such command is carried out, `meanwhile` runs, and its answer never comes. */
    cutAnswerTo(command: string, meanwhile: () => Promise<unknown> = async () => undefined): void {
      trap = { command, meanwhile, answers: false }
    },
    /** The answer to the next such command comes when `meanwhile` has run. */
    holdAnswerTo(command: string, meanwhile: () => Promise<unknown>): void {
      trap = { command, meanwhile, answers: true }
    },
    /** Refuses all connections from now on. */
    refuse(): void {
      isRefusing = true
      for (const socket of sockets) socket.destroy()
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
