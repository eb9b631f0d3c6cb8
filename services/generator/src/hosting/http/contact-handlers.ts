import type { contactRoutes } from '@thumbfolio/contracts'
import type { RouteHandlers } from '@thumbfolio/kit/http'
import { contactMessagesOf, deleteContactMessage } from '../commands/contact/contact-inbox.js'
import type { Ports } from '../ports.js'

export const contactHandlers = (ports: Ports): RouteHandlers<typeof contactRoutes> => ({
  async contactMessages({ session, params: { name } }) {
    const site = await ports.hostedSites.own({ ownerId: session.userId, siteName: name })
    const data = (await contactMessagesOf(ports, site)).map(({ id, name: from, email, text, at, mail }) => ({
      id,
      name: from,
      email,
      text,
      at: new Date(at).toISOString(),
      isMailed: mail === undefined,
    }))
    return { status: 200, body: { data } }
  },
  async deleteContactMessage({ session, params: { name, id } }) {
    const site = await ports.hostedSites.own({ ownerId: session.userId, siteName: name })
    await deleteContactMessage(ports, site, id)
    return { status: 204, body: undefined }
  },
})
