import { z } from 'zod'
import { NewReaderLink, ReaderLinkView } from '../reader-links.js'
import { route, type RouteTable } from '../route.js'

/** Links of a site for single readers. */
export const readerLinkRoutes = {
  readerLinks: route({
    service: 'generator',
    method: 'GET',
    path: '/make/sites/:name/readers',
    summary: 'Links of a site for single readers, newest first, also those that ended within 30 days',
    access: 'verified',
    rate: 'read',
    params: z.object({ name: z.string() }),
    answers: { 200: z.object({ data: z.array(ReaderLinkView) }) },
    problems: [],
  }),
  makeReaderLink: route({
    service: 'generator',
    method: 'POST',
    path: '/make/sites/:name/readers',
    summary:
      'Make a link for one reader: the live page with what it shows in addition. The answer alone has its address',
    access: 'verified',
    rate: 'write',
    params: z.object({ name: z.string() }),
    body: NewReaderLink,
    answers: { 201: z.object({ data: z.object({ link: ReaderLinkView, url: z.url() }) }) },
    problems: [
      'validation-failed',
      'site-not-live',
      'site-deleting',
      'site-taken-down',
      'no-pdf',
      'reader-link-limit',
    ],
  }),
  revokeReaderLink: route({
    service: 'generator',
    method: 'DELETE',
    path: '/make/sites/:name/readers/:id',
    summary: 'Revoke a link for one reader at once. Safe to repeat',
    access: 'verified',
    rate: 'write',
    params: z.object({ name: z.string(), id: z.string() }),
    answers: { 204: z.undefined() },
    problems: [],
  }),
} satisfies RouteTable
