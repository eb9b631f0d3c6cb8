import { buffer } from 'node:stream/consumers'
import { DomainError, pdfPath } from '@thumbfolio/contracts'
import { liveOf } from '../domain/site/live-version.js'
import { forFolder, readMe } from '@thumbfolio/site-page/render'
import type { Site } from '../domain/site/site.js'
import type { Ports } from '../ports.js'
import { openOfferedPdf } from './offered-pdf.js'

/** Packed once; these are packed already. */
const packed = /\.(?:png|jpe?g|webp|avif|woff2|pdf|ico)$/

/**
 * The published site as a ZIP that opens from a folder. All of it is in memory at once: a site is some files of a few
 * hundred kilobytes, which its host keeps small.
 * @throws DomainError `site-not-live`
 */
export async function siteArchive(ports: Ports, site: Site): Promise<Uint8Array> {
  const { siteHost } = ports
  const { url, publishedAt } = liveOf(site)
  const { zipSync, strToU8 } = await import('fflate')
  const mtime = new Date(publishedAt)
  const entries: Record<string, [Uint8Array, { level: 0 | 6; mtime: Date }]> = {
    'README.txt': [strToU8(readMe(site.id, url)), { level: 6, mtime }],
  }
  const paths = await siteHost.paths(site.id)
  for (const path of paths) {
    const file = await siteHost.file(site.id, path)
    if (!file?.isFound) continue
    const body = path.endsWith('.html')
      ? strToU8(forFolder(new TextDecoder().decode(file.body), path, paths))
      : file.body
    entries[path] = [body, { level: packed.test(path) ? 0 : 6, mtime }]
  }
  const pdf = await openOfferedPdf(ports, site.id)
  if (pdf) entries[pdfPath] = [await buffer(pdf), { level: 0, mtime }]
  // An entry beside the page itself: nothing was published yet, or it is being taken down.
  if (!entries['index.html']) throw new DomainError('site-not-live')
  return zipSync(entries)
}
