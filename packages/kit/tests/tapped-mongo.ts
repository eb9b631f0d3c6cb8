import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** Stands before a MongoDB: keeps what clients send, and cuts a connection between a command and its answer. */
export async function tapMongo(uri: string) {
  const target = new URL(uri)
  const sent: Buffer[] = []
  const sockets = new Set<Socket>()
  let trap: { command: string; meanwhile: () => Promise<unknown> } | undefined

  const server = createServer((client) => {
    const engine = connect(Number(target.port), target.hostname)
    let cutting: (() => Promise<unknown>) | undefined
    const end = () => [client, engine].forEach((socket) => socket.destroy())
    for (const socket of [client, engine]) socket.on('error', end).on('close', end)
    sockets.add(client)
    client.on('close', () => sockets.delete(client))
    client.on('data', (data) => {
      sent.push(data)
      if (trap && data.includes(trap.command)) {
        cutting = trap.meanwhile
        trap = undefined
      }
      engine.write(data)
    })
    engine.on('data', (data) => {
      if (cutting) void cutting().finally(end)
      else client.write(data)
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
      trap = { command, meanwhile }
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
