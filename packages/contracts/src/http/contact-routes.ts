import { z } from 'zod'
import { ContactMessageView } from '../contact-form.js'
import { route, type RouteTable } from '../route.js'

/** The inbox of a site's contact form. */
export const contactRoutes = {
  contactMessages: route({
    service: 'generator',
    method: 'GET',
    path: '/make/sites/:name/messages',
    summary:
      'Messages that visitors sent with the contact form of a site, newest first; each is kept for 30 days',
    access: 'verified',
    rate: 'read',
    params: z.object({ name: z.string() }),
    answers: { 200: z.object({ data: z.array(ContactMessageView) }) },
    problems: [],
  }),
  deleteContactMessage: route({
    service: 'generator',
    method: 'DELETE',
    path: '/make/sites/:name/messages/:id',
    summary: 'Delete a message of a visitor. Safe to repeat',
    access: 'verified',
    rate: 'write',
    params: z.object({ name: z.string(), id: z.string() }),
    answers: { 204: z.undefined() },
    problems: [],
  }),
} satisfies RouteTable
