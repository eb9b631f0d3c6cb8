import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** Passes TCP connections on to another port, until a test severs it. */
export interface SeverableRelay extends AsyncDisposable {
  /** The target's URL at the port of the relay. */
  readonly url: string
  /** Drops every connection, and each new one at once. */
  sever(): void
  /** Passes on again. */
  restore(): void
}

export async function startSeverableRelay(target: string): Promise<SeverableRelay> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let isSevered = false
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
  }
  const server = createServer((incoming) => {
    if (isSevered) return void incoming.destroy()
    const outgoing = connect(Number(port), hostname)
    for (const socket of [incoming, outgoing]) keep(socket)
    incoming.pipe(outgoing).pipe(incoming)
    incoming.once('close', () => outgoing.destroy())
    outgoing.once('close', () => incoming.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(target)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  const drop = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: url.href.replace(/\/$/, ''),
    sever() {
      isSevered = true
      drop()
    },
    restore: () => void (isSevered = false),
    async [Symbol.asyncDispose]() {
      drop()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
