import type { Logger } from '../base/log/log.js'
import { createApp, listen, type Listening } from '../http/listen.js'
import type { Service } from './service.js'

interface ServeOptions {
  readonly port: number
  readonly host: string
  readonly log: Logger
}

/** Listens for a service that is started later. Disposing drains the connections, and leaves the service to its owner. */
export async function listenFor(service: Service, options: ServeOptions): Promise<Listening> {
  const listening = await listen(service.app ?? createApp(service, options.log), options)
  return {
    ...listening,
    async [Symbol.asyncDispose]() {
      const closed = listening[Symbol.asyncDispose]()
      service.drain?.()
      await closed
    },
  }
}

/** Listens, then starts the service. Disposing drains the connections first, then stops the service. */
export async function serve(service: Service, options: ServeOptions): Promise<Listening> {
  const listening = await listenFor(service, options)
  await service.start()
  return {
    ...listening,
    async [Symbol.asyncDispose]() {
      await listening[Symbol.asyncDispose]()
      await service[Symbol.asyncDispose]()
    },
  }
}
