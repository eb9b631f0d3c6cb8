import type { supportRoutes } from '@thumbfolio/contracts'
import type { RouteHandlers } from '@thumbfolio/kit/http'
import { receiveMessage } from '../commands/receive-message.js'
import type { Ports } from '../ports.js'

/** `onReceived` starts the delivery at once instead of at the next sweep. */
export const supportHandlers = (
  ports: Ports,
  onReceived: () => void,
): RouteHandlers<typeof supportRoutes> => ({
  async sendMessage({ body, clientAddress }) {
    await receiveMessage(ports, body, clientAddress)
    onReceived()
    return { status: 200, body: { message: 'Message sent successfully' } }
  },
})
