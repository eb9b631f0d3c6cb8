import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** Lets containers reach a server of this machine's loopback, and lists whose connections are open. */
export interface ModelRelay extends AsyncDisposable {
  readonly url: string
  /** Addresses of the callers whose connection is open now. */
  callers(): string[]
}

/** Listens on one address of this machine alone: the bridge that the containers are on. */
export async function modelRelay(target: string, host: string): Promise<ModelRelay> {
  const { port: targetPort } = new URL(target)
  const open = new Set<Socket>()
  const server = createServer((caller) => {
    const onward = connect(Number(targetPort), '127.0.0.1')
    open.add(caller)
    caller.pipe(onward).pipe(caller)
    for (const [one, other] of [
      [caller, onward],
      [onward, caller],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy())
    caller.on('close', () => open.delete(caller))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, host, resolve)
  })
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    callers: () => [...open].flatMap(({ remoteAddress }) => (remoteAddress ? [remoteAddress] : [])),
    async [Symbol.asyncDispose]() {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
