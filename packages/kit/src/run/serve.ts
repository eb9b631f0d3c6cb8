import type { Logger } from '../log/log.js'
import { createApp, listen, type Listening } from './listen.js'
import type { Service } from './service.js'

/** Listens, then starts the service. Disposing drains the connections first, then stops the service. */
export async function serve(
  service: Service,
  options: { port: number; host: string; log: Logger },
): Promise<Listening> {
  const listening = await listen(service.app ?? createApp(service, options.log), options)
  await service.start()
  return {
    url: listening.url,
    port: listening.port,
    async [Symbol.asyncDispose]() {
      const closed = listening[Symbol.asyncDispose]()
      service.drain?.()
      await closed
      await service[Symbol.asyncDispose]()
    },
  }
}
