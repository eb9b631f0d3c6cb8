import express, { type Router } from 'express'
import { newAddressOf } from '../launches/commands/new-address.js'
import { openDraft } from '../launches/commands/show-preview.js'
import { openOfferedPdf } from '../launches/commands/offered-pdf.js'
import { isTakenDown } from '../hosting/commands/takedowns/take-down.js'
import type { Ports } from '../launches/ports.js'
import { countView } from '../hosting/http/count-view.js'
import { previews } from '../launches/http/previews.js'
import { readerPages } from '../launches/http/reader-pages.js'
import { publishedSites } from '../hosting/http/published-sites.js'
import { contactRouter } from '../hosting/http/contact-router.js'
import { reportRouter } from '../hosting/http/report-router.js'
import { pdfDownloads } from '../hosting/http/send-pdf.js'

/** What visitors see at the hosts of sites: pages, previews, pages for single readers, the report form and the contact form. */
export function siteHosts(ports: Ports, { isPurged }: { readonly isPurged: boolean }): Router {
  const published = {
    ...ports,
    newAddressOf: (formerName: string) => newAddressOf(ports, formerName),
    isTakenDown: (siteName: string) => isTakenDown(ports, siteName),
    isOpenPreview: async (token: string) => (await openDraft(ports, token)) !== undefined,
    isPurged,
    onView: countView(ports),
    pdfOf: (siteName: string) => openOfferedPdf(ports, siteName),
    sendPdf: pdfDownloads(),
  }
  return express
    .Router({ caseSensitive: true })
    .use(reportRouter(ports, published))
    .use(contactRouter(ports, published))
    .use(previews(ports, published.sendPdf))
    .use(readerPages(ports, published.sendPdf))
    .use(publishedSites(published, `${ports.appOrigin}/`))
}
